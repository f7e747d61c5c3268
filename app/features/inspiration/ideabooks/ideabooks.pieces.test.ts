import "#app/api/router.server.ts";
import { beforeEach, expect, test } from "vitest";
import { as } from "#app/api/testing/as.ts";
import { aSeller } from "#app/features/shop/orders/testing/a-checkout.ts";
import { aProduct } from "#app/features/shop/products/testing/a-product.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { aUser } from "#app/platform/testing/people.ts";

let owner: Viewer;
let vendorId: string;
let sofa: { id: string; slug: string };
beforeEach(async () => {
  owner = await aUser("homeowner");
  vendorId = (await aSeller({ name: "Areen" })).id;
  sofa = await aProduct({ vendorId, name: "Sofa" });
});
const itemsOf = async (viewer: Viewer | null, id: string) =>
  (await as(viewer).ideabooks.get({ id })).items.map(({ ideaId, note, piece }) => ({ ideaId, note, piece }));

test("a piece goes into an ideabook once, with today's price, and is counted apart from ideas", async () => {
  const { id } = await as(owner).ideabooks.create({ title: "Majlis", visibility: "public", ideaId: sofa.id });
  await as(owner).ideabooks.addItem({ id, ideaId: sofa.id });
  const stand = await aProduct({
    vendorId,
    name: "Stand",
    variants: [
      { price: 40_000, stock: 0 },
      { price: 60_000, stock: 0 },
    ],
  });
  await as(owner).ideabooks.addItem({ id, ideaId: stand.id, note: "Beside the door" });
  const book = await as(null).ideabooks.get({ id });
  expect(book).toMatchObject({ itemCount: 2, totals: [], pieceTotals: [{ amount: 290_000, currency: "SAR" }] });
  expect(book.items.map(({ piece }) => piece)).toMatchObject([
    { name: "Sofa", to: `/products/${sofa.slug}`, price: { amount: 250_000 }, isFrom: false, inStock: true },
    { name: "Stand", price: { amount: 40_000 }, isFrom: true, inStock: false },
  ]);
  const [mine] = (await as(owner).ideabooks.listMine({ ideaId: sofa.id })).items;
  expect(mine).toMatchObject({ id, hasIdea: true });

  await db.updateTable("product_variants").set({ price: 199_900 }).where("product_id", "=", sofa.id).execute();
  expect((await itemsOf(owner, id))[0]?.piece?.price.amount).toBe(199_900);

  expect((await as(owner).ideabooks.removeItem({ id, ideaId: sofa.id })).removed).toEqual({ note: null, after: null });
  expect((await itemsOf(owner, id)).map(({ ideaId }) => ideaId)).toEqual([stand.id]);
});

test("what is no longer on sale keeps its place and its note, and nothing else; it is not copied", async () => {
  const { id } = await as(owner).ideabooks.create({ title: "Majlis", visibility: "public", ideaId: sofa.id });
  const lamp = await aProduct({ vendorId, name: "Lamp" });
  await as(owner).ideabooks.addItem({ id, ideaId: lamp.id, note: "For the corner" });
  await db.updateTable("products").set({ status: "archived" }).where("id", "=", lamp.id).execute();
  expect(await itemsOf(null, id)).toMatchObject([{ piece: { name: "Sofa" } }, { ideaId: lamp.id, note: "For the corner", piece: null }]);
  expect((await as(null).ideabooks.get({ id })).pieceTotals).toEqual([{ amount: 250_000, currency: "SAR" }]);
  const other = await aUser("homeowner");
  const copy = await as(other).ideabooks.copy({ id });
  expect(await itemsOf(other, copy.id)).toMatchObject([{ ideaId: sofa.id }]);
});

test("a project that begins with the ideabook has its pieces in the brief, with their notes", async () => {
  const { id } = await as(owner).ideabooks.create({ title: "Majlis", ideaId: sofa.id });
  const gone = await aProduct({ vendorId, name: "Gone" });
  await as(owner).ideabooks.addItem({ id, ideaId: gone.id });
  await db.updateTable("products").set({ status: "archived" }).where("id", "=", gone.id).execute();
  const lamp = await aProduct({ vendorId, name: "Lamp" });
  await as(owner).ideabooks.addItem({ id, ideaId: lamp.id, note: "For the corner" });
  const project = await as(owner).projects.create({
    idempotencyKey: newId(),
    title: "Our majlis",
    work: null,
    rooms: ["majlis"],
    from: { kind: "ideabook", id },
  });
  expect((await as(owner).projects.getBrief(project)).values.items).toEqual([]);
  expect(await as(owner).briefPieces.list(project)).toMatchObject([
    { productId: sofa.id, name: "Sofa", seller: "Areen", quantity: 1, note: null, piece: { price: { amount: 250_000 } } },
    { productId: lamp.id, quantity: 1, note: "For the corner" },
  ]);
});

test("neither drafts nor invented pieces go in; nobody adds to another's ideabook", async () => {
  const { id } = await as(owner).ideabooks.create({ title: "Majlis" });
  const draft = await aProduct({ vendorId, name: "Draft", status: "draft" });
  await expect(as(owner).ideabooks.addItem({ id, ideaId: draft.id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(as(owner).ideabooks.addItem({ id, ideaId: newId() })).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(as(await aUser("homeowner")).ideabooks.addItem({ id, ideaId: sofa.id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(await itemsOf(owner, id)).toEqual([]);
});
