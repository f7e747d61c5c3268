import { loadavg } from "node:os";
import autocannon from "autocannon";
import { type BenchDatabase, benchDatabase, productsDatabase, summary } from "./database.ts";
import { type BenchServer, startServer } from "./server.ts";

const CONNECTIONS = 32;
const SECONDS = 8;
const ROUNDS = 9;
const REQUESTS = 100;
/** All of them once before the first round, so that the engine has compiled what it will compile. */
const PAGES = 400;
const HEADERS = { "accept-encoding": "br", "accept-language": "en" };

async function cached(server: BenchServer, path: string): Promise<void> {
  await fetch(server.url + path, { headers: HEADERS });
  const result = await autocannon({ url: server.url + path, connections: CONNECTIONS, duration: SECONDS, headers: HEADERS });
  console.log(
    `${path} from the page cache: ${Math.round(result.requests.p50)} requests/s at the median, p99 ${result.latency.p99} ms, ${result.non2xx} not 200`,
  );
}

type Family = { name: string; path: (n: number) => string };

/**
 * Each request has an invalid session cookie, which bypasses the page cache. Pages that are not there are left out. The median of rounds that take turns: a
 * moment when something else ran, or a collection of garbage, falls on one round.
 */
async function uncached(server: BenchServer, families: readonly Family[]): Promise<void> {
  const headers = { ...HEADERS, cookie: "diwan.session_token=none" };
  const ask = async (address: string): Promise<boolean> => {
    const answer = await fetch(server.url + address, { headers });
    await answer.arrayBuffer();
    return answer.ok;
  };
  const measured: { name: string; found: string[]; times: number[] }[] = [];
  for (const { name, path } of families) {
    const found: string[] = [];
    for (let n = 0; n < 2 * PAGES && found.length < PAGES; n++) if (await ask(path(n))) found.push(path(n));
    if (found.length < PAGES) throw new Error(`Only ${found.length} pages of ${name} are there.`);
    measured.push({ name, found, times: [] });
  }
  for (let round = 0; round < ROUNDS; round++)
    for (const { found, times } of measured) {
      const before = await server.cpuMs();
      for (let n = 0; n < REQUESTS; n++) await ask(found[(round * REQUESTS + n) % PAGES] ?? "");
      times.push(((await server.cpuMs()) - before) / REQUESTS);
    }
  for (const { name, times } of measured)
    console.log(
      `${name} uncached: ${summary(times).median.toFixed(2)} ms of processor time in the server for each request, median of ${ROUNDS} rounds (${Math.min(...times).toFixed(2)} to ${Math.max(...times).toFixed(2)})`,
    );
  console.log(`load ${loadavg()[0]?.toFixed(1)}: processor time, too, is more on a busy machine`);
}

async function pagesOf(database: BenchDatabase, list: string, detail: (n: number) => string): Promise<void> {
  const server = await startServer(database.url);
  try {
    await cached(server, list);
    await cached(server, detail(78));
    await uncached(server, [
      { name: list, path: () => list },
      { name: detail(0).replace("bench-0", ":slug"), path: (n) => detail(1000 + n) },
    ]);
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
