import { beforeEach, expect, test } from "vitest";
import { aSeller } from "#app/features/shop/orders/testing/a-checkout.ts";
import { aProduct } from "#app/features/shop/products/testing/a-product.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { countOne, flushViews } from "./server/buffer.server.ts";
import { productViewRoutes } from "./server/routes.server.ts";

const BROWSER = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1";
let sofa: string;
let lamp: string;
beforeEach(async () => {
  const seller = await aSeller();
  [sofa, lamp] = [(await aProduct({ vendorId: seller.id })).id, (await aProduct({ vendorId: seller.id })).id];
});

const counted = async (id: string) => {
  await flushViews();
  const rows = await db.selectFrom("product_views").select(["views", "carts"]).where("product_id", "=", id).orderBy("day").execute();
  return rows.map(({ views, carts }) => [views, carts]);
};
/** A network of its own for each test. */
const address = () => `10.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`;
const { Hono } = await import("hono");
async function beacon(body: unknown, { agent = BROWSER, ip = address() } = {}) {
  const app = new Hono<{ Variables: { ip: string } }>();
  app.use(async (c, next) => {
    c.set("ip", ip);
    await next();
  });
  app.route("/", productViewRoutes);
  const headers: Record<string, string> = agent ? { "user-agent": agent } : {};
  return (await app.request("/product-views", { method: "POST", headers, body: typeof body === "string" ? body : JSON.stringify(body) })).status;
}

test("looks and carts add up by piece; the neighbor's numbers stay", async () => {
  for (const kind of ["view", "view", "cart"]) expect(await beacon({ kind, id: sofa })).toBe(204);
  await flushViews();
  await beacon({ kind: "view", id: sofa });
  expect(await counted(sofa)).toEqual([[3, 1]]);
  expect(await counted(lamp)).toEqual([]);
});

test("a day of Riyadh ends at 21:00 UTC", async () => {
  countOne("view", sofa, new Date("2026-11-10T20:59:59Z"));
  countOne("view", sofa, new Date("2026-11-10T21:00:00Z"));
  expect(await counted(sofa)).toEqual([
    [1, 0],
    [1, 0],
  ]);
});

test.each(["Googlebot/2.1", "HeadlessChrome", "curl/8", "Lighthouse", ""])("programs are left out: %s", async (agent) => {
  expect(await beacon({ kind: "view", id: sofa }, { agent })).toBe(204);
  expect(await counted(sofa)).toEqual([]);
});

test.each(["", "{", "[]", JSON.stringify({ kind: "buy", id: newId() }), JSON.stringify({ kind: "view", id: "x" }), "x".repeat(10_000)])(
  "what is no beacon counts nothing and says nothing",
  async (body) => {
    expect(await beacon(body)).toBe(204);
  },
);

test("one network counts so much in a minute, and others go on", async () => {
  const ip = address();
  for (let n = 0; n < 100; n += 1) await beacon({ kind: "view", id: sofa }, { ip });
  expect(await counted(sofa)).toEqual([[60, 0]]);
  await beacon({ kind: "view", id: sofa });
  expect(await counted(sofa)).toEqual([[61, 0]]);
});

test("what is not on sale, or not there, is not counted and does not harm the others", async () => {
  await db.updateTable("products").set({ status: "archived" }).where("id", "=", lamp).execute();
  for (const id of [lamp, newId(), sofa]) await beacon({ kind: "view", id });
  expect(await counted(lamp)).toEqual([]);
  expect(await counted(sofa)).toEqual([[1, 0]]);
});
