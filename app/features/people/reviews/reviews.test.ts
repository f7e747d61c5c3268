import { beforeAll, describe, expect, test } from "vitest";
import { as } from "#app/api/testing/world.ts";
import { aVendor } from "#app/features/directory/vendors/testing/a-vendor.ts";
import { aPhoto } from "#app/features/people/portfolio/testing/a-project.ts";
import { aQuote } from "#app/features/projects/quotes/testing/a-quote.ts";
import { aSeller, aVariant } from "#app/features/shop/orders/testing/a-checkout.ts";
import { aPaidOrder, deliver } from "#app/features/shop/orders/testing/a-payment.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { DAY_MS } from "#app/platform/rules/durations.ts";
import { noticesOf } from "#app/platform/testing/notices.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { mayEditReview, mayReply } from "./reviews.policy.ts";
import { checkReview } from "./reviews.rules.ts";

const code = (name: string) => expect.objectContaining({ code: name });

/** A vendor with an owner, and someone whose request it answered. */
async function answered(more: object = {}) {
  const [owner, buyer] = [await aUser("vendor", { isVendorStaff: true }), await aUser()];
  const vendor = await aVendor({ ownedBy: owner.id, ...more });
  await aQuote(vendor, buyer, { status: "answered" });
  return { owner, buyer, vendor, place: { type: "vendor" as const, id: vendor.id } };
}

const write = (viewer: Viewer, place: { type: "vendor" | "product"; id: string }, more: object = {}) =>
  as(viewer).reviews.save({ ...place, rating: 4, body: "They came on the day.", ...more });
