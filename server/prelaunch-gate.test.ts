import "#app/api/router.server.ts";
import { Hono } from "hono";
import { afterEach, expect, test } from "vitest";
import { env } from "#app/platform/env/env.server.ts";
import { prelaunchGate } from "#server/prelaunch-gate.ts";

const app = new Hono();
app.use(prelaunchGate);
app.all("*", (c) => c.text("the page"));
afterEach(() => {
  env.isPrelaunch = undefined;
});

const get = async (path: string, method = "GET") => {
  const answer = await app.request(path, { method });
  return answer.status === 302 ? answer.headers.get("location") : answer.status;
};

test("before the launch visitors are led to one page, with their language and who invited them", async () => {
  env.isPrelaunch = true;
  expect(await get("/home")).toBe("/pre-launch");
  expect(await get("/vendors?search=oak&lang=ar")).toBe("/pre-launch?lang=ar");
  expect(await get("/home?invite=abc")).toBe("/pre-launch?invite=abc");
  expect(await get("/home", "HEAD")).toBe("/pre-launch");
  expect(await get("/pre-launch")).toBe(200);
});

test("what answers programs goes on, and so do files and forms", async () => {
  env.isPrelaunch = true;
  for (const path of ["/health/ready", "/api/v1/vendors", "/rpc/x", "/assets/a.js", "/pictures/day.en.light.webp", "/robots.txt", "/webhooks/payments/moyasar"])
    expect(await get(path)).toBe(200);
  expect(await get("/login", "POST")).toBe(200);
});

test("after it everybody is led home", async () => {
  env.isPrelaunch = false;
  expect(await get("/pre-launch?lang=ar")).toBe("/home?lang=ar");
  expect(await get("/coming-soon")).toBe("/home");
  expect(await get("/home")).toBe(200);
});
