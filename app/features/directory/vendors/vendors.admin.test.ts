import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { clientOf } from "#app/platform/testing/client.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { aViewer } from "#app/platform/testing/viewers.ts";
import { exportVendors } from "./admin/server/export.server.ts";
import { vendorsAdminRouter } from "./admin/server/procedures.server.ts";
import { aVendor } from "./testing/a-vendor.ts";
import "#app/api/router.server.ts";

const sara = await aUser("admin", { name: "Sara" });
const omar = await aUser("homeowner", { name: "Omar", permissions: ["content_manager"] });

const as = clientOf(vendorsAdminRouter);
const create = (name: string, city: string | null = null) => as(sara).create({ name, city });
const problems = (fields: Record<string, string>) => expect.objectContaining({ code: "INVALID", defined: true, data: { fields } });
const auditOf = (id: string) => db.selectFrom("audit_events").selectAll().where("entity_id", "=", id).orderBy("id").execute();

beforeEach(async () => {
  await db.deleteFrom("vendors").execute();
});

describe("access", () => {
  test.each(["homeowner", "professional", "vendor"] as const)("a %s without the permission is refused everywhere", async (role) => {
    const client = as(aViewer(role, { name: "Nobody" }));
    const id = newId();
    const calls = [
      () => client.list({}),
      () => client.overview(),
      () => client.get({ id }),
      () => client.create({ name: "x" }),
      () => client.update({ id, version: new Date().toISOString(), changes: {} }),
      () => client.setStatus({ id, status: "Verified" }),
      () => client.setStatusOfMany({ selection: { ids: [id] }, status: "Verified" }),
      () => client.uploadPhoto({ photo: new File([], "a.png") }),
      () => client.history({ id }),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject({ code: "FORBIDDEN" });
    expect(() => exportVendors(aViewer(role, { name: "Nobody" }), { ids: [id] })).toThrow();
    expect(() => exportVendors(null, { ids: [id] })).toThrow();
  });
  test("nobody is asked to sign in, a content manager may", async () => {
    await expect(as(null).list({})).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    await expect(as(omar).list({})).resolves.toMatchObject({ total: 0 });
  });
});

describe("create", () => {
  test("pending, without rating, not featured, slug from the name", async () => {
    const vendor = await create("  Bayt   Al Sidra & Sons! ", "جدة");
    expect(vendor).toMatchObject({
      name: "Bayt Al Sidra & Sons!",
      slug: "bayt-al-sidra-sons",
      status: "Pending",
      rating: 0,
      reviewCount: 0,
      isFeatured: false,
      city: "Jeddah",
      cityLabel: "Jeddah",
    });
    expect(await auditOf(vendor.id)).toMatchObject([
      { action: "vendor.create", actor_id: sara.id, actor_name: "Sara", request_id: "test", changes: { name: [null, vendor.name] } },
    ]);
  });
  test("a slug has an Arabic name's letters; equal names get different slugs, also beside an old slug", async () => {
    const first = await create("بيت السِّدرة");
    expect(first.slug).toBe("بيت-السدرة");
    expect((await create("بيت السدرة")).slug).toBe("بيت-السدرة-2");
    await as(sara).update({ id: first.id, version: first.version, changes: { slug: "sidra" } });
    expect((await create("بيت السدرة")).slug).toBe("بيت-السدرة-3");
    expect((await create("!!!")).slug).toBe("vendor");
  });
  test("created at the same moment, still unique", async () => {
    const made = await Promise.all(Array.from({ length: 5 }, () => create("Twin")));
    expect(new Set(made.map((vendor) => vendor.slug)).size).toBe(5);
  });
  test("a name is required", async () => {
    await expect(create("   ")).rejects.toEqual(problems({ name: "required" }));
  });
});

describe("list", () => {
  test("every status, latest change first, filters and search", async () => {
    const jeddah = await create("Marasi Pools", "Jeddah");
    const noor = await create("النور للإضاءة", "Riyadh");
    const other = await create("Qasr Kitchens", "Riyadh");
    await as(sara).setStatus({ id: jeddah.id, status: "Verified" });
    const names = async (filters: Parameters<ReturnType<typeof as>["list"]>[0]) => (await as(sara).list(filters)).items.map((item) => item.name);
    expect(await names({})).toEqual([jeddah.name, other.name, noor.name]);
    expect(await names({ status: "Pending" })).toEqual([other.name, noor.name]);
    expect(await names({ city: "Riyadh", type: "Service" })).toEqual([other.name, noor.name]);
    expect(await names({ search: "نور" })).toEqual([noor.name]);
    expect(await names({ search: "kitch" })).toEqual([other.name]);
    expect(await names({ search: "جدة" })).toEqual([jeddah.name]);
    expect(await names({ search: "%" })).toHaveLength(3);
    expect(await names({ search: "nothing of that" })).toEqual([]);
    expect((await as(sara, "ar").list({ search: "marasi" })).items[0]?.cityLabel).toBe("جدة");
  });
  test("sorted by each column, what is not known last; the neighbor of the same value by id", async () => {
    const make = (name: string, more: object) => aVendor({ name, status: "Pending", ...more });
    await make("beta", { city: "Jeddah", rating: 4.5, review_count: 7, min_project_value: 500 });
    await make("Alpha", { city: null, rating: 0, review_count: 0, min_project_value: null });
    await make("gamma", { city: "Abha", rating: 4.9, review_count: 3, min_project_value: 200 });
    const names = async (sort: string, page = 1) => (await as(sara).list({ sort: sort as "name", page })).items.map((item) => item.name);
    expect(await names("name")).toEqual(["Alpha", "beta", "gamma"]);
    expect(await names("-name")).toEqual(["gamma", "beta", "Alpha"]);
    expect(await names("city")).toEqual(["gamma", "beta", "Alpha"]);
    expect(await names("-city")).toEqual(["beta", "gamma", "Alpha"]);
    expect(await names("-rating")).toEqual(["gamma", "beta", "Alpha"]);
    expect(await names("-reviews")).toEqual(["beta", "gamma", "Alpha"]);
    expect(await names("value")).toEqual(["gamma", "beta", "Alpha"]);
    expect(await names("-value")).toEqual(["beta", "gamma", "Alpha"]);
    expect(await names("updated")).toEqual((await names("-updated")).reverse());
  });
  test("narrowed by category with its children, by what is missing, by owner and source", async () => {
    const parent = { id: newId(), name: "Rooms", slug: "rooms", type: "Service" };
    const child = { id: newId(), name: "Majlis rooms", slug: "majlis-rooms", type: "Service", parent_id: parent.id };
    await db.insertInto("categories").values(parent).execute();
    await db.insertInto("categories").values(child).execute();
    const a = await aVendor({ name: "a", contact_phone: "+966501234567", ownedBy: sara.id, source: "vendor" });
    const b = await aVendor({ name: "b", whatsapp: "+966501234568", source: "import" });
    const c = await aVendor({ name: "c" });
    await db.insertInto("vendor_categories").values({ vendor_id: b.id, category_id: child.id }).execute();
    const file = { id: newId(), storage_key: newId(), mime: "image/png", sha256: "x", byte_size: 1, is_public: true };
    await db.insertInto("files").values(file).execute();
    await db.insertInto("vendor_photos").values({ vendor_id: c.id, file_id: file.id, position: 0 }).execute();
    const names = async (filters: Parameters<ReturnType<typeof as>["list"]>[0]) =>
      (await as(sara).list({ sort: "name", ...filters })).items.map((item) => item.name);
    expect(await names({ category: parent.id })).toEqual(["b"]);
    expect(await names({ category: child.id })).toEqual(["b"]);
    expect(await names({ lacks: "phone" })).toEqual(["c"]);
    expect(await names({ lacks: "photo" })).toEqual(["a", "b"]);
    expect(await names({ owner: "yes" })).toEqual([a.name]);
    expect(await names({ owner: "no" })).toEqual(["b", "c"]);
    expect(await names({ source: "import" })).toEqual(["b"]);
    expect(await names({ source: "admin" })).toEqual(["c"]);
    await db.deleteFrom("vendor_categories").execute();
    await db.deleteFrom("categories").where("id", "=", child.id).execute();
    await db.deleteFrom("categories").where("id", "=", parent.id).execute();
  });
  test("a page has as many as asked for, and the last page is reached at once", async () => {
    for (let n = 10; n < 63; n += 1) await aVendor({ name: `Number ${n}` });
    const first = await as(sara).list({ sort: "name", size: "50" });
    expect([first.items.length, first.pageSize, first.total]).toEqual([50, 50, 53]);
    const last = await as(sara).list({ sort: "name", size: "20", page: 3 });
    expect([last.items.length, last.items[0]?.name]).toEqual([13, "Number 50"]);
  });
  test("the overview counts", async () => {
    const first = await create("One", "Jeddah");
    await create("Two", "Riyadh");
    await as(sara).setStatus({ id: first.id, status: "Verified" });
    const overview = await as(sara).overview();
    expect(overview).toMatchObject({ pending: 1, verified: 1, inactive: 0 });
    expect(overview.cities).toEqual([
      { value: "Jeddah", label: "Jeddah", count: 1 },
      { value: "Riyadh", label: "Riyadh", count: 1 },
    ]);
    expect(overview.oldestPendingAt).not.toBeNull();
  });
});

describe("status", () => {
  test("the same status twice is one change", async () => {
    const vendor = await create("Once");
    await as(sara).setStatus({ id: vendor.id, status: "Verified" });
    const again = await as(sara).setStatus({ id: vendor.id, status: "Verified" });
    expect(again.status).toBe("Verified");
    expect((await auditOf(vendor.id)).map((event) => event.action)).toEqual(["vendor.create", "vendor.status"]);
  });
  test("an unknown vendor is not found", async () => {
    await expect(as(sara).setStatus({ id: newId(), status: "Verified" })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
  test("many at once, each reported", async () => {
    const [a, b] = [await create("A"), await create("B")];
    await as(sara).setStatus({ id: b.id, status: "Verified" });
    const gone = newId();
    const result = await as(sara).setStatusOfMany({ selection: { ids: [a.id, b.id, gone] }, status: "Verified" });
    expect(result).toMatchObject({ changed: 1, unchanged: 1, missing: 1 });
    const all = await as(sara).setStatusOfMany({ selection: { matching: { status: "Verified" } }, status: "Inactive" });
    expect(all).toMatchObject({ changed: 2, unchanged: 0 });
    expect(await as(sara).setStatusOfMany({ selection: { matching: {} }, status: "Inactive" })).toMatchObject({ changed: 0, unchanged: 2 });
  });
});

describe("update", () => {
  test("tidies, stores and records only what changed", async () => {
    const vendor = await create("Noor");
    const saved = await as(sara).update({
      id: vendor.id,
      version: vendor.version,
      changes: {
        name: "Noor",
        contactPhone: "٠٥٠ ١٢٣ ٤٥٦٧",
        websiteUrl: "noor.example.sa",
        instagramUrl: "@noor.sa",
        tags: [" majlis ", "Majlis", "light"],
        coverageAreas: ["جدة", "Mecca"],
        minProjectValue: 480_050,
        description: "a\r\nb",
      },
    });
    expect(saved).toMatchObject({
      contactPhone: "+966501234567",
      websiteUrl: "https://noor.example.sa",
      instagramUrl: "https://www.instagram.com/noor.sa",
      tags: ["Majlis", "light"],
      coverageAreas: ["Jeddah", "Makkah"],
      minProjectValue: 480_050,
      description: "a\nb",
    });
    expect(saved.version > vendor.version).toBe(true);
    const [, event] = await auditOf(vendor.id);
    expect(Object.keys(event?.changes as object).sort()).toEqual([
      "contact_phone",
      "coverage_areas",
      "description",
      "instagram_url",
      "min_project_value",
      "tags",
      "website_url",
    ]);
    const same = await as(sara).update({ id: vendor.id, version: saved.version, changes: { contactPhone: "0501234567" } });
    expect(same.version).toBe(saved.version);
  });
  test("names the fields that cannot be saved, and saves none", async () => {
    const vendor = await create("Noor");
    const changes = {
      name: " ",
      contactPhone: "12",
      contactEmail: "x",
      websiteUrl: "javascript:alert(1)",
      priceRangeMin: 500,
      priceRangeMax: 100,
      rating: 6,
      slug: "Not A Slug",
      ownerEmail: "who@test.example",
      latitude: 91,
      minProjectValue: -1,
    };
    await expect(as(sara).update({ id: vendor.id, version: vendor.version, changes })).rejects.toEqual(
      problems({
        name: "required",
        contactPhone: "phone",
        contactEmail: "email",
        websiteUrl: "url",
        priceRangeMax: "minAboveMax",
        rating: "rating",
        slug: "slug",
        ownerEmail: "unknownAccount",
        latitude: "latitude",
        minProjectValue: "negative",
      }),
    );
    expect((await as(sara).get({ id: vendor.id })).version).toBe(vendor.version);
  });
  test("a stored flaw does not stop other edits", async () => {
    const vendor = await create("Noor");
    await db.updateTable("vendors").set({ contact_phone: "call me" }).where("id", "=", vendor.id).execute();
    await expect(as(sara).update({ id: vendor.id, version: vendor.version, changes: { address: "Olaya" } })).resolves.toMatchObject({ address: "Olaya" });
  });
  test("a changed slug leaves a redirect, and going back takes it up again", async () => {
    const vendor = await create("Old Name");
    const renamed = await as(sara).update({ id: vendor.id, version: vendor.version, changes: { slug: "new-name" } });
    expect(renamed.oldSlugs).toEqual(["old-name"]);
    const other = await create("Other");
    await expect(as(sara).update({ id: other.id, version: other.version, changes: { slug: "old-name" } })).rejects.toEqual(problems({ slug: "taken" }));
    await expect(as(sara).update({ id: other.id, version: other.version, changes: { slug: "new-name" } })).rejects.toEqual(problems({ slug: "taken" }));
    const back = await as(sara).update({ id: vendor.id, version: renamed.version, changes: { slug: "old-name" } });
    expect(back).toMatchObject({ slug: "old-name", oldSlugs: ["new-name"] });
  });
  test("a stale version is a conflict with the other's name and the current values", async () => {
    const vendor = await create("Shared");
    await as(omar).update({ id: vendor.id, version: vendor.version, changes: { address: "Olaya" } });
    const late = as(sara).update({ id: vendor.id, version: vendor.version, changes: { address: "Tahlia" } });
    await expect(late).rejects.toMatchObject({ code: "CONFLICT", data: { changedBy: "Omar", current: { address: "Olaya" } } });
    expect((await as(sara).get({ id: vendor.id })).address).toBe("Olaya");
  });
  test("two at once: one wins, the other gets a conflict", async () => {
    const vendor = await create("Race");
    const both = await Promise.allSettled(["a", "b"].map((address) => as(sara).update({ id: vendor.id, version: vendor.version, changes: { address } })));
    expect(both.map((result) => result.status).sort()).toEqual(["fulfilled", "rejected"]);
  });
  test("rating is read-only once there are reviews", async () => {
    const vendor = await create("Rated");
    await as(sara).update({ id: vendor.id, version: vendor.version, changes: { rating: 4.5, reviewCount: 10 } });
    await db.insertInto("reviews").values({ id: newId(), subject_type: "vendor", subject_id: vendor.id, author_name: "A", rating: 5 }).execute();
    const now = await as(sara).get({ id: vendor.id });
    expect(now).toMatchObject({ hasReviews: true, rating: 5, reviewCount: 1 });
    await expect(as(sara).update({ id: vendor.id, version: now.version, changes: { rating: 1 } })).rejects.toEqual(problems({ rating: "ratingFromReviews" }));
  });
  test("categories, owner and pictures", async () => {
    const vendor = await create("Full");
    const category = newId();
    await db
      .insertInto("categories")
      .values({ id: category, name: "Pools", slug: "pools", type: "Service" })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const file = (isPublic: boolean) => ({ id: newId(), storage_key: "k", sha256: "s", mime: "image/webp", byte_size: 1, is_public: isPublic });
    const [one, two, secret] = [file(true), file(true), file(false)];
    await db.insertInto("files").values([one, two, secret]).execute();
    const picture = ({ id }: { id: string }, altEn: string | null = null) => ({ id, altEn, altAr: null });
    const saved = await as(sara).update({
      id: vendor.id,
      version: vendor.version,
      changes: {
        contactPhone: "0501234567",
        categoryIds: [category],
        ownerEmail: "OMAR@test.example",
        logo: picture(one),
        photos: [picture(two, "A pool"), picture(one)],
      },
    });
    expect(saved).toMatchObject({
      categoryIds: [category],
      ownerEmail: "omar@test.example",
      ownerName: "Omar",
      logo: { id: one.id },
      photos: [{ id: two.id, altEn: "A pool" }, { id: one.id }],
    });
    const turned = await as(sara).update({ id: vendor.id, version: saved.version, changes: { photos: [...saved.photos].reverse(), logo: null } });
    expect(turned.photos.map((photo) => photo.id)).toEqual([one.id, two.id]);
    expect(turned.logo).toBeNull();
    await expect(as(sara).update({ id: vendor.id, version: turned.version, changes: { photos: [picture(secret)], categoryIds: [newId()] } })).rejects.toEqual(
      problems({ photos: "unknownPhoto", categoryIds: "unknownCategory" }),
    );
    const { items: events } = await as(sara).history({ id: vendor.id });
    expect(events.map((event) => event.action)).toEqual(["vendor.update", "vendor.update", "vendor.create"]);
    expect(events[1]?.changes).toContainEqual({ field: "categories", before: [], after: ["Pools"] });
    expect(JSON.stringify(events)).not.toContain("omar@");
    expect(events[1]?.changes).toContainEqual({ field: "contact_phone", before: null, after: "+966 50 123 4567" });
    await db.updateTable("profiles").set({ full_name_ar: "سارة" }).where("id", "=", sara.id).execute();
    expect((await as(sara, "ar").history({ id: vendor.id })).items.map(({ actorName }) => actorName)).toEqual(["سارة", "سارة", "سارة"]);
    await db.updateTable("profiles").set({ full_name_ar: null }).where("id", "=", sara.id).execute();
  });
  test("an unknown vendor is not found", async () => {
    const id = newId();
    await expect(as(sara).get({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(as(sara).update({ id, version: new Date().toISOString(), changes: {} })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(as(sara).history({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

test("a picture that is none is refused with the reason", async () => {
  await expect(as(sara).uploadPhoto({ photo: new File(["<svg/>"], "a.png", { type: "image/png" }) })).rejects.toEqual(problems({ photo: "UNSUPPORTED" }));
});
