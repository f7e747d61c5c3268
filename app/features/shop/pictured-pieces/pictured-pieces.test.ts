import "#app/api/router.server.ts";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { ideaDetailRouter } from "#app/features/inspiration/ideas/detail/server/procedures.server.ts";
import { anIdea } from "#app/features/inspiration/ideas/testing/an-idea.ts";
import { portfolioRouter } from "#app/features/people/portfolio/server/procedures.server.ts";
import { aProject } from "#app/features/people/portfolio/testing/a-project.ts";
import { aSeller, type TestSeller } from "#app/features/shop/orders/testing/a-checkout.ts";
import { aProduct } from "#app/features/shop/products/testing/a-product.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { clientOf } from "#app/platform/testing/client.ts";
import { noticesOf } from "#app/platform/testing/notices.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { MOST_MARKS } from "./pictured-pieces.ts";
import { picturedPiecesRouter } from "./server/procedures.server.ts";

vi.mock("#app/platform/mail/mail.server.ts", () => import("#app/platform/testing/mails.ts"));

const as = clientOf(picturedPiecesRouter);
const ideas = clientOf(ideaDetailRouter);
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "OK",
    (error: { code: string; data?: { fields?: Record<string, string> } }) => error.data?.fields?.["productId"] ?? error.data?.fields?.["fileId"] ?? error.code,
  );

let seller: TestSeller;
let author: Viewer;
let idea: { id: string; slug: string };
let fileId: string;
let sofa: { id: string; slug: string };
beforeEach(async () => {
  seller = await aSeller({ name: "Areen" });
  author = await aUser("professional");
  fileId = newId();
  await db
    .insertInto("files")
    .values({ id: fileId, storage_key: fileId, sha256: fileId, mime: "image/webp", byte_size: 1, width: 1200, height: 800, is_public: true })
    .execute();
  idea = await anIdea({ authorId: author.id, photoIds: [fileId] });
  sofa = await aProduct({ vendorId: seller.id, name: "Sofa" });
});
const mark = (viewer: Viewer, more: object = {}) => as(viewer).mark({ placeId: idea.id, fileId, productId: sofa.id, x: 400, y: 700, ...more });
const shown = async () => (await ideas(null).pieces({ slug: idea.slug })).map(({ name, x, y, inStock }) => ({ name, x, y, inStock }));

describe("the author", () => {
  test("marks a piece once, moves it and takes it off; the seller is notified once, nobody else", async () => {
    const other = await aSeller();
    const { id } = await mark(author);
    expect(await mark(author, { x: 410 })).toEqual({ id });
    expect(await shown()).toEqual([{ name: "Sofa", x: 410, y: 700, inStock: true }]);
    expect((await noticesOf(seller.owner)).map(({ kind }) => kind)).toEqual(["piece_pictured"]);
    expect(await noticesOf(other.owner)).toEqual([]);
    expect((await as(null).rooms({ slug: sofa.slug })).map(({ path }) => path)).toEqual([`/ideas/${idea.slug}`]);
    await as(author).unmark({ id });
    expect(await shown()).toEqual([]);
    expect(await as(null).rooms({ slug: sofa.slug })).toEqual([]);
  });

  test("and editors; others do not even see that it can be done", async () => {
    const { id } = await mark(await aUser("admin"));
    const stranger = await aUser("professional");
    expect(await codeOf(mark(stranger))).toBe("NOT_FOUND");
    expect(await codeOf(as(stranger).list({ placeId: idea.id }))).toBe("NOT_FOUND");
    expect(await codeOf(as(stranger).unmark({ id }))).toBe("NOT_FOUND");
    expect(await codeOf(mark(seller.owner))).toBe("NOT_FOUND");
    expect(await shown()).toHaveLength(1);
  });

  test("only in photographs of the idea, and only what is on sale", async () => {
    const draft = await aProduct({ vendorId: seller.id, status: "draft" });
    expect(await codeOf(mark(author, { fileId: newId() }))).toBe("unknown");
    expect(await codeOf(mark(author, { productId: draft.id }))).toBe("unknown");
    expect(await codeOf(mark(author, { x: 1_001 }))).not.toBe("OK");
  });

  test("up to a limit, also at the same time", async () => {
    const pieces = await Promise.all(Array.from({ length: MOST_MARKS + 2 }, (_, n) => aProduct({ vendorId: seller.id, name: `Piece ${n}` })));
    const codes = await Promise.all(pieces.map(({ id }) => codeOf(mark(author, { productId: id }))));
    expect(codes.filter((code) => code === "OK")).toHaveLength(MOST_MARKS);
    expect(codes.filter((code) => code === "tooMany")).toHaveLength(2);
  });
});

