import "#app/api/router.server.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { as } from "#app/api/testing/as.ts";
import { aSeller } from "#app/features/shop/orders/testing/a-checkout.ts";
import { aProduct } from "#app/features/shop/products/testing/a-product.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db, disconnect } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { closeLive } from "#app/platform/live/live.server.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { EMPTY_BRIEF, MOST_PIECES } from "./interior-creator.ts";

let owner: Viewer;
let other: Viewer;
let vendorId: string;
let sofa: { id: string; slug: string };
let lamp: { id: string; slug: string };

beforeAll(async () => {
  [owner, other] = [await aUser("homeowner"), await aUser("homeowner")];
  vendorId = (await aSeller({ name: "Areen" })).id;
});
beforeEach(async () => {
  [sofa, lamp] = [await aProduct({ vendorId, name: "Sofa" }), await aProduct({ vendorId, name: "Lamp" })];
  await db.deleteFrom("rate_limits").execute();
});
afterAll(async () => {
  await closeLive();
  await disconnect();
});

const aBoard = async (viewer = owner) =>
  (await as(viewer).interiorCreator.create({ title: "Our majlis", brief: { ...EMPTY_BRIEF, colors: [], room: "majlis" }, ideaIds: [] })).id;
const add = (id: string, productId: string, viewer = owner) => as(viewer).interiorCreator.addPiece({ id, productId });
const namesOn = async (id: string) => (await as(owner).interiorCreator.get({ id })).pieces.map(({ name }) => name);
const archived = (id: string) => db.updateTable("products").set({ status: "archived" }).where("id", "=", id).execute();
const code = (name: string) => ({ code: name });

test("a piece stands on a board once, in the order chosen, and on its shared page, as it is sold today", async () => {
  const id = await aBoard();
  const place = await add(id, sofa.id);
  await add(id, lamp.id);
  expect(await add(id, sofa.id)).toEqual(place);
  await db.updateTable("product_variants").set({ stock: 0 }).where("product_id", "=", sofa.id).execute();
  await archived(lamp.id);
  const { key } = await as(owner).interiorCreator.share({ id });
  const shown = [
    { id: place.pieceId, name: "Sofa", seller: "Areen", piece: { to: `/products/${sofa.slug}`, inStock: false } },
    { name: "Lamp", piece: null },
  ];
  expect((await as(owner).interiorCreator.get({ id })).pieces).toMatchObject(shown);
  expect((await as(null).interiorCreator.shared({ key })).pieces).toMatchObject(shown);
});

test("it stays when the brief of the board is changed, and is removed once or twice; others' boards stay as they are", async () => {
  const [id, theirs] = [await aBoard(), await aBoard(other)];
  const place = await add(id, sofa.id);
  await add(id, lamp.id);
  const foreign = await add(theirs, sofa.id, other);
  await as(owner).interiorCreator.update({ id, title: "Another", brief: { ...EMPTY_BRIEF, colors: [], room: "kitchen" }, ideaIds: [] });
  expect(await namesOn(id)).toEqual(["Sofa", "Lamp"]);
  await as(owner).interiorCreator.removePiece({ id, pieceId: foreign.pieceId });
  for (const _ of ["once", "twice"]) await as(owner).interiorCreator.removePiece(place);
  expect(await namesOn(id)).toEqual(["Lamp"]);
  expect((await as(other).interiorCreator.get({ id: theirs })).pieces).toMatchObject([{ name: "Sofa" }]);
});

test("a board is nobody else's, and takes only what is on sale", async () => {
  const id = await aBoard();
  const place = await add(id, sofa.id);
  for (const who of [other, await aUser("admin")]) {
    await expect(add(id, lamp.id, who)).rejects.toMatchObject(code("NOT_FOUND"));
    await expect(as(who).interiorCreator.removePiece(place)).rejects.toMatchObject(code("NOT_FOUND"));
  }
  await expect(as(null).interiorCreator.addPiece({ id, productId: lamp.id })).rejects.toMatchObject(code("UNAUTHORIZED"));
  await archived(lamp.id);
  for (const productId of [lamp.id, newId()]) await expect(add(id, productId)).rejects.toMatchObject(code("NOT_FOUND"));
  await expect(add(id, "sofa")).rejects.toMatchObject(code("BAD_REQUEST"));
  expect(await namesOn(id)).toEqual(["Sofa"]);
});

test("a board holds at most so many, also at the same time", async () => {
  const id = await aBoard();
  const rows = Array.from({ length: MOST_PIECES - 1 }, (_, position) => ({ id: newId(), board_id: id, position, name: `Piece ${position}`, seller: "Areen" }));
  await db.insertInto("interior_board_pieces").values(rows).execute();
  const outcomes = await Promise.allSettled([sofa, lamp].map((piece) => add(id, piece.id)));
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(outcomes.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "INVALID", data: { fields: { limit: "tooManyPieces" } } } });
});

test("a project and an ideabook that begin with the board have its pieces, except what is no longer sold", async () => {
  const id = await aBoard();
  for (const productId of [lamp.id, sofa.id]) await add(id, productId);
  const gone = await aProduct({ vendorId, name: "Gone" });
  await add(id, gone.id);
  await archived(gone.id);
  const project = await as(owner).projects.create({ idempotencyKey: newId(), title: "Our majlis", from: { kind: "board", id } });
  expect((await as(owner).briefPieces.list(project)).map(({ name, quantity }) => [name, quantity])).toEqual([
    ["Lamp", 1],
    ["Sofa", 1],
  ]);
  const book = await as(owner).interiorCreator.makeIdeabook({ id, title: "For the builder" });
  const { items, itemCount } = await as(owner).ideabooks.get(book);
  expect([itemCount, items.map(({ piece }) => piece?.name)]).toEqual([2, ["Lamp", "Sofa"]]);
});

test("pieces go with a deleted board", async () => {
  const id = await aBoard();
  await add(id, sofa.id);
  await as(owner).interiorCreator.remove({ id });
  expect(await db.selectFrom("interior_board_pieces").select("id").where("board_id", "=", id).execute()).toEqual([]);
});
