import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { storeImage } from "#app/platform/media/store-image.server.ts";
import { clientOf } from "#app/platform/testing/client.ts";
import { giveVendor } from "#app/platform/testing/give-vendor.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { insertIdeas, type NewIdea } from "../server/rows.server.ts";
import { ideaDetailRouter } from "./server/procedures.server.ts";

const people = {
  professional: await aUser("professional", { name: "A professional" }),
  vendor: await aUser("vendor", { name: "A vendor" }),
  homeowner: await aUser("homeowner", { name: "A homeowner" }),
  admin: await aUser("admin", { name: "An admin" }),
  hidden: await aUser("professional", { name: "A professional", email: "hidden@test.example" }),
};
const as = clientOf(ideaDetailRouter);

let photoId = "";
let beforeId = "";
const made: { id: string; slug: string }[] = [];
const photo = async (color: string) => {
  const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background: color } })
    .png()
    .toBuffer();
  return (await storeImage(bytes, { ownerId: people.admin.id, isPublic: true })).id;
};

beforeAll(async () => {
  await db.updateTable("profiles").set({ city: "Riyadh" }).execute();
  await db
    .updateTable("profiles")
    .set({ visibility: JSON.stringify({ profile: "signed_in" }) })
    .where("id", "=", people.hidden.id)
    .execute();
  const vendorId = newId();
  await db
    .insertInto("vendors")
    .values({
      id: vendorId,
      name: "Bayt Al Sidra",
      name_ar: "بيت السدرة",
      slug: "bayt-al-sidra",
      status: "Verified",
      city: "Jeddah",
    })
    .execute();
  await giveVendor(vendorId, people.vendor.id);
  photoId = await photo("#2f7f86");
  beforeId = await photo("#dddddd");
  const base = { style: "modern", roomType: "majlis", uploadSource: "manual" } as const;
  const at = (day: number) => new Date(Date.UTC(2026, 0, day));
  const ideas: NewIdea[] = [
    {
      ...base,
      title: "Walnut",
      titleAr: "جوز",
      content: "A room.",
      contentAr: "غرفة.",
      authorId: people.professional.id,
      photoIds: [photoId],
      beforeId,
      tags: ["oak"],
      colors: ["#2F7F86", "#615947", "nonsense"],
      estimatedCost: 6_400_000,
      estimatedTime: "5-6 weeks",
      region: "najd",
      publishedAt: at(20),
    },
    { ...base, title: "By a vendor", authorId: people.vendor.id, publishedAt: at(19) },
    { ...base, title: "By a homeowner", authorId: people.homeowner.id, publishedAt: at(18) },
    { ...base, title: "By somebody shy", authorId: people.hidden.id, publishedAt: at(17) },
    { ...base, title: "Taken back", authorId: people.admin.id, photoIds: [await photo("#222222")] },
    { ...base, title: "Removed", authorId: people.admin.id },
  ];
  for (let n = 0; n < 9; n += 1)
    ideas.push({
      ...base,
      title: `Older ${n}`,
      roomType: "kitchen",
      style: "rustic",
      authorId: people.admin.id,
      photoIds: [await photo(`#00${n}0ff`)],
      publishedAt: at(n + 1),
    });
  made.push(...(await insertIdeas(db, ideas)));
  await db
    .updateTable("design_ideas")
    .set({ status: "unpublished" })
    .where("id", "=", made[4]?.id ?? "")
    .execute();
  await db
    .updateTable("design_ideas")
    .set({ deleted_at: new Date() })
    .where("id", "=", made[5]?.id ?? "")
    .execute();
  await db
    .insertInto("idea_likes")
    .values({ idea_id: made[0]?.id ?? "", user_id: people.homeowner.id })
    .execute();
  await db
    .insertInto("saved_items")
    .values({ user_id: people.homeowner.id, entity_type: "idea", entity_id: made[0]?.id ?? "" })
    .execute();
  await db
    .insertInto("idea_ratings")
    .values({ idea_id: made[0]?.id ?? "", user_id: people.homeowner.id, rating: 4 })
    .execute();
});

const slugOf = (index: number) => made[index]?.slug ?? "";

