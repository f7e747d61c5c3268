import { isContractProcedure } from "@orpc/contract";
import { Hono } from "hono";
import { expect, it } from "vitest";
import { contract } from "#app/api/router.server.ts";
import type { ProcedureMeta } from "#app/platform/api/contract.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { api } from "./api.ts";
import { apiBodyBounds } from "./api-bodies.ts";
import { limitBody } from "./body-limits.ts";
import type { AppEnv } from "./request.ts";

const MEGABYTE = 1024 * 1024;

/** The API behind its limits, as someone. */
async function server(role?: "homeowner" | "admin") {
  const viewer = role ? await aUser(role) : null;
  const app = new Hono<AppEnv>();
  app.use((c, next) => {
    c.set("requestId", "test");
    c.set("ip", "192.0.2.7");
    c.set("findSession", async () => ({ viewer, setCookies: [] }));
    return next();
  });
  app.use(limitBody(apiBodyBounds));
  app.route("/", api);
  return app;
}

type Sent = { type?: string; body: BodyInit; length?: number };

async function send(path: string, { type = "application/json", body, length }: Sent, role?: "homeowner" | "admin") {
  const headers: Record<string, string> = { "content-type": type, "x-csrf-token": "orpc" };
  if (length !== undefined) headers["content-length"] = String(length);
  return (await server(role)).request(path, { method: "POST", headers, body, duplex: "half" } as RequestInit);
}

const jsonOf = (bytes: number) => `{"json":{"a":"${"x".repeat(bytes)}"}}`;

/** A body without Content-Length, streamed in chunks. */
function endless(chunk: Uint8Array, first = "") {
  let read = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(read++ === 0 ? Buffer.from(first || chunk) : chunk);
    },
  });
  return { body, chunksRead: () => read };
}

it("refuses two megabytes of JSON from anyone, by their length and while they arrive", async () => {
  expect((await send("/rpc/account/me", { body: jsonOf(2 * MEGABYTE), length: 2 * MEGABYTE })).status).toBe(413);
  const { body, chunksRead } = endless(new Uint8Array(64 * 1024).fill(97), '{"json":"');
  expect((await send("/rpc/account/me", { body })).status).toBe(413);
  expect(chunksRead()).toBeLessThan(30);
  expect((await send("/api/v1/vendor-imports", { body: jsonOf(2 * MEGABYTE) }, "admin")).status).toBe(413);
  expect((await send("/rpc/account/me", { body: jsonOf(MEGABYTE / 2) })).status).toBe(200);
});

it("takes files only in a form, where the operation has some, and reads nothing of a person who may not call", async () => {
  const big = new Blob([new Uint8Array(3 * MEGABYTE)]);
  const form = (name: string) => {
    const data = new FormData();
    data.set(name, big, "a.csv");
    return data;
  };
  const post = async (path: string, role?: "homeowner" | "admin") => {
    const request = new Request(`http://localhost${path}`, { method: "POST", body: form("file") });
    return (await (await server(role)).request(request)).status;
  };
  expect(await post("/api/v1/vendor-imports", "admin")).toBe(422);
  expect(await post("/api/v1/conversations", "admin")).toBe(413);
  const boundary = "multipart/form-data; boundary=b";
  for (const [role, status] of [
    [undefined, 401],
    ["homeowner", 403],
  ] as const) {
    const { body, chunksRead } = endless(new Uint8Array(64 * 1024));
    expect((await send("/api/v1/vendor-imports", { type: boundary, body }, role)).status).toBe(status);
    expect(chunksRead()).toBeLessThan(5);
  }
});

it("refuses a form of very many parts and an encoded form of very many keys", async () => {
  const part = '--b\r\nContent-Disposition: form-data; name="description"\r\n\r\nx\r\n';
  const parts = (count: number) => ({ type: "multipart/form-data; boundary=b", body: `${part.repeat(count)}--b--\r\n` });
  expect((await send("/api/v1/quote-requests", parts(20_000))).status).toBe(413);
  expect((await send("/api/v1/quote-requests", parts(10))).status).toBe(400);
  const keys = (count: number) => ({ type: "application/x-www-form-urlencoded", body: Array.from({ length: count }, (_, at) => `k${at}=1`).join("&") });
  expect((await send("/api/v1/quote-requests", keys(30_000))).status).toBe(413);
  expect((await send("/api/v1/quote-requests", keys(30))).status).toBe(400);
});

it("counts a separator that two chunks share", async () => {
  const app = new Hono();
  app.use(limitBody(() => ({ bytes: 1_000, fields: 3 })));
  app.post("/", async (c) => c.text(await c.req.text().catch(() => "cut off")));
  const post = (text: string) => {
    const body = new ReadableStream({
      start(controller) {
        for (const byte of Buffer.from(text)) controller.enqueue(new Uint8Array([byte]));
        controller.close();
      },
    });
    return app.request("/", { method: "POST", headers: { "content-type": "multipart/form-data; boundary=ab" }, body, duplex: "half" } as RequestInit);
  };
  expect(await (await post("--ab 1 --ab 2 --ab--")).text()).toBe("--ab 1 --ab 2 --ab--");
  expect((await post("--ab 1 --ab 2 --ab 3 --ab--")).status).toBe(413);
});

type Schema = { _zod: { def: Record<string, unknown> & { type: string } } };
const isSchema = (value: unknown): value is Schema => typeof value === "object" && value !== null && "_zod" in value;

function hasFile(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasFile);
  if (!isSchema(value)) return false;
  const { type, shape, ...rest } = value._zod.def;
  return type === "file" || Object.values((shape as object) ?? {}).some(hasFile) || Object.values(rest).some(hasFile);
}

type Entry = { path: string; hasFile: boolean; megabytes: number | undefined };
function entries(node: unknown, path: string[] = []): Entry[] {
  if (isContractProcedure(node)) {
    const { inputSchema, meta } = node["~orpc"];
    return [{ path: path.join("."), hasFile: hasFile(inputSchema), megabytes: (meta as ProcedureMeta).uploadMegabytes }];
  }
  return node === null || typeof node !== "object" ? [] : Object.entries(node).flatMap(([key, child]) => entries(child, [...path, key]));
}

it("every operation with a file in its input says how large a form may be, and no other does", () => {
  const all = entries(contract);
  expect(all.filter((entry) => entry.hasFile).length).toBeGreaterThan(10);
  expect(all.filter((entry) => entry.hasFile !== (entry.megabytes !== undefined))).toEqual([]);
});
