import "#app/api/router.server.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { as } from "#app/api/testing/as.ts";
import { aRequest } from "#app/features/projects/requests/testing/a-request.ts";
import { aSeller } from "#app/features/shop/orders/testing/a-checkout.ts";
import { aProduct } from "#app/features/shop/products/testing/a-product.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db, disconnect } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { closeLive } from "#app/platform/live/live.server.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { MOST_OF_A_PIECE, MOST_PIECES, NOTE_LENGTH } from "./projects.ts";
import { joinProfessional } from "./public.server.ts";
import { aProject } from "./testing/a-project.ts";
import { archiveRecord } from "./testing/archive-record.ts";

vi.mock("#app/platform/mail/mail.server.ts", () => import("#app/platform/testing/mails.ts"));

let reem: Viewer;
let fahad: Viewer;
let rana: Viewer;
let stranger: Viewer;
let admin: Viewer;
let vendorId: string;
let sofa: { id: string; slug: string };
let lamp: { id: string; slug: string };

beforeAll(async () => {
  [reem, fahad, stranger, admin] = [await aUser("homeowner"), await aUser("homeowner"), await aUser("homeowner"), await aUser("admin")];
  rana = await aUser("professional");
  vendorId = (await aSeller({ name: "Areen" })).id;
});
beforeEach(async () => {
  [sofa, lamp] = [await aProduct({ vendorId, name: "Sofa" }), await aProduct({ vendorId, name: "Lamp", variants: [{ price: 40_000, stock: 1 }] })];
  await db.deleteFrom("rate_limits").execute();
});
afterAll(async () => {
  await closeLive();
  await disconnect();
});

/** Reem's, shared with Fahad, with Rana at work. */
async function shared(status: Parameters<typeof aProject>[0]["status"] = "planning"): Promise<string> {
  const id = await aProject({ ownerId: reem.id, status });
  const member = { id: newId(), project_id: id, email: fahad.email, user_id: fahad.id, role: "co_owner", status: "accepted", token: newId() };
  await db
    .insertInto("project_people")
    .values({ ...member, expires_at: new Date() })
    .execute();
  await joinProfessional(db, { projectId: id, userId: rana.id, actorId: reem.id });
  return id;
}
const namesIn = async (id: string, viewer = reem) => (await as(viewer).briefPieces.list({ id })).map(({ name }) => name);
const code = (name: string) => ({ code: name });
const invalid = (fields: Record<string, string>) => ({ code: "INVALID", data: { fields } });
const archived = (id: string) => db.updateTable("products").set({ status: "archived" }).where("id", "=", id).execute();

