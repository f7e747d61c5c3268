import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { db } from "#app/platform/database/db.server.ts";
import { LIVE_CHANNEL } from "#app/platform/live/live.server.ts";
import { sendEvent, sendEvents } from "#app/platform/live/person-events.server.ts";
import { notification, open, signedIn, until, url, withEventServer } from "./testing/event-clients.ts";

/** Sends an event until it arrives: from then on nothing is missed. */
async function listening(client: { text(): string }, personId: string): Promise<void> {
  for (let attempt = 0; attempt < 100 && !client.text().includes('"zero"'); attempt += 1) {
    await sendEvent(personId, notification("zero"));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

withEventServer();
let reem: { id: string; cookie: string };
let noura: { id: string; cookie: string };
beforeAll(async () => {
  reem = await signedIn("reem");
  noura = await signedIn("noura");
});

test("nobody's stream is refused, a forged cookie too", async () => {
  expect((await fetch(`${url}/events`)).status).toBe(401);
  expect((await open("diwan.session_token=made-up.signature")).response.status).toBe(401);
  expect((await open(`${reem.cookie.slice(0, -6)}xxxxxx`)).response.status).toBe(401);
});

test("each person gets their own events, and no others", async () => {
  const [theirs, second, others] = await Promise.all([open(reem.cookie), open(reem.cookie), open(noura.cookie)]);
  expect(theirs.response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  expect(theirs.response.headers.get("x-accel-buffering")).toBe("no");
  expect(theirs.response.headers.get("cache-control")).toContain("no-store");
  await until(() => [theirs, second, others].every((client) => client.text().includes("retry:")));
  // Each stream subscribes a moment after it opens: earlier events are missed, or arrive as 'refetch'.
  for (const client of [theirs, second]) await listening(client, reem.id);
  await listening(others, noura.id);
  await sendEvent(reem.id, notification("one"));
  await expect(
    db.transaction().execute(async (trx) => {
      await sendEvent(reem.id, notification("never"), trx);
      throw new Error("rolled back");
    }),
  ).rejects.toThrow();
  await sendEvents([
    { userId: reem.id, event: notification("two") },
    { userId: noura.id, event: notification("three") },
  ]);
  await until(() => theirs.text().includes('"two"') && second.text().includes('"two"') && others.text().includes('"three"'));
  expect(theirs.text()).toMatch(/^data: \[.*\{"topic":"notification","id":"one"\}/m);
  expect(theirs.text()).not.toMatch(/never|three/);
  expect(others.text()).not.toMatch(/one|two|never/);
  for (const client of [theirs, second, others]) client.leave();
});

test("after missed notifications of the database clients are told to refetch", async () => {
  const client = await open(reem.cookie);
  await until(() => client.text().includes("retry:"));
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'diwan-live' and datname = current_database()`.execute(db);
  await until(() => client.text().includes("event: refetch"));
  await sql`select pg_notify(${LIVE_CHANNEL}, ${`person:${JSON.stringify([reem.id, notification("after")])}`})`.execute(db);
  await until(() => client.text().includes('"after"'));
  client.leave();
});

test("eight streams for a person; one that leaves makes room", async () => {
  const { cookie } = await signedIn("maha");
  const clients = await Promise.all(Array.from({ length: 8 }, () => open(cookie)));
  expect(clients.map((client) => client.response.status)).toEqual(Array(8).fill(200));
  const ninth = await open(cookie);
  expect(ninth.response.status).toBe(429);
  expect(ninth.response.headers.get("retry-after")).toBe("60");
  expect((await open(reem.cookie)).response.status).toBe(200);
  for (const client of clients) client.leave();
  await until(() => clients.every((client) => client.isOver()));
  let status = 0;
  for (const deadline = Date.now() + 5_000; status !== 200 && Date.now() < deadline; ) {
    const again = await open(cookie);
    status = again.response.status;
    again.leave();
  }
  expect(status).toBe(200);
});

test("a stream ends with its session, the person's other ones go on", async () => {
  const { id, cookie } = await signedIn("lama");
  const other = await signedIn("lama");
  const [ended, going] = await Promise.all([open(cookie), open(other.cookie)]);
  await until(() => ended.text().includes("retry:") && going.text().includes("retry:"));
  const token = decodeURIComponent(/session_token=([^;.]+)/.exec(cookie)?.[1] ?? "");
  await db.deleteFrom("sessions").where("token", "=", token).execute();
  await sendEvent(id, { topic: "session" });
  await until(() => ended.isOver());
  expect(ended.text()).toContain('{"topic":"session"}');
  expect(ended.text()).toContain("event: ended");
  expect(going.isOver()).toBe(false);
  await db.updateTable("users").set({ suspended_at: new Date() }).where("id", "=", id).execute();
  await sendEvent(id, { topic: "session" });
  await until(() => going.isOver());
  expect((await open(other.cookie)).response.status).toBe(401);
});
