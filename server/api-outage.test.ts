import { Hono } from "hono";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { db } from "#app/platform/database/db.server.ts";
import { api } from "./api.ts";
import type { AppEnv } from "./request.ts";

const state = vi.hoisted(() => ({ isUp: true }));
vi.mock("#app/platform/database/db.server.ts", async (original) => ({ ...(await original<object>()), isDatabaseUp: async () => state.isUp }));

const app = new Hono<AppEnv>();
app.use((c, next) => {
  c.set("requestId", "r-1");
  c.set("ip", "192.0.2.9");
  c.set("findSession", async () => ({ viewer: null, setCookies: [] }));
  return next();
});
app.route("/", api);

const calls = {
  "/api/v1/categories": () => app.request("/api/v1/categories"),
  "/rpc/categories/listActive": () =>
    app.request("/rpc/categories/listActive", { method: "POST", headers: { "content-type": "application/json", "x-csrf-token": "orpc" }, body: "{}" }),
};

// The operation's data is unavailable, as in an outage.
beforeAll(() => sql`alter table categories rename to categories_away`.execute(db));
afterAll(() => sql`alter table categories_away rename to categories`.execute(db));

test.each(Object.entries(calls))("%s answers 503 with Retry-After in an outage, and 500 otherwise", async (_, call) => {
  state.isUp = false;
  const away = await call();
  expect([away.status, away.headers.get("retry-after"), away.headers.get("cache-control")]).toEqual([503, "30", "no-store"]);
  expect(await away.text()).toContain("SERVICE_UNAVAILABLE");
  state.isUp = true;
  const broken = await call();
  expect([broken.status, broken.headers.get("retry-after")]).toEqual([500, null]);
  expect(await broken.text()).toMatch(/INTERNAL_SERVER_ERROR.*r-1/);
});

test("an answer that is none of ours has nothing to wait for", async () => {
  state.isUp = false;
  const missing = await app.request("/api/v1/no-such-operation");
  expect([missing.status, missing.headers.get("retry-after")]).toEqual([404, null]);
});