describe("a piece in a brief", () => {
  test("is there once, in the order chosen, with today's price", async () => {
    const id = await shared();
    const { pieceId } = await as(reem).briefPieces.add({ id, productId: sofa.id, quantity: 2, note: "  Beside   the door " });
    await as(fahad).briefPieces.add({ id, productId: lamp.id });
    expect(await as(fahad).briefPieces.add({ id, productId: sofa.id, quantity: 5, note: "Other" })).toEqual({ id, pieceId });
    await db.updateTable("product_variants").set({ price: 199_900 }).where("product_id", "=", sofa.id).execute();
    expect(await as(reem).briefPieces.list({ id })).toMatchObject([
      {
        id: pieceId,
        productId: sofa.id,
        name: "Sofa",
        seller: "Areen",
        quantity: 2,
        note: "Beside the door",
        piece: { to: `/products/${sofa.slug}`, price: { amount: 199_900 } },
      },
      { productId: lamp.id, name: "Lamp", quantity: 1, note: null, piece: { inStock: true } },
    ]);
  });

  test("says that it is sold out or no longer sold, and stays with the name it had", async () => {
    const id = await shared();
    for (const { id: productId } of [sofa, lamp]) await as(reem).briefPieces.add({ id, productId });
    await db.updateTable("product_variants").set({ stock: 0 }).where("product_id", "=", sofa.id).execute();
    await archived(lamp.id);
    expect(await as(rana).briefPieces.list({ id })).toMatchObject([{ piece: { inStock: false } }, { name: "Lamp", seller: "Areen", piece: null }]);
    await db.deleteFrom("products").where("id", "=", lamp.id).execute();
    expect(await as(reem).briefPieces.list({ id })).toMatchObject([{}, { productId: null, name: "Lamp", piece: null }]);
  });

  test("is changed and removed by the household, once or twice, with what an undo needs; others stay", async () => {
    const [id, other] = [await shared(), await aProject({ ownerId: stranger.id })];
    const { pieceId } = await as(reem).briefPieces.add({ id, productId: sofa.id });
    await as(reem).briefPieces.add({ id, productId: lamp.id });
    const theirs = await as(stranger).briefPieces.add({ id: other, productId: sofa.id, note: "Theirs" });
    await as(fahad).briefPieces.change({ id, pieceId, quantity: 3 });
    await as(reem).briefPieces.change({ id, pieceId, note: "Gray" });
    expect((await as(reem).briefPieces.list({ id }))[0]).toMatchObject({ quantity: 3, note: "Gray" });
    await expect(as(reem).briefPieces.change({ id, pieceId: theirs.pieceId, quantity: 9 })).rejects.toMatchObject(code("NOT_FOUND"));
    expect(await as(reem).briefPieces.remove({ id, pieceId: theirs.pieceId })).toEqual({ removed: null });
    expect(await as(reem).briefPieces.remove({ id, pieceId })).toEqual({ removed: { productId: sofa.id, quantity: 3, note: "Gray" } });
    expect(await as(reem).briefPieces.remove({ id, pieceId })).toEqual({ removed: null });
    expect(await namesIn(id)).toEqual(["Lamp"]);
    expect(await as(stranger).briefPieces.list({ id: other })).toMatchObject([{ quantity: 1, note: "Theirs" }]);
  });

  test("refuses what is not on sale, quantities and notes beyond the limits", async () => {
    const id = await shared();
    const add = (more: object, productId = sofa.id) => as(reem).briefPieces.add({ id, productId, ...more });
    await archived(lamp.id);
    for (const productId of [lamp.id, newId()]) await expect(add({}, productId)).rejects.toMatchObject(code("NOT_FOUND"));
    for (const quantity of [0, MOST_OF_A_PIECE + 1, 1.5]) await expect(add({ quantity })).rejects.toMatchObject(invalid({ quantity: "quantity" }));
    await expect(add({ note: "x".repeat(NOTE_LENGTH + 1) })).rejects.toMatchObject(invalid({ note: "tooLong" }));
    const { pieceId } = await add({ quantity: MOST_OF_A_PIECE, note: "x".repeat(NOTE_LENGTH) });
    await expect(as(reem).briefPieces.change({ id, pieceId, quantity: 0 })).rejects.toMatchObject(invalid({ quantity: "quantity" }));
    expect(await as(reem).briefPieces.list({ id })).toMatchObject([{ quantity: MOST_OF_A_PIECE }]);
  });

  test("is one of at most so many, also at the same time", async () => {
    const id = await shared();
    const rows = Array.from({ length: MOST_PIECES - 1 }, (_, position) => ({
      id: newId(),
      project_id: id,
      position,
      name: `Piece ${position}`,
      seller: "Areen",
    }));
    await db.insertInto("brief_pieces").values(rows).execute();
    const outcomes = await Promise.allSettled([sofa, lamp].map(({ id: productId }) => as(reem).briefPieces.add({ id, productId })));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(outcomes.find((outcome) => outcome.status === "rejected")).toMatchObject({ reason: invalid({ limit: "tooManyPieces" }) });
    expect(await namesIn(id)).toHaveLength(MOST_PIECES);
  });

  test("is not changed once the project is completed", async () => {
    const id = await aProject({ ownerId: reem.id, status: "completed" });
    await expect(as(reem).briefPieces.add({ id, productId: sofa.id })).rejects.toMatchObject({ code: "STATUS_CONFLICT", data: { status: "completed" } });
    await expect(as(reem).briefPieces.remove({ id, pieceId: newId() })).rejects.toMatchObject(code("STATUS_CONFLICT"));
  });
});

describe("who may", () => {
  test("the household changes, professionals at work read, strangers and admins find nothing", async () => {
    const id = await shared();
    const place = await as(reem).briefPieces.add({ id, productId: sofa.id });
    expect(await namesIn(id, rana)).toEqual(["Sofa"]);
    const attempts = (viewer: Viewer | null) => [
      () => as(viewer).briefPieces.add({ id, productId: lamp.id }),
      () => as(viewer).briefPieces.change({ ...place, quantity: 9 }),
      () => as(viewer).briefPieces.remove(place),
    ];
    for (const attempt of attempts(rana)) await expect(attempt()).rejects.toMatchObject(code("FORBIDDEN"));
    for (const who of [stranger, admin])
      for (const attempt of [...attempts(who), () => as(who).briefPieces.list({ id })]) await expect(attempt()).rejects.toMatchObject(code("NOT_FOUND"));
    for (const attempt of attempts(null)) await expect(attempt()).rejects.toMatchObject(code("UNAUTHORIZED"));
    expect(await as(reem).briefPieces.list({ id })).toMatchObject([{ name: "Sofa", quantity: 1 }]);
  });

  test("someone's planned projects are listed beside a piece, each with whether it is there", async () => {
    const viewer = await aUser("homeowner");
    const [first, second] = [await aProject({ ownerId: viewer.id, status: "draft", title: "Majlis" }), await aProject({ ownerId: viewer.id, title: "Roof" })];
    for (const status of ["open", "in_progress", "completed", "archived"] as const) await aProject({ ownerId: viewer.id, status });
    await joinProfessional(db, { projectId: await aProject({ ownerId: reem.id }), userId: viewer.id, actorId: reem.id });
    const { pieceId } = await as(viewer).briefPieces.add({ id: first, productId: sofa.id });
    expect(await as(viewer).briefPieces.listProjects({ productId: sofa.id })).toEqual([
      { id: second, title: "Roof", cover: null, pieceId: null },
      { id: first, title: "Majlis", cover: null, pieceId },
    ]);
    expect(await as(await aUser("homeowner")).briefPieces.listProjects({ productId: sofa.id })).toEqual([]);
  });
});

