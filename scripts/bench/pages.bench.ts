import autocannon from "autocannon";
import { type BenchDatabase, benchDatabase, productsDatabase } from "./database.ts";
import { type BenchServer, startServer } from "./server.ts";

const CONNECTIONS = 32;
const SECONDS = 8;
const UNCACHED_REQUESTS = 400;
const HEADERS = { "accept-encoding": "br", "accept-language": "en" };

async function cached(server: BenchServer, path: string): Promise<void> {
  await fetch(server.url + path, { headers: HEADERS });
  const result = await autocannon({ url: server.url + path, connections: CONNECTIONS, duration: SECONDS, headers: HEADERS });
  console.log(
    `${path} from the page cache: ${Math.round(result.requests.p50)} requests/s at the median, p99 ${result.latency.p99} ms, ${result.non2xx} not 200`,
  );
}

/** Each request has an invalid session cookie, which bypasses the page cache. Pages that are not there are left out. */
async function uncached(server: BenchServer, path: (n: number) => string, name: string): Promise<void> {
  const headers = { ...HEADERS, cookie: "diwan.session_token=none" };
  const ask = async (address: string): Promise<boolean> => {
    const answer = await fetch(server.url + address, { headers });
    await answer.arrayBuffer();
    return answer.ok;
  };
  const found: string[] = [];
  for (let n = 0; n < 2 * UNCACHED_REQUESTS && found.length < UNCACHED_REQUESTS; n++) if (await ask(path(n))) found.push(path(n));
  if (found.length < UNCACHED_REQUESTS) throw new Error(`Only ${found.length} pages of ${name} are there.`);
  const before = await server.cpuMs();
  for (const address of found) await ask(address);
  console.log(`${name} uncached: ${(((await server.cpuMs()) - before) / UNCACHED_REQUESTS).toFixed(2)} ms of processor time in the server for each request`);
}

async function pagesOf(database: BenchDatabase, list: string, detail: (n: number) => string): Promise<void> {
  const server = await startServer(database.url);
  try {
    await cached(server, list);
    await cached(server, detail(78));
    await uncached(server, () => list, list);
    await uncached(server, (n) => detail(1000 + n), detail(0).replace("bench-0", ":slug"));
    console.log(`memory of the server afterwards: ${Math.round(await server.memoryMb())} MB`);
  } finally {
    await server.stop();
    await database.stop();
  }
}

/** The rendered directory, the furniture finder and their detail pages: from the page cache, and rendered each time. */
export async function run(): Promise<void> {
  await pagesOf(await benchDatabase(), "/vendors", (n) => `/vendors/bench-${n}`);
  await pagesOf(await productsDatabase(), "/products", (n) => `/products/bench-${n}`);
}
