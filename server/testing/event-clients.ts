import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { afterAll, beforeAll } from "vitest";
import { authHandler } from "#app/platform/auth/auth-handler.server.ts";
import { db, disconnect } from "#app/platform/database/db.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import { closeLive } from "#app/platform/live/live.server.ts";
import { closeEventStreams, events } from "../events.ts";

const PASSWORD = "correct horse battery";
const server = createAdaptorServer({ fetch: events.fetch });
export let url = "";
let calls = 0;

async function auth(path: string, body: object): Promise<Response> {
  const headers = { "content-type": "application/json", origin: env.siteUrl };
  const request = new Request(`${env.siteUrl}/api/auth${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  return authHandler(request, { ip: `10.1.1.${++calls}`, language: "en" });
}

/** Someone who signed up, with a new session of theirs. */
export async function signedIn(name: string): Promise<{ id: string; cookie: string }> {
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

export type Client = { response: Response; text(): string; isOver(): boolean; leave(): void };
/** A browser that listens. */
export async function open(cookie: string): Promise<Client> {
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

export async function until(holds: () => boolean): Promise<void> {
  for (const deadline = Date.now() + 10_000; !holds(); await new Promise((resolve) => setTimeout(resolve, 10)))
    if (Date.now() > deadline) throw new Error("It did not happen in time.");
}
export const notification = (id: string) => ({ topic: "notification" as const, id });

/** Serves the streams while the tests of a file run. */
export function withEventServer(): void {
  beforeAll(async () => {
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    closeEventStreams();
    server.close();
    await closeLive();
    await disconnect();
  });
}