describe("where the brief goes", () => {
  test("the log says it once in half an hour, and nothing of a draft", async () => {
    const [id, draft] = [await aProject({ ownerId: reem.id }), await aProject({ ownerId: reem.id, status: "draft" })];
    for (const productId of [sofa.id, lamp.id]) for (const project of [id, draft]) await as(reem).briefPieces.add({ id: project, productId });
    const changes = async (project: string) => (await as(reem).projects.listEvents({ id: project, topic: "brief" })).items.map(({ data }) => data);
    expect(await changes(id)).toEqual([{ parts: ["pieces"] }]);
    expect(await changes(draft)).toEqual([]);
  });

  test("another's text of the brief is not overtaken by a piece", async () => {
    const id = await shared();
    const { revision } = await as(reem).projects.getBrief({ id });
    await as(fahad).briefPieces.add({ id, productId: sofa.id });
    await as(reem).projects.saveBrief({ id, revision, changes: { must: "No step" } });
    expect(await namesIn(id)).toEqual(["Sofa"]);
  });

  test("the archive of the project has them", async () => {
    const id = await shared();
    await as(reem).briefPieces.add({ id, productId: sofa.id, quantity: 4 });
    expect(JSON.parse(await archiveRecord(fahad, id)).pieces).toMatchObject([{ product_id: sofa.id, name: "Sofa", seller: "Areen", quantity: 4 }]);
  });

  test("bidders read those of the sending as they are sold today, and none that came later; those who may not bid read nothing", async () => {
    const id = await aProject({ ownerId: reem.id });
    const { pieceId } = await as(reem).briefPieces.add({ id, productId: sofa.id, quantity: 2, note: "Gray" });
    const request = await aRequest(reem, { invited: [rana], project_id: id, status: "draft" });
    await as(reem).requests.send({ id: request.id });
    await as(reem).briefPieces.add({ id, productId: lamp.id });
    await as(reem).briefPieces.remove({ id, pieceId });
    expect((await as(rana).requests.get({ id: request.id })).brief.pieces).toMatchObject([
      { name: "Sofa", seller: "Areen", quantity: 2, note: "Gray", piece: { price: { amount: 250_000 } } },
    ]);
    await archived(sofa.id);
    expect((await as(rana).requests.get({ id: request.id })).brief.pieces).toMatchObject([{ name: "Sofa", piece: null }]);
    await expect(as(await aUser("professional")).requests.get({ id: request.id })).rejects.toMatchObject(code("NOT_FOUND"));
    await expect(as(rana).briefPieces.list({ id })).rejects.toMatchObject(code("NOT_FOUND"));
  });

  test("a request that was sent before there were pieces has none", async () => {
    const request = await aRequest(reem, { invited: [rana] });
    expect((await as(rana).requests.get({ id: request.id })).brief.pieces).toEqual([]);
  });

  test("they go with a deleted draft", async () => {
    const draft = await aProject({ ownerId: reem.id, status: "draft" });
    await as(reem).briefPieces.add({ id: draft, productId: sofa.id });
    await as(reem).projects.remove({ id: draft });
    expect(await db.selectFrom("brief_pieces").select("id").where("project_id", "=", draft).execute()).toEqual([]);
  });
});

test("a project that begins with a piece has it in its brief, under a name of its own; one that is not on sale begins nothing", async () => {
  const from = { kind: "piece" as const, id: sofa.id };
  expect(await as(reem).projects.getSource(from)).toMatchObject({ title: "Sofa", rooms: [], photo: null });
  const { id } = await as(reem).projects.create({ idempotencyKey: newId(), title: "Our hall", from });
  expect(await as(reem).briefPieces.list({ id })).toMatchObject([{ productId: sofa.id, quantity: 1, note: null, seller: "Areen" }]);
  expect(await as(reem).projects.get({ id })).toMatchObject({ title: "Our hall", source: { kind: "piece", to: null } });

  await db.updateTable("products").set({ status: "draft" }).where("id", "=", lamp.id).execute();
  const gone = { kind: "piece" as const, id: lamp.id };
  await expect(as(reem).projects.getSource(gone)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(as(reem).projects.create({ idempotencyKey: newId(), title: "Mine", from: gone })).rejects.toMatchObject({ code: "NOT_FOUND" });
});
