import { beforeEach, expect, test } from "vitest";
import { aVendor } from "#app/features/directory/vendors/testing/a-vendor.ts";
import { anIdea } from "#app/features/inspiration/ideas/testing/an-idea.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { DAY_MS } from "#app/platform/rules/durations.ts";
import { clientOf } from "#app/platform/testing/client.ts";
import { productsRouter } from "./server/procedures.server.ts";
import { aProduct } from "./testing/a-product.ts";

const as = clientOf(productsRouter);
const ago = (days: number) => new Date(Date.now() - days * DAY_MS);

async function aPhoto(): Promise<string> {
  const id = newId();
  const file = { storage_key: id, sha256: id, mime: "image/webp", byte_size: 1, width: 1200, height: 800, is_public: true };
  await db
    .insertInto("files")
    .values({ id, ...file })
    .execute();
  return id;
}
const front = (language = "en") => as(null, language).front();

beforeEach(async () => {
  await db.deleteFrom("products").execute();
});

test("an empty shop has neither departments nor rooms", async () => {
  expect(await front()).toMatchObject({ pieces: { count: 0 }, sellers: 0, majlis: null, rooms: [], newest: [], newThisWeek: 0, madeToOrder: [] });
});

test("counts what is on sale, by category in the majlis and by room elsewhere", async () => {
  const vendorId = (await aVendor()).id;
  const hiddenId = (await aVendor({ status: "Pending" })).id;
  await anIdea({ roomType: "living_room", photoIds: [await aPhoto()] });
  await aProduct({ vendorId, rooms: ["majlis", "living_room"] });
  await aProduct({ vendorId, rooms: ["majlis"] });
  await aProduct({ vendorId, rooms: ["majlis"], category: "decor" });
  await aProduct({ vendorId, rooms: ["bedroom"], category: "beds" });
  await aProduct({ vendorId, rooms: ["majlis"], status: "draft" });
  await aProduct({ vendorId: hiddenId, rooms: ["majlis"] });
  const shop = await front();
  expect(shop).toMatchObject({ pieces: { count: 4, isCapped: false }, sellers: 1 });
  expect(shop.majlis?.departments).toEqual([
    { category: "seating", count: 2, isCapped: false },
    { category: "decor", count: 1, isCapped: false },
  ]);
  // no photograph shows a bedroom: a department without one is not shown
  expect(shop.rooms).toMatchObject([{ room: "living_room", count: 1 }]);
});

test("the newest come first, and a week ends after seven days", async () => {
  const vendorId = (await aVendor()).id;
  for (const [name, days] of [
    ["Old", 8],
    ["Yesterday", 1],
    ["Edge", 6.9],
  ] as const)
    await aProduct({ vendorId, name, createdAt: ago(days) });
  const shop = await front();
  expect(shop.newest.map(({ name }) => name)).toEqual(["Yesterday", "Edge", "Old"]);
  expect(shop.newThisWeek).toBe(2);
});

test("each workshop is shown once among what is made to order, in the reader's language, and nothing that is new already", async () => {
  const [areen, noor] = [await aVendor(), await aVendor()];
  await aProduct({ vendorId: areen.id, name: "Screen", nameAr: "ساتر", leadDays: 28, createdAt: ago(20), isFeatured: true });
  await aProduct({ vendorId: areen.id, name: "Table", leadDays: 35, createdAt: ago(20) });
  await aProduct({ vendorId: noor.id, name: "Rug", leadDays: 42, createdAt: ago(20) });
  await aProduct({ vendorId: noor.id, name: "Ready", leadDays: null, createdAt: ago(20) });
  for (const n of [1, 2, 3, 4, 5]) await aProduct({ vendorId: noor.id, name: `New ${n}`, leadDays: 7, createdAt: ago(n) });
  const { madeToOrder } = await front("ar");
  expect(new Map(madeToOrder.map(({ name, leadDays }) => [name, leadDays]))).toEqual(
    new Map([
      ["ساتر", 28],
      ["Rug", 42],
    ]),
  );
});
