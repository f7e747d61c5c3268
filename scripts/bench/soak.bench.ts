import { benchDatabase } from "./database.ts";
import { type BenchServer, startServer } from "./server.ts";

const TIMES = 20_000;
const AT_ONCE = 8;
const WARM_UP = 2_000;
const MOST_GROWTH_MB = 50;
const HEADERS = { "accept-encoding": "br", "accept-language": "en" };

/** Pages rendered anew and calls of the API; memory after a collection must not have grown. */
export async function run(): Promise<void> {
  const database = await benchDatabase();
  const server = await startServer(database.url, { TRUST_PROXY: "1" }, [
    "--expose-gc",
    "--import",
    "data:text/javascript,process.on('SIGUSR2',()=>globalThis.gc())",
  ]);
  try {
    await ask(server, WARM_UP, 0);
    const before = await settled(server);
    await ask(server, TIMES, WARM_UP);
    const after = await settled(server);
    const grown = after - before;
    console.log(
      `${TIMES} pages and ${TIMES} calls: ${Math.round(before)} MB before, ${Math.round(after)} MB after, ${grown > MOST_GROWTH_MB ? "TOO MUCH" : "fine"}`,
    );
  } finally {
    await server.stop();
    await database.stop();
  }
}

async function ask(server: BenchServer, times: number, first: number): Promise<void> {
  let next = first;
  const one = async () => {
    while (next < first + times) {
      const n = next++;
      const headers = { ...HEADERS, "x-forwarded-for": `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}` };
      for (const path of [`/vendors?search=soak${n}`, `/api/v1/vendors?search=soak${n}`]) await (await fetch(server.url + path, { headers })).arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

/** Memory when nothing can be collected any more. */
async function settled(server: BenchServer): Promise<number> {
  for (let time = 0; time < 3; time++) {
    process.kill(server.pid, "SIGUSR2");
    await new Promise((done) => setTimeout(done, 2_000));
  }
  return server.memoryMb();
}
