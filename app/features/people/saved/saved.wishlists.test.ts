import { beforeEach, expect, test } from "vitest";
import { as } from "#app/api/testing/as.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { MOST_WISHLISTS } from "./saved.ts";

let reem: Viewer;
let sara: Viewer;
let sofa: string;
let lamp: string;

/** A piece on sale at a public vendor. */
async function aPiece(name: string, price: number): Promise<string> {
  const [vendorId, id] = [newId(), newId()];
  await db
    .insertInto("vendors")
    .values({ id: vendorId, name: "Areen", slug: `areen-${vendorId}`, status: "Verified", city: "Riyadh" })
    .execute();
  await db
    .insertInto("products")
    .values({ id, vendor_id: vendorId, name, slug: `piece-${id}`, category: "seating", status: "live" })
    .execute();
  await db.insertInto("product_variants").values({ id: newId(), product_id: id, price, stock: 3, position: 0 }).execute();
  return id;
}
const code = (wanted: string) => expect.objectContaining({ code: wanted });
const piece = (id: string) => ({ type: "product" as const, id });
const mine = async (viewer: Viewer, list: string) => (await as(viewer).saved.list({ type: "product", list })).items.map(({ id }) => id);

beforeEach(async () => {
  [reem, sara] = [await aUser(), await aUser()];
  [sofa, lamp] = [await aPiece("Sofa", 250_000), await aPiece("Lamp", 40_000)];
  for (const id of [sofa, lamp]) await as(reem).saved.save(piece(id));
});

test("the heart saves into the default list; a piece moves to another one, and back when that is deleted", async () => {
  const { id } = await as(reem).wishlists.create({ name: "  Majlis\n of the guests " });
  expect(await as(reem).wishlists.listMine()).toEqual({ items: [{ id, name: "Majlis of the guests", count: 0, token: null }], defaultCount: 2 });
  await as(reem).wishlists.move({ productId: sofa, id });
  expect(await mine(reem, id)).toEqual([sofa]);
  expect(await mine(reem, "default")).toEqual([lamp]);
  expect((await mine(reem, "")).toSorted()).toEqual([sofa, lamp].toSorted());
  // Saved once more, it stays where it is.
  await as(reem).saved.save(piece(sofa));
  expect(await mine(reem, id)).toEqual([sofa]);
  await as(reem).wishlists.rename({ id, name: "Guest room" });
  expect(await as(reem).wishlists.listMine()).toMatchObject({ items: [{ name: "Guest room", count: 1 }], defaultCount: 1 });
  await as(reem).wishlists.remove({ id });
  expect((await mine(reem, "default")).toSorted()).toEqual([sofa, lamp].toSorted());
  await expect(as(reem).wishlists.remove({ id })).rejects.toEqual(code("NOT_FOUND"));
});

test("a removed piece comes back into its list", async () => {
  const { id } = await as(reem).wishlists.create({ name: "Majlis" });
  await as(reem).wishlists.move({ productId: sofa, id });
  await as(reem).saved.remove(piece(sofa));
  await expect(as(reem).wishlists.move({ productId: sofa, id })).rejects.toEqual(code("NOT_FOUND"));
  await as(reem).saved.save({ ...piece(sofa), listId: id });
  expect(await mine(reem, id)).toEqual([sofa]);
});

test("a removed piece comes back with its price of then; saved anew, it has that of now", async () => {
  const priced = async () => (await as(reem).saved.list({ type: "product" })).items.find(({ id }) => id === sofa);
  const then = { amount: 250_000, currency: "SAR" };
  await db.updateTable("product_variants").set({ price: 300_000 }).where("product_id", "=", sofa).execute();
  const { removed } = await as(reem).saved.remove(piece(sofa));
  expect(removed?.priceThen).toEqual(then);
  await as(reem).saved.save({ ...piece(sofa), ...removed });
  expect(await priced()).toMatchObject({ priceThen: then, savedAt: removed?.savedAt });
  await as(reem).saved.remove(piece(sofa));
  await as(reem).saved.save({ ...piece(sofa), priceThen: then });
  expect((await priced())?.priceThen).toEqual({ amount: 300_000, currency: "SAR" });
  await expect(as(reem).saved.save({ ...piece(lamp), savedAt: removed?.savedAt, priceThen: { ...then, amount: -1 } })).rejects.toEqual(code("BAD_REQUEST"));
});

