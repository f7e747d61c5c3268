import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { authHandler } from "#app/platform/auth/auth-handler.server.ts";
import { db, disconnect } from "#app/platform/database/db.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import { closeLive, LIVE_CHANNEL } from "#app/platform/live/live.server.ts";
import { tellPeople, tellPerson } from "#app/platform/live/person-events.server.ts";
import { closeEventStreams, events } from "./events.ts";

const PASSWORD = "correct horse battery";
const server = createAdaptorServer({ fetch: events.fetch });
let url = "";
let calls = 0;

async function auth(path: string, body: object): Promise<Response> {
  const headers = { "content-type": "application/json", origin: env.siteUrl };
  const request = new Request(`${env.siteUrl}/api/auth${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  return authHandler(request, { ip: `10.1.1.${++calls}`, language: "en" });
}

async function signedIn(name: string): Promise<{ id: string; cookie: string }> {
  const email = `${name}@test.example`;
  await auth("/sign-up/email", { name, email, password: PASSWORD });
  const answer = await auth("/sign-in/email", { email, password: PASSWORD });
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const { id } = await db.selectFrom("users").select("id").where("email", "=", email).executeTakeFirstOrThrow();
  return { id, cookie };
}

type Client = { response: Response; text(): string; isOver(): boolean; leave(): void };
async function open(cookie: string): Promise<Client> {
  const leaving = new AbortController();
  const response = await fetch(`${url}/events`, { headers: { cookie }, signal: leaving.signal });
  let text = "";
  let isOver = false;
  if (response.ok)
    void (async () => {
      for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) text += chunk;
    })()
      .catch(() => {})
      .finally(() => {
        isOver = true;
      });
  return { response, text: () => text, isOver: () => isOver, leave: () => leaving.abort() };
}

async function until(holds: () => boolean): Promise<void> {
  for (const deadline = Date.now() + 10_000; !holds(); await new Promise((resolve) => setTimeout(resolve, 10)))
    if (Date.now() > deadline) throw new Error("It did not happen in time.");
}
const notification = (id: string) => ({ topic: "notification" as const, id });

/** Tells something until it arrives: from then on nothing is missed. */
async function listening(client: { text(): string }, personId: string): Promise<void> {
  for (let attempt = 0; attempt < 100 && !client.text().includes('"zero"'); attempt += 1) {
    await tellPerson(personId, notification("zero"));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

let reem: { id: string; cookie: string };
let noura: { id: string; cookie: string };

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  reem = await signedIn("reem");
  noura = await signedIn("noura");
});
afterAll(async () => {
  closeEventStreams();
  server.close();
  await closeLive();
  await disconnect();
});

test("nobody's stream is refused, a forged cookie too", async () => {
  expect((await fetch(`${url}/events`)).status).toBe(401);
  expect((await open("diwan.session_token=made-up.signature")).response.status).toBe(401);
  expect((await open(`${reem.cookie.slice(0, -6)}xxxxxx`)).response.status).toBe(401);
});

test("each person hears what happens to them, and nothing else", async () => {
  const [theirs, second, others] = await Promise.all([open(reem.cookie), open(reem.cookie), open(noura.cookie)]);
  expect(theirs.response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  expect(theirs.response.headers.get("x-accel-buffering")).toBe("no");
  expect(theirs.response.headers.get("cache-control")).toContain("no-store");
  await until(() => [theirs, second, others].every((client) => client.text().includes("retry:")));
  // Each stream listens a moment after it is open: what is told before that does not reach it, or as 'ask anew'.
  for (const client of [theirs, second]) await listening(client, reem.id);
  await listening(others, noura.id);
  await tellPerson(reem.id, notification("one"));
  await expect(
    db.transaction().execute(async (trx) => {
      await tellPerson(reem.id, notification("never"), trx);
      throw new Error("rolled back");
    }),
  ).rejects.toThrow();
  await tellPeople([
    { userId: reem.id, event: notification("two") },
    { userId: noura.id, event: notification("three") },
  ]);
  await until(() => theirs.text().includes('"two"') && second.text().includes('"two"') && others.text().includes('"three"'));
  expect(theirs.text()).toMatch(/^data: \[.*\{"topic":"notification","id":"one"\}/m);
  expect(theirs.text()).not.toMatch(/never|three/);
  expect(others.text()).not.toMatch(/one|two|never/);
  for (const client of [theirs, second, others]) client.leave();
});

test("whoever missed messages of the database is told to ask anew", async () => {
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
  await tellPerson(id, { topic: "session" });
  await until(() => ended.isOver());
  expect(ended.text()).toContain('{"topic":"session"}');
  expect(ended.text()).toContain("event: ended");
  expect(going.isOver()).toBe(false);
  await db.updateTable("users").set({ suspended_at: new Date() }).where("id", "=", id).execute();
  await tellPerson(id, { topic: "session" });
  await until(() => going.isOver());
  expect((await open(other.cookie)).response.status).toBe(401);
});

test("the end of the process ends every stream and takes no new one", async () => {
  const client = await open(reem.cookie);
  await until(() => client.text().includes("retry:"));
  closeEventStreams();
  await until(() => client.isOver());
  expect(client.text()).toMatch(/retry: \d{4}\n\n$/);
  expect((await open(reem.cookie)).response.status).toBe(503);
});