describe("the seller", () => {
  test("takes a piece off; the author cannot set it again, nor remove the trace, until it is allowed", async () => {
    const { id } = await mark(author);
    expect((await as(seller.owner).listMine({})).items).toMatchObject([
      { id, product: { name: "Sofa" }, place: { path: `/ideas/${idea.slug}` }, isRevoked: false },
    ]);
    await as(seller.owner).setRevoked({ id, isRevoked: true });
    expect(await shown()).toEqual([]);
    expect(await codeOf(mark(author))).toBe("revoked");
    await as(author).unmark({ id });
    expect((await as(author).list({ placeId: idea.id })).marks).toMatchObject([{ id, isRevoked: true }]);
    await as(seller.owner).setRevoked({ id, isRevoked: false });
    expect(await shown()).toHaveLength(1);
  });

  test("reads who marked it by the name of its own language", async () => {
    await db.updateTable("users").set({ name: "Dalal Alamiri" }).where("id", "=", author.id).execute();
    await db.updateTable("profiles").set({ full_name_ar: "دلال العامري" }).where("id", "=", author.id).execute();
    await mark(author);
    const named = async (language: string) => (await as(seller.owner, language).listMine({})).items.map((item) => item.author);
    expect([await named("en"), await named("ar")]).toEqual([["Dalal Alamiri"], ["دلال العامري"]]);
  });

  test("has no say over others' pieces, and does not see them", async () => {
    const { id } = await mark(author);
    const other = await aSeller();
    expect((await as(other.owner).listMine({})).items).toEqual([]);
    expect(await codeOf(as(other.owner).setRevoked({ id, isRevoked: true }))).toBe("NOT_FOUND");
    expect(await shown()).toHaveLength(1);
  });
});

test("a page says that a piece is sold out, and does not show what is no longer on sale", async () => {
  await mark(author);
  await db.updateTable("product_variants").set({ stock: 0 }).where("product_id", "=", sofa.id).execute();
  expect(await shown()).toMatchObject([{ inStock: false }]);
  await db.updateTable("products").set({ status: "archived" }).where("id", "=", sofa.id).execute();
  expect(await shown()).toEqual([]);
  expect((await as(author).list({ placeId: idea.id })).marks).toMatchObject([{ product: { isOnSale: false } }]);
});

test("an idea that is not published shows nothing", async () => {
  await mark(author);
  await db.updateTable("design_ideas").set({ status: "unpublished" }).where("id", "=", idea.id).execute();
  expect(await codeOf(ideas(null).pieces({ slug: idea.slug }))).toBe("NOT_FOUND");
  expect(await as(null).rooms({ slug: sofa.slug })).toEqual([]);
});

describe("a portfolio", () => {
  const portfolio = clientOf(portfolioRouter);
  let project: { id: string; photoId: string };
  beforeEach(async () => {
    project = await aProject(author.id, { status: "published", title: "Villa" });
  });
  const place = (viewer: Viewer, more: object = {}) =>
    as(viewer).mark({ placeId: project.id, fileId: project.photoId, productId: sofa.id, x: 1, y: 2, ...more });
  const listed = async () => (await portfolio(null).pieces({ id: project.id })).map(({ name }) => name);

  test("is marked by its owner: its page, the piece and the seller have it, and the seller may take it off", async () => {
    const { id } = await place(author);
    expect(await place(author, { x: 9 })).toEqual({ id });
    expect(await listed()).toEqual(["Sofa"]);
    expect(await shown()).toEqual([]);
    expect(await as(null).rooms({ slug: sofa.slug })).toMatchObject([{ path: `/professionals/portfolio/${project.id}`, title: "Villa" }]);
    expect((await noticesOf(seller.owner)).map(({ kind }) => kind)).toEqual(["piece_pictured"]);
    expect((await as(seller.owner).listMine({})).items).toMatchObject([{ id, place: { title: "Villa" } }]);
    await as(seller.owner).setRevoked({ id, isRevoked: true });
    expect(await listed()).toEqual([]);
    expect(await codeOf(place(author))).toBe("revoked");
  });

  test("is nobody else's to mark, not even staff's, and takes no photographs of others", async () => {
    for (const viewer of [await aUser("professional"), await aUser("admin"), seller.owner]) {
      expect(await codeOf(place(viewer))).toBe("NOT_FOUND");
      expect(await codeOf(as(viewer).list({ placeId: project.id }))).toBe("NOT_FOUND");
    }
    expect(await codeOf(place(author, { fileId }))).toBe("unknown");
    const { id } = await place(author);
    expect(await codeOf(as(await aUser("professional")).unmark({ id }))).toBe("NOT_FOUND");
    expect(await listed()).toEqual(["Sofa"]);
  });

  test("that is a draft again, or hidden, shows nothing", async () => {
    await place(author);
    await db.updateTable("portfolio_projects").set({ status: "draft" }).where("id", "=", project.id).execute();
    expect(await codeOf(portfolio(null).pieces({ id: project.id }))).toBe("NOT_FOUND");
    expect(await as(null).rooms({ slug: sofa.slug })).toEqual([]);
    expect((await as(seller.owner).listMine({})).items).toEqual([]);
  });
});
