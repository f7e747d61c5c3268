import { once } from "node:events";
import { type Server, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { createAdaptorServer } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { refuseMethods } from "./security.ts";

let server: Server;
beforeAll(async () => {
  const app = new Hono();
  app.use(refuseMethods);
  app.all("*", (c) => c.text("reached"));
  server = createAdaptorServer({ fetch: app.fetch }) as Server;
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => server.close());

/** Not by fetch, which sends no TRACE. */
async function answer(method: string) {
  const asked = send({ port: (server.address() as AddressInfo).port, host: "127.0.0.1", path: "/home", method }).end();
  const [response] = await once(asked, "response");
  return { status: response.statusCode, allow: response.headers.allow, body: await text(response) };
}

test.each(["TRACE", "PROPFIND"])("%s is refused in the words of the API, and reaches nothing", async (method) => {
  const { status, allow, body } = await answer(method);
  expect([status, JSON.parse(body).code]).toEqual([405, "METHOD_NOT_ALLOWED"]);
  expect(allow).toContain("GET");
});

test.each(["GET", "POST", "DELETE"])("%s goes on", async (method) => expect(await answer(method)).toMatchObject({ status: 200, body: "reached" }));