const vendorRow = (id: string) =>
  db
    .selectFrom("vendors")
    .select(["rating", "review_count", "own_review_count", "imported_rating", "imported_review_count"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

describe("rules", () => {
  test("one to five whole stars, aspects for vendors only, words as long as they may be", () => {
    const of = (rating: number, more = {}) => checkReview("vendor", { rating, aspects: {}, body: "", ...more }, 0);
    expect([0, 1, 5, 6, 2.5].map((rating) => of(rating).rating)).toEqual(["required", undefined, undefined, "required", "required"]);
    expect(of(3, { aspects: { quality: 5, time: null } })).toEqual({});
    expect(of(3, { aspects: { quality: 6 } })).toEqual({ aspects: "notAsked" });
    expect(checkReview("product", { rating: 3, aspects: { quality: 5 }, body: "" }, 4)).toEqual({ aspects: "notAsked" });
    expect(checkReview("product", { rating: 3, aspects: {}, body: "x".repeat(3_001) }, 5)).toEqual({ body: "tooLong", photos: "tooMany" });
  });
  test("fourteen days to change, for author and reply, while it is visible", () => {
    const now = new Date();
    const at = (days: number) => new Date(now.getTime() - days * DAY_MS);
    const own = (days: number, status = "visible") => mayEditReview({ id: "a" }, { author_id: "a", status, created_at: at(days) }, now);
    expect([own(13.99), own(14), own(1, "hidden"), mayEditReview({ id: "b" }, { author_id: "a", status: "visible", created_at: now }, now)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    const reply = (role: "owner" | "viewer" | null, days: number | null) =>
      mayReply(role, { status: "visible", replied_at: days === null ? null : at(days) }, now);
    expect([reply("owner", null), reply("owner", 13), reply("owner", 14), reply("viewer", null), reply(null, null)]).toEqual([true, true, false, false, false]);
  });
});

describe("who may write", () => {
  test("an answered request lets its sender, and nobody else", async () => {
    const { buyer, place, owner } = await answered();
    const other = await aUser();
    await expect(write(other, place)).rejects.toEqual(code("FORBIDDEN"));
    await expect(as(other).reviews.getForm(place)).rejects.toEqual(code("NOT_FOUND"));
    expect(await as(buyer).reviews.listWaiting()).toMatchObject([{ ...place, basis: "request" }]);
    await write(buyer, place);
    expect(await as(buyer).reviews.listWaiting()).toEqual([]);
    expect((await noticesOf(owner)).map(({ kind }) => kind)).toContain("review_received");
    expect(await noticesOf(buyer)).toEqual([]);
  });
  test("a request that waits for its answer does not", async () => {
    const buyer = await aUser();
    const vendor = await aVendor();
    await aQuote(vendor, buyer);
    await expect(write(buyer, { type: "vendor", id: vendor.id })).rejects.toEqual(code("FORBIDDEN"));
  });
  test("the vendor's own team does not, whatever it bought", async () => {
    const owner = await aUser("vendor", { isVendorStaff: true });
    const vendor = await aVendor({ ownedBy: owner.id });
    await aQuote(vendor, owner, { status: "answered" });
    await expect(write(owner, { type: "vendor", id: vendor.id })).rejects.toEqual(code("FORBIDDEN"));
    expect(await as(owner).reviews.listWaiting()).toEqual([]);
  });
  test("an order lets its buyer judge the piece and the seller once it arrived", async () => {
    const [seller, buyer] = [await aSeller(), await aUser()];
    const variant = await aVariant(seller, { fabric: "Green velvet" });
    const order = await aPaidOrder({ [variant]: 1 }, {}, buyer);
    const { id } = await db
      .selectFrom("product_variants as v")
      .innerJoin("products as p", "p.id", "v.product_id")
      .select("p.id")
      .where("v.id", "=", variant)
      .executeTakeFirstOrThrow();
    await expect(write(buyer, { type: "product", id })).rejects.toEqual(code("FORBIDDEN"));
    await deliver(order.id, seller);
    expect((await as(buyer).reviews.listWaiting()).map(({ type }) => type).sort()).toEqual(["product", "vendor"]);
    await write(buyer, { type: "product", id }, { rating: 5 });
    const { items, average } = await as(null).reviews.list({ type: "product", id });
    expect({ average, items }).toMatchObject({ average: 5, items: [{ basis: "order", bought: expect.stringContaining("Green velvet") }] });
    expect(await db.selectFrom("products").select(["rating", "review_count"]).where("id", "=", id).executeTakeFirst()).toEqual({ rating: 5, review_count: 1 });
  });
});

describe("one review for each person and subject", () => {
  test("saved again it is changed, and marked; two at once are one", async () => {
    const { buyer, place } = await answered();
    await Promise.all([write(buyer, place), write(buyer, place)]);
    await write(buyer, place, { rating: 2, aspects: { quality: 3 } });
    const page = await as(null).reviews.list(place);
    expect(page).toMatchObject({ total: 1, distribution: [0, 1, 0, 0, 0], aspects: { quality: 3 }, items: [{ isEdited: true }] });
  });
  test("after fourteen days it stays as it is", async () => {
    const { buyer, place } = await answered();
    const { id } = await write(buyer, place);
    await db
      .updateTable("reviews")
      .set({ created_at: new Date(Date.now() - 14 * DAY_MS) })
      .where("id", "=", id)
      .execute();
    await expect(write(buyer, place, { rating: 1 })).rejects.toEqual(code("FORBIDDEN"));
    expect((await as(buyer).reviews.getForm(place)).own).toMatchObject({ rating: 4, canEdit: false });
  });
  test("wrong fields are named", async () => {
    const { buyer, place } = await answered();
    await expect(write(buyer, place, { rating: 9 })).rejects.toMatchObject({ code: "INVALID", data: { fields: { rating: "required" } } });
  });
});

describe("the reply", () => {
  test("by who answers for the vendor, once, and its author hears of it once", async () => {
    const { owner, buyer, place } = await answered();
    const { id } = await write(buyer, place);
    await expect(as(await aUser("vendor")).reviews.reply({ id, body: "Thanks" })).rejects.toEqual(code("NOT_FOUND"));
    await expect(as(owner).reviews.reply({ id, body: " " })).rejects.toMatchObject({ data: { fields: { body: "required" } } });
    await as(owner).reviews.reply({ id, body: "Thank you" });
    await as(owner).reviews.reply({ id, body: "Thank you, Reem" });
    expect((await as(null).reviews.list(place)).items[0]?.reply).toMatchObject({ body: "Thank you, Reem", language: "en" });
    expect((await noticesOf(buyer)).filter(({ kind }) => kind === "review_answered")).toHaveLength(1);
    expect((await as(owner).reviews.listReceived({})).items).toMatchObject([{ id, canReply: true }]);
  });
});

describe("moderation", () => {
  test("a hidden review counts no longer, its author reads why, and it returns", async () => {
    const { buyer, vendor, place } = await answered({ rating: 4.6, review_count: 90 });
    const [reader, admin] = [await aUser(), await aUser("admin")];
    const { id } = await write(buyer, place);
    expect(await vendorRow(vendor.id)).toEqual({
      rating: 4,
      review_count: 1,
      own_review_count: 1,
      imported_rating: expect.closeTo(4.6),
      imported_review_count: 90,
    });
    await as(reader).moderation.report({ type: "review", id, reason: "false" });
    await as(admin).moderation.decide({ type: "review", id, action: "hide", reason: "false" });
    expect((await as(null).reviews.list(place)).total).toBe(0);
    expect(await vendorRow(vendor.id)).toMatchObject({ rating: expect.closeTo(4.6), review_count: 90, own_review_count: 0 });
    await expect(write(buyer, place)).rejects.toEqual(code("FORBIDDEN"));
    expect((await noticesOf(buyer)).map(({ kind }) => kind)).toContain("moderation_decided");
    expect((await as(null).moderation.log({})).items[0]).toMatchObject({ type: "review", decision: "hidden", reason: "false" });
    await as(admin).moderation.decide({ type: "review", id, action: "restore" });
    expect((await as(null).reviews.list(place)).total).toBe(1);
  });

  test("its photographs are hidden and shown with it, a neighbor's stay", async () => {
    const [one, another, admin] = [await answered(), await answered(), await aUser("admin")];
    const photos = await Promise.all(
      [one, another].map(async ({ buyer, place }) => {
        const [{ id }, photo] = [await write(buyer, place), await aPhoto(buyer.id)];
        await db.insertInto("review_photos").values({ review_id: id, file_id: photo, position: 0 }).execute();
        return { id, photo };
      }),
    );
    const arePublic = () =>
      Promise.all(
        photos.map(async ({ photo }) => (await db.selectFrom("files").select("is_public").where("id", "=", photo).executeTakeFirstOrThrow()).is_public),
      );
    const id = photos[0]?.id ?? "";
    await as(admin).moderation.decide({ type: "review", id, action: "hide", reason: "false" });
    expect(await arePublic()).toEqual([false, true]);
    await as(admin).moderation.decide({ type: "review", id, action: "restore" });
    expect(await arePublic()).toEqual([true, true]);
  });
});

describe("the list", () => {
  let place: { type: "vendor"; id: string };
  beforeAll(async () => {
    const vendor = await aVendor();
    place = { type: "vendor", id: vendor.id };
    const rows = Array.from({ length: 23 }, (_, n) => ({
      ...{ id: crypto.randomUUID(), subject_type: "vendor", subject_id: vendor.id, author_name: `Author ${n}`, rating: n === 0 ? 1 : 5 },
      created_at: new Date(Date.UTC(2026, 0, n + 1)),
    }));
    await db.insertInto("reviews").values(rows).execute();
  });
  test("newest first, ten at a time, with the distribution of all", async () => {
    const first = await as(null).reviews.list(place);
    expect(first).toMatchObject({ total: 23, distribution: [1, 0, 0, 0, 22], average: 4.8 });
    expect(first.items[0]?.authorName).toBe("Author 22");
    const second = await as(null).reviews.list({ ...place, after: first.next ?? "" });
    const third = await as(null).reviews.list({ ...place, after: second.next ?? "" });
    expect(third).toMatchObject({ next: null, items: [{ authorName: "Author 2" }, {}, { authorName: "Author 0" }] });
  });
  test("not of what is not public, and not of a neighbor", async () => {
    const [pending, neighbor] = [await aVendor({ status: "Pending" }), await aVendor()];
    await expect(as(null).reviews.list({ type: "vendor", id: pending.id })).rejects.toEqual(code("NOT_FOUND"));
    expect((await as(null).reviews.list({ type: "vendor", id: neighbor.id })).total).toBe(0);
  });
});
