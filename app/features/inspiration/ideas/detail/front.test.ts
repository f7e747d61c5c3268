import sharp from "sharp";
import { expect, test } from "vitest";
import { aVendor } from "#app/features/directory/vendors/testing/a-vendor.ts";
import { db } from "#app/platform/database/db.server.ts";
import { storeImage } from "#app/platform/media/store-image.server.ts";
import { clientOf } from "#app/platform/testing/client.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { insertIdeas } from "../server/rows.server.ts";
import { ideaDetailRouter } from "./server/procedures.server.ts";

const as = clientOf(ideaDetailRouter);
const admin = await aUser("admin");
const maker = await aUser("professional", { name: "Lama" });

async function aPhoto(background: string, width: number, height: number) {
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  return (await storeImage(bytes, { ownerId: admin.id, isPublic: true })).id;
}

async function publish(title: string, day: number, photoId: string, beforeId: string | null = null) {
  const publishedAt = new Date(Date.UTC(2026, 0, day));
  const kind = { style: "modern", roomType: "majlis", uploadSource: "manual", content: "A room." } as const;
  const [idea] = await insertIdeas(db, [{ ...kind, title, authorId: maker.id, photoIds: [photoId], beforeId, publishedAt }]);
  return idea?.id ?? "";
}

const like = (ideaId: string) => db.insertInto("idea_likes").values({ user_id: admin.id, idea_id: ideaId }).execute();

test("the most popular idea with a wide photograph is the hero, and no photograph is repeated", async () => {
  const [wide, before, tall, small] = await Promise.all([
    aPhoto("#0a6b5a", 1200, 800),
    aPhoto("#dddddd", 1200, 800),
    aPhoto("#a84c26", 1200, 1600),
    aPhoto("#2b6a9b", 1199, 800),
  ]);
  const hero = await publish("Emerald", 1, wide, before);
  const portrait = await publish("A tall window", 2, tall);
  await publish("A small picture", 3, small);
  await publish("The room as it was", 4, await aPhoto("#dddddd", 1200, 800));
  await publish("What the vendor shows", 5, await aPhoto("#8a5508", 300, 200));
  for (const id of [hero, portrait]) await like(id);
  const vendor = await aVendor({ city: "Riyadh" });
  await db
    .insertInto("vendor_photos")
    .values({ vendor_id: vendor.id, file_id: await aPhoto("#8a5508", 300, 200), position: 0 })
    .execute();

  const front = await as().front();

  expect(front.hero).toMatchObject({ title: "Emerald", photo: { id: wide }, before: { id: before }, maker: { name: "Lama", isVendor: false } });
  // Photographs that are already shown come last.
  expect(front.newest.map(({ title }) => title)).toEqual(["A small picture", "A tall window", "What the vendor shows", "The room as it was", "Emerald"]);

  await db.updateTable("design_ideas").set({ deleted_at: new Date() }).where("title", "in", ["Emerald", "The room as it was"]).execute();
  expect((await as().front()).hero).toBeNull();
});