test("lists are their owner's: another person reads, changes and fills none", async () => {
  const { id } = await as(reem).wishlists.create({ name: "Majlis" });
  await as(sara).saved.save(piece(lamp));
  const attempts = [
    () => as(sara).wishlists.rename({ id, name: "Mine" }),
    () => as(sara).wishlists.remove({ id }),
    () => as(sara).wishlists.move({ productId: lamp, id }),
    () => as(sara).wishlists.setShared({ id, isShared: true }),
    () => as(sara).saved.save({ ...piece(sofa), listId: id }),
  ];
  for (const attempt of attempts) await expect(attempt()).rejects.toEqual(code("NOT_FOUND"));
  expect(await mine(sara, id)).toEqual([]);
  expect(await as(sara).wishlists.listMine()).toEqual({ items: [], defaultCount: 1 });
  expect(await as(reem).wishlists.listMine()).toMatchObject({ items: [{ id, name: "Majlis", count: 0, token: null }] });
});

test("a name is needed, is not too long, and there are not too many", async () => {
  for (const [name, problem] of [
    ["  ", "required"],
    ["x".repeat(81), "tooLong"],
  ] as const)
    await expect(as(reem).wishlists.create({ name })).rejects.toMatchObject({ code: "INVALID", data: { fields: { name: problem } } });
  for (let n = 0; n < MOST_WISHLISTS; n += 1) await as(reem).wishlists.create({ name: `List ${n}` });
  await expect(as(reem).wishlists.create({ name: "One more" })).rejects.toMatchObject({ code: "INVALID", data: { fields: { limit: "tooMany" } } });
});

test("by its link anyone reads the pieces with what changed, and nothing of the owner; withdrawn, the link never works again", async () => {
  const { id } = await as(reem).wishlists.create({ name: "Majlis" });
  await as(reem).wishlists.move({ productId: sofa, id });
  await as(reem).saved.setNote({ ...piece(sofa), note: "For mother's visit" });
  const { token } = await as(reem).wishlists.setShared({ id, isShared: true });
  expect((await as(reem).wishlists.setShared({ id, isShared: true })).token).toBe(token);
  await db.updateTable("product_variants").set({ price: 220_000, stock: 0 }).where("product_id", "=", sofa).execute();
  const seen = await as(null).wishlists.getShared({ token: token ?? "" });
  expect(seen).toMatchObject({
    name: "Majlis",
    items: [
      {
        id: sofa,
        priceThen: { amount: 250_000, currency: "SAR" },
        shown: { title: "Sofa", from: { amount: 220_000, currency: "SAR" }, isOnePrice: true, isSoldOut: true },
      },
    ],
  });
  const text = JSON.stringify(seen);
  for (const secret of [reem.id, reem.name, "mother", "savedAt"]) expect(text).not.toContain(secret);
  await db.insertInto("product_variants").values({ id: newId(), product_id: sofa, price: 330_000, stock: 1, position: 1 }).execute();
  expect((await as(null).wishlists.getShared({ token: token ?? "" })).items).toMatchObject([{ shown: { from: { amount: 220_000 }, isOnePrice: false } }]);
  // What left the shop is not shown to others.
  await db.updateTable("products").set({ status: "draft" }).where("id", "=", sofa).execute();
  expect((await as(null).wishlists.getShared({ token: token ?? "" })).items).toEqual([]);

  expect(await as(reem).wishlists.setShared({ id, isShared: false })).toEqual({ token: null });
  await expect(as(null).wishlists.getShared({ token: token ?? "" })).rejects.toEqual(code("NOT_FOUND"));
  const again = await as(reem).wishlists.setShared({ id, isShared: true });
  expect(again.token).not.toBe(token);
  await expect(as(sara).wishlists.getShared({ token: token ?? "" })).rejects.toEqual(code("NOT_FOUND"));
});

test("only pieces are in wishlists", async () => {
  const { id } = await as(reem).wishlists.create({ name: "Majlis" });
  const vendorId = newId();
  await db
    .insertInto("vendors")
    .values({ id: vendorId, name: "Noor", slug: `noor-${vendorId}`, status: "Verified", city: "Riyadh" })
    .execute();
  await expect(as(reem).saved.save({ type: "vendor", id: vendorId, listId: id })).rejects.toEqual(code("INVALID"));
});