test("an idea with everything its page shows, in both languages", async () => {
  const idea = await as().get({ slug: "walnut" });
  expect(idea).toMatchObject({
    title: "Walnut",
    description: "A room.",
    region: "najd",
    likes: 1,
    saves: 1,
    rating: 4,
    estimatedCost: { amount: 6_400_000, currency: "SAR" },
    photos: [{ id: photoId, width: 300, height: 200 }],
    before: { id: beforeId },
    palette: [
      { hex: "#2F7F86", name: "teal" },
      { hex: "#615947", name: "khaki" },
    ],
    author: { kind: "professional", name: "A professional", city: "Riyadh", contact: { profile: people.professional.id } },
    permissions: { canEdit: false },
  });
  expect(await as(null, "ar").get({ slug: "walnut" })).toMatchObject({ title: "جوز", description: "غرفة.", author: { city: "الرياض" } });
});

test("authors: a vendor by its page, people as far as they want to be seen", async () => {
  expect((await as().get({ slug: slugOf(1) })).author).toMatchObject({
    kind: "vendor",
    name: "Bayt Al Sidra",
    path: "/vendors/bayt-al-sidra",
    contact: { vendor: "bayt-al-sidra" },
  });
  expect((await as().get({ slug: slugOf(2) })).author).toBeNull();
  expect((await as().get({ slug: slugOf(3) })).author).toBeNull();
  expect((await as(people.homeowner).get({ slug: slugOf(3) })).author).toMatchObject({ name: "A professional" });
  expect((await as(people.professional).get({ slug: slugOf(0) })).author?.contact).toBeNull();
});

test("only editors are offered to edit", async () => {
  expect((await as(people.admin).get({ slug: slugOf(0) })).permissions.canEdit).toBe(true);
  expect((await as({ ...people.homeowner, permissions: ["content_manager"] }).get({ slug: slugOf(0) })).permissions.canEdit).toBe(true);
  expect((await as(people.professional).get({ slug: slugOf(0) })).permissions.canEdit).toBe(false);
});

test("unpublished, removed and unknown ideas are NOT_FOUND, for editors too", async () => {
  for (const slug of [slugOf(4), slugOf(5), "never-heard-of"]) {
    await expect(as().get({ slug })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(as(people.admin).get({ slug })).rejects.toMatchObject({ code: "NOT_FOUND" });
  }
  for (const id of [made[4]?.id ?? "", made[5]?.id ?? "", newId()]) await expect(as().resolve({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("an idea is found by its own id and by its photographs'", async () => {
  for (const id of [made[0]?.id ?? "", photoId, beforeId]) expect(await as().resolve({ id })).toEqual({ slug: "walnut" });
});

test("the eight newest images, with the viewer's own marks", async () => {
  const visitor = await as().newestImages();
  expect(visitor).toHaveLength(8);
  expect(visitor[0]).toMatchObject({
    title: "Walnut",
    designer: { name: "A professional" },
    category: "majlis",
    style: "modern",
    image: { id: photoId },
    likes: 1,
    rating: 4,
    estimatedCost: { amount: 6_400_000, currency: "SAR" },
    duration: "5-6 weeks",
    tags: ["oak"],
    isBookmarked: false,
    isLiked: false,
  });
  expect(visitor.slice(1).map(({ title }) => title)).toEqual(["Older 8", "Older 7", "Older 6", "Older 5", "Older 4", "Older 3", "Older 2"]);
  expect((await as(people.homeowner).newestImages())[0]).toMatchObject({ isBookmarked: true, isLiked: true });
  expect((await as(people.vendor).newestImages())[0]).toMatchObject({ isBookmarked: false, isLiked: false });
});

test("the inspiration page and the home page follow from rows", async () => {
  const page = await as().magazine();
  expect(page.newest.map(({ title }) => title)).toEqual(["Walnut", "By a vendor", "By a homeowner", "By somebody shy", "Older 8"]);
  expect(page.color).toMatchObject({ family: "teal", ideas: [{ title: "Walnut" }] });
  expect(page.popular.map(({ title }) => title)).toEqual(["Walnut"]);
  expect(page.regional.map(({ title }) => title)).toEqual(["Walnut"]);
  const front = await as().front();
  expect(front.newest.map(({ title }) => title)).toEqual(["Walnut", "Older 8", "Older 7", "Older 6", "Older 5"]);
  expect(front.regions).toMatchObject([{ region: "najd", label: "Najd", count: 1, path: "/ideas/saudi-regional/najd", photo: { id: photoId } }]);
  expect(front.rooms.map(({ room }) => room)).toEqual(["majlis", "kitchen"]);
  expect(front.styles.map(({ style }) => style)).toEqual(["modern", "rustic"]);
  expect(front.professionals).toMatchObject([{ name: "A professional", photo: { id: photoId } }]);
});
