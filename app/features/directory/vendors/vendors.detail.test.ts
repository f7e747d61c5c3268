import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { clientOf } from "#app/platform/testing/client.ts";
import { giveVendor } from "#app/platform/testing/give-vendor.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { vendorsRouter } from "./server/procedures.server.ts";
import { vendorJsonLd } from "./vendors.json-ld.ts";

const owner = await aUser("vendor", { name: "Noura" });
const as = clientOf(vendorsRouter);
const ids = { sidra: newId(), near: newId(), far: newId(), other: newId(), pending: newId(), gone: newId() };
const category = newId();

beforeAll(async () => {
  await db
    .insertInto("categories")
    .values({ id: category, name: "Interior design", name_ar: "تصميم داخلي", slug: "interior-design", type: "Service" })
    .execute();
  const base = { status: "Verified", city: "Riyadh" };
  await db
    .insertInto("vendors")
    .values(
      [
        {
          ...base,
          id: ids.sidra,
          name: "Bayt Al Sidra",
          name_ar: "بيت السدرة",
          slug: "bayt-al-sidra",
          description: "We draw rooms.",
          description_ar: "نرسم الغرف.",
          contact_phone: "011 234 5678",
          whatsapp: "٠٥٠٥٠٣٢٨٠٧",
          website_url: "javascript:alert(1)",
          instagram_url: "@bayt.sidra",
          notes_internal: "pays late",
          min_project_value: 2_500_000,
          price_range_min: 2_500_000,
          coverage_areas: ["Riyadh", "Diriyah"],
          tags: ["</script>"],
        },
        { ...base, id: ids.near, name: "Near", slug: "near", rating: 3 },
        { ...base, id: ids.far, name: "Far", slug: "far", city: "Abha", is_featured: true },
        { ...base, id: ids.other, name: "Other trade", slug: "other" },
        { ...base, id: ids.pending, name: "Pending", slug: "pending", status: "Pending" },
        { ...base, id: ids.gone, name: "Deleted", slug: "deleted", deleted_at: new Date() },
      ].map((row) => ({ ...row })),
    )
    .execute();
  await giveVendor(ids.sidra, owner.id);
  await db
    .insertInto("vendor_categories")
    .values([ids.sidra, ids.near, ids.far, ids.pending].map((vendor_id) => ({ vendor_id, category_id: category })))
    .execute();
  await db
    .insertInto("vendor_slugs")
    .values([
      { slug: "sidra", vendor_id: ids.sidra },
      { slug: "waits", vendor_id: ids.pending },
    ])
    .execute();
  await db
    .insertInto("reviews")
    .values(
      Array.from({ length: 23 }, (_, n) => ({
        id: newId(),
        subject_type: "vendor",
        subject_id: ids.sidra,
        author_name: `Author ${n}`,
        rating: n === 0 ? 1 : 5,
        body: n % 2 ? "Good" : null,
        language: n < 5 ? "ar" : "en",
        created_at: new Date(Date.UTC(2026, 0, n + 1)),
      })),
    )
    .execute();
});

describe("get", () => {
  test("everything public, in the language of the request, and nothing internal", async () => {
    const vendor = await as(null, "ar").get({ slug: "bayt-al-sidra" });
    expect(vendor).toMatchObject({
      name: "بيت السدرة",
      description: "نرسم الغرف.",
      city: "الرياض",
      cityValue: "Riyadh",
      coverageAreas: ["الرياض", "الدرعية"],
      categories: [{ id: category, name: "تصميم داخلي" }],
      phoneUrl: "tel:+966112345678",
      whatsappUrl: "https://wa.me/966505032807",
      emailUrl: null,
      websiteUrl: null,
      instagramUrl: "https://www.instagram.com/bayt.sidra",
      minProjectValue: { amount: 2_500_000, currency: "SAR" },
      priceRangeMax: null,
      rating: 4.8,
      reviewCount: 23,
      permissions: { canEdit: false, canAnswerQuotes: false },
    });
    expect(JSON.stringify(vendor)).not.toContain("pays late");
    expect(await as(owner, "en").get({ slug: "bayt-al-sidra" })).toMatchObject({ permissions: { canEdit: false, canAnswerQuotes: true } });
  });
  test("an old address names the present one; pending, deleted and unknown vendors do not exist", async () => {
    await expect(as().get({ slug: "sidra" })).rejects.toMatchObject({ code: "MOVED", data: { slug: "bayt-al-sidra" } });
    for (const slug of ["pending", "deleted", "waits", "nobody", "' or 1=1 --"]) await expect(as().get({ slug })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(as().get({ slug: "" })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });
  test("search engines read the same facts, and no text can end the script", async () => {
    const [business] = vendorJsonLd(await as().get({ slug: "bayt-al-sidra" }), "https://diwan.example", []);
    expect(business).toMatchObject({
      "@type": "HomeAndConstructionBusiness",
      url: "https://diwan.example/vendors/bayt-al-sidra",
      telephone: "+966112345678",
      aggregateRating: { ratingValue: 4.8, reviewCount: 23 },
    });
  });
  test("what an import said of a vendor without reviews is not offered to search engines, and stands apart", async () => {
    await db.updateTable("vendors").set({ rating: 4.6, review_count: 120, google_place_id: "ChIJ-near" }).where("id", "=", ids.near).execute();
    const slug = (await db.selectFrom("vendors").select("slug").where("id", "=", ids.near).executeTakeFirstOrThrow()).slug;
    const vendor = await as().get({ slug });
    expect(vendor).toMatchObject({ rating: 4.6, ownReviewCount: 0, imported: { rating: 4.6, count: 120, isGoogle: true } });
    expect(vendorJsonLd(vendor, "https://diwan.example", [])[0]).not.toHaveProperty("aggregateRating");
  });
});

test("similar vendors share a category: the same city before a featured one elsewhere", async () => {
  expect((await as().similar({ slug: "bayt-al-sidra" })).map((vendor) => vendor.name)).toEqual(["Near", "Far"]);
  await expect(as().similar({ slug: "pending" })).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("highlights are real rows: the city asked for, else the one with most vendors", async () => {
  expect(await as().highlights({})).toMatchObject({
    city: { value: "Riyadh" },
    reviews: [{ vendorSlug: "bayt-al-sidra" }, {}, {}],
  });
  const languages = async (language: string) => (await as(null, language).highlights({})).reviews.map((review) => review.language);
  expect(await languages("en")).toEqual(["en", "en", "en"]);
  expect(await languages("ar")).toEqual(["ar", "ar", "en"]);
  expect(await as(null, "ar").highlights({ city: "أبها" })).toMatchObject({ city: { value: "Abha", label: "أبها", vendors: [{ name: "Far" }] } });
});
