import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import sharp from "sharp";
import { benchDatabase } from "./database.ts";
import { BENCH_SECRET, makePeople, type Person } from "./people.ts";
import { type BenchServer, startServer } from "./server.ts";

const PERSONS = 4;
const PICTURES_EACH = 5;
const STYLES = ["modern", "najdi", "hijazi", "industrial", "rustic"];
const SECONDS = 15;
/** One page at a time: what a browsing visitor experiences, not the server's capacity. */
const PAUSE_MS = 25;

/** A room of 12 megapixels; each person has another. */
async function photoOf(person: number): Promise<Blob> {
  const room = sharp("demo/media/living_room-modern-1.webp").resize(4000, 3000, { fit: "cover" });
  return new Blob(
    [
      new Uint8Array(
        await room
          .modulate({ brightness: 1 + person / 50 })
          .jpeg({ quality: 88 })
          .toBuffer(),
      ),
    ],
    { type: "image/jpeg" },
  );
}

async function call(server: BenchServer, { cookie }: Person, path: string, body: FormData | object | null): Promise<Record<string, unknown>> {
  const isForm = body instanceof FormData;
  const response = await fetch(`${server.url}/api/v1${path}`, {
    method: body ? "POST" : "GET",
    headers: { cookie, origin: server.url, ...(body && !isForm ? { "content-type": "application/json" } : {}) },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${path}: HTTP ${response.status} ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
}

/** Times of a page, rendered each time, while `goesOn`. */
async function pageTimes(server: BenchServer, goesOn: () => boolean): Promise<number[]> {
  const times: number[] = [];
  const until = performance.now() + SECONDS * 1000;
  while (performance.now() < until && goesOn()) {
    const start = performance.now();
    await (await fetch(`${server.url}/vendors`, { headers: { cookie: "diwan.session_token=none" } })).arrayBuffer();
    times.push(performance.now() - start);
    await sleep(PAUSE_MS);
  }
  return times.sort((a, b) => a - b);
}

const at = (times: readonly number[], share: number): string => `${(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(1)} ms`;
const summary = (times: readonly number[]) =>
  `median ${at(times, 0.5)}, p95 ${at(times, 0.95)}, p99 ${at(times, 0.99)}, worst ${at(times, 1)} (${times.length} requests)`;

/** GET /vendors, rendered, with nothing else to do and with 20 pictures of 12-megapixel photographs in the queue. */
export async function run(): Promise<void> {
  const database = await benchDatabase();
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const server = await startServer(database.url, { SECRET: BENCH_SECRET });
  try {
    const people = await makePeople(client, PERSONS);
    for (let n = 0; n < 100; n += 1) await (await fetch(`${server.url}/vendors`, { headers: { cookie: "diwan.session_token=none" } })).arrayBuffer();
    console.log(`quiet:             ${summary(await pageTimes(server, () => true))}`);
    const rooms: string[] = [];
    for (const [index, person] of people.entries()) {
      const form = new FormData();
      form.set("photo", await photoOf(index), "room.jpg");
      rooms.push(String((await call(server, person, "/redesigns", form)).id));
    }
    const started = performance.now();
    for (const [index, person] of people.entries())
      for (const style of STYLES.slice(0, PICTURES_EACH)) await call(server, person, `/redesigns/${rooms[index]}/pictures`, { style });
    const times = await pageTimes(server, () => true);
    const open = async () =>
      Number(
        (await client.query("select count(*) n from redesign_pictures where redesign_id = any($1) and state in ('queued', 'running')", [rooms])).rows[0].n,
      );
    console.log(`20 pictures queued: ${summary(times)}, ${await open()} still open afterwards`);
    while ((await open()) > 0) await sleep(500);
    const { rows } = await client.query("select state, count(*) n from redesign_pictures where redesign_id = any($1) group by 1", [rooms]);
    console.log(`all ended after ${((performance.now() - started) / 1000).toFixed(0)} s: ${rows.map(({ state, n }) => `${n} ${state}`).join(", ")}`);
    console.log(`memory of the server afterwards: ${Math.round(await server.memoryMb())} MB`);
  } finally {
    await server.stop();
    await client.end();
    await database.stop();
  }
}
