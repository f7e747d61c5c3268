import { randomUUID } from "node:crypto";
import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { benchDatabase, summary } from "./database.ts";
import { BENCH_SECRET, makePeople, PEOPLE, type Person } from "./people.ts";
import { type BenchServer, startServer } from "./server.ts";

const STREAMS = 2_000;
/** So many things happen, one after the other, each to one of them. */
const EVENTS = 1_000;
const PAUSE_MS = 10;

/** Opens a stream; `onEvent` gets each notification's id the moment it is here. */
function open(server: BenchServer, { cookie }: Person, onEvent: (id: string) => void): Promise<void> {
  return new Promise((opened, fail) => {
    const asked = request(`${server.url}/events`, { headers: { cookie }, agent: false }, (response) => {
      if (response.statusCode !== 200) return fail(new Error(`HTTP ${response.statusCode}`));
      response.setEncoding("utf8");
      response.on("error", () => {});
      response.on("data", (text: string) => {
        if (text.includes("retry:")) opened();
        for (const [, id = ""] of text.matchAll(/"id":"([^"]+)"/g)) onEvent(id);
      });
    });
    asked.on("error", fail);
    asked.end();
  });
}

/** 2,000 people, each with an open event stream on one process: the time from the insert's commit being asked for to its receipt, and what it costs. */
export async function run(): Promise<void> {
  const database = await benchDatabase();
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const server = await startServer(database.url, { SECRET: BENCH_SECRET });
  try {
    const people = await makePeople(client, STREAMS);
    const before = await server.memoryMb();
    const sent = new Map<string, number>();
    const delays: number[] = [];
    const onEvent = (id: string) => {
      const at = sent.get(id);
      if (at !== undefined) delays.push(performance.now() - at);
    };
    const started = performance.now();
    for (let n = 0; n < people.length; n += 50) await Promise.all(people.slice(n, n + 50).map((person) => open(server, person, onEvent)));
    console.log(`${STREAMS} streams opened in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    await sleep(5_000);
    const after = await server.memoryMb();
    console.log(`memory: ${Math.round(before)} MB without, ${Math.round(after)} MB with them (${(((after - before) * 1024) / STREAMS).toFixed(1)} kB each)`);

    const idle = await server.cpuMs();
    await sleep(30_000);
    console.log(`quiet: ${(((await server.cpuMs()) - idle) / 300).toFixed(1)} % of one processor`);

    const busy = await server.cpuMs();
    const measured = performance.now();
    for (let n = 0; n < EVENTS; n++) {
      const id = randomUUID();
      const person = people[(n * 7919) % people.length];
      sent.set(id, performance.now());
      // What `notifyPerson` writes, in one statement and one commit.
      await client.query(
        `with fresh as (insert into notifications (id, user_id, kind) values ($1, $2, 'export_ready') returning id, user_id)
         select pg_notify('diwan_live', 'person:' || jsonb_build_array(user_id, jsonb_build_object('topic', 'notification', 'id', id))::text) from fresh`,
        [id, person?.id],
      );
      await sleep(PAUSE_MS);
    }
    await sleep(1_000);
    const { median, p95 } = summary(delays);
    const share = ((await server.cpuMs()) - busy) / (performance.now() - measured);
    console.log(
      `from insert to receipt: ${median.toFixed(1)} ms at the median, p95 ${p95.toFixed(1)} ms, longest ${Math.max(...delays).toFixed(1)} ms; ` +
        `${delays.length} of ${EVENTS} received, ${(share * 100).toFixed(1)} % of one processor`,
    );

    const storm = performance.now();
    delays.length = 0;
    const all = people.map((person) => ({ id: randomUUID(), userId: person.id }));
    for (const { id } of all) sent.set(id, performance.now());
    await client.query(
      `with fresh as (insert into notifications (id, user_id, kind) select id, user_id, 'export_ready' from unnest($1::uuid[], $2::uuid[]) as t(id, user_id) returning id, user_id)
       select pg_notify('diwan_live', 'person:' || jsonb_build_array(user_id, jsonb_build_object('topic', 'notification', 'id', id))::text) from fresh`,
      [all.map(({ id }) => id), all.map(({ userId }) => userId)],
    );
    while (delays.length < STREAMS && performance.now() - storm < 10_000) await sleep(20);
    const everybody = summary(delays);
    console.log(
      `to all ${STREAMS} in one transaction: ${everybody.median.toFixed(0)} ms at the median, p95 ${everybody.p95.toFixed(0)} ms, ${delays.length} received`,
    );
  } finally {
    await client.query("delete from users where email like $1", [`%@${PEOPLE}`]).catch(() => {});
    await client.end();
    await server.stop();
    await database.stop();
  }
}
