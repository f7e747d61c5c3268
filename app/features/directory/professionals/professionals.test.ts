import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { as } from "#app/api/testing/as.ts";
import { anIdea } from "#app/features/inspiration/ideas/testing/an-idea.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { DAY_MS } from "#app/platform/rules/durations.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { facesOfProfessionals } from "./server/faces.server.ts";

const visitor = () => as().professionals;

/** A trade of this test's own neighborhood: every search below names one word that only its people have. */
async function aProfessional(word: string, profile: Record<string, unknown> = {}) {
  const user = await aUser("professional");
  const { preferences, availability_preferences, visibility, ...columns } = profile;
  await db
    .updateTable("profiles")
    .set({
      full_name: `${word} ${user.name}`,
      professional_type: "architect",
      ...columns,
      ...(preferences ? { preferences: JSON.stringify(preferences) } : {}),
      ...(availability_preferences ? { availability_preferences: JSON.stringify(availability_preferences) } : {}),
      ...(visibility ? { visibility: JSON.stringify(visibility) } : {}),
    } as never)
    .where("id", "=", user.id)
    .execute();
  return user.id;
}
const word = () => `w${newId().replaceAll("-", "").slice(-12)}`;
const ids = async (input: Record<string, unknown>) => (await visitor().list(input)).items.map(({ id }) => id);
const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

beforeAll(async () => {
  await sql`select professional_words_rebuild()`.execute(db);
});

test("a professional with a trade is listed; without one, hidden, suspended or of another role they are not", async () => {
  const w = word();
  const shown = await aProfessional(w);
  await aProfessional(w, { professional_type: null });
  await aProfessional(w, { visibility: { profile: "signed_in" } });
  await aProfessional(w, { visibility: { specializations: "nobody" } });
  const suspended = await aProfessional(w);
  const closed = await aProfessional(w);
  await db.updateTable("users").set({ suspended_at: new Date() }).where("id", "=", suspended).execute();
  await db.updateTable("users").set({ deletion_requested_at: new Date() }).where("id", "=", closed).execute();
  const homeowner = await aUser("homeowner");
  await db
    .updateTable("profiles")
    .set({ full_name: `${w} ${homeowner.name}`, professional_type: "architect" })
    .where("id", "=", homeowner.id)
    .execute();
  expect(await ids({ search: w })).toEqual([shown]);
  await db.updateTable("users").set({ suspended_at: null }).where("id", "=", suspended).execute();
  expect((await ids({ search: w })).sort()).toEqual([shown, suspended].sort());
});

test("a card names the checks in force, not those that ended, wait or are a neighbor's", async () => {
  const w = word();
  const [checked, neighbor] = [await aProfessional(w), await aProfessional(w)];
  const check = (kind: string, status: string, until: string | null) => ({
    ...{ id: newId(), user_id: checked, kind, number: "1010101010", status },
    ...(until && { valid_until: until, decided_at: new Date() }),
  });
  const rows = [check("licence", "approved", day(2)), check("vat", "approved", day(-2)), check("unified_number", "submitted", null)];
  await db
    .insertInto("verification_requests")
    .values(rows as never)
    .execute();
  const { items } = await visitor().list({ search: w });
  expect(Object.fromEntries(items.map((card) => [card.id, card.checked]))).toEqual({ [checked]: ["Professional license"], [neighbor]: [] });
});

test("who names a city is found by its region, who names a region by each of its cities, and nobody elsewhere", async () => {
  const w = word();
  const city = await aProfessional(w, { service_areas: ["Buraydah"] });
  const region = await aProfessional(w, { service_areas: ["SA-05"] });
  const home = await aProfessional(w, { city: "Unaizah" });
  const elsewhere = await aProfessional(w, { city: "Jeddah" });
  const found = async (place: string) => (await ids({ search: w, place })).sort();
  expect(await found("SA-05")).toEqual([city, region, home].sort());
  expect(await found("Buraydah")).toEqual([city, region].sort());
  expect(await found("Unaizah")).toEqual([region, home].sort());
  expect(await found("Jeddah")).toEqual([elsewhere]);
  expect(await found("Atlantis")).toEqual([]);
  const { items } = await visitor().list({ search: w });
  for (const { id, regions } of items) expect(regions).toEqual([id === elsewhere ? "SA-02" : "SA-05"]);
  const { regions } = await visitor().facets({ search: w });
  const qassim = regions.find(({ value }) => value === "SA-05");
  expect(qassim?.count).toBe(3);
  expect(qassim?.cities.map(({ value, count }) => [value, count])).toEqual([
    ["Buraydah", 2],
    ["Unaizah", 2],
  ]);
});

test("what a profile hides neither finds nor counts nor stands on the card", async () => {
  const w = word();
  const hidden = await aProfessional(w, {
    city: "Abha",
    hourly_rate: 100_00,
    preferences: { contactBy: null, languages: ["tr"] },
    availability_preferences: { isAcceptingProjects: true },
    visibility: { city: "signed_in", hourlyRate: "nobody", languages: "nobody", availability: "nobody" },
  });
  for (const filter of [{ place: "Abha" }, { rate: 500 }, { language: "tr" }, { start: "quarter" }]) expect(await ids({ search: w, ...filter })).toEqual([]);
  const { items } = await visitor().list({ search: w });
  expect(items[0]).toMatchObject({ id: hidden, city: null, regions: [], hourlyRate: null, start: null });
  const facets = await visitor().facets({ search: w });
  expect([facets.regions, facets.languages]).toEqual([[], []]);
});

test("can start: at once, on the last day of the month asked for, and not a day later", async () => {
  const w = word();
  const accepts = (earliestStart: string | null) => ({ availability_preferences: { isAcceptingProjects: true, earliestStart } });
  const now = await aProfessional(w, accepts(null));
  const edge = await aProfessional(w, accepts(day(31)));
  const later = await aProfessional(w, accepts(day(32)));
  const odd = await aProfessional(w, accepts("2026-02-31"));
  const booked = await aProfessional(w, { availability_preferences: { isAcceptingProjects: false, earliestStart: day(40) } });
  const over = await aProfessional(w, { availability_preferences: { isAcceptingProjects: false, earliestStart: day(-1) } });
  await aProfessional(w, { availability_preferences: { isAcceptingProjects: false, earliestStart: null } });
  await aProfessional(w);
  expect((await ids({ search: w, start: "now" })).sort()).toEqual([now, odd].sort());
  expect((await ids({ search: w, start: "month" })).sort()).toEqual([now, odd, edge].sort());
  expect((await ids({ search: w, start: "quarter" })).sort()).toEqual([now, odd, edge, later].sort());
  expect((await ids({ search: w, sort: "soonest" })).slice(2, 4)).toEqual([edge, later]);
  const cards = (await visitor().list({ search: w })).items;
  expect(cards.find(({ id }) => id === edge)?.start).toEqual({ accepts: true, day: day(31) });
  expect(cards.find(({ id }) => id === now)?.start).toEqual({ accepts: true, day: null });
  expect(cards.find(({ id }) => id === booked)?.start).toEqual({ accepts: false, day: day(40) });
  expect(cards.find(({ id }) => id === over)?.start).toEqual({ accepts: false, day: null });
});

test("rate: up to what is asked, the dearest last, those who name none at the end", async () => {
  const w = word();
  const cheap = await aProfessional(w, { hourly_rate: 150_00 });
  const dear = await aProfessional(w, { hourly_rate: 150_01 });
  const silent = await aProfessional(w);
  expect(await ids({ search: w, rate: 150 })).toEqual([cheap]);
  expect(await ids({ search: w, sort: "rate" })).toEqual([cheap, dear, silent]);
});

/** Halalas. */
const aPackage = (owner: string, price: number, title = "Room plan", title_ar: string | null = null) =>
  db.insertInto("packages").values({ id: newId(), owner_id: owner, title, title_ar, price, days: 5, revisions: 1, included: "A plan", position: 0 }).execute();
const aProject = async (owner: string, costs: { cost_from: number | null; cost_to?: number }, status: "published" | "draft" = "published") => {
  const id = newId();
  await db
    .insertInto("portfolio_projects")
    .values({ id, owner_id: owner, title: "Villa", position: 0, status, permitted_at: new Date(), ...costs } as never)
    .execute();
  return id;
};

test("budget: a package or a published project costs so much, both ends included; what is hidden or a draft does not count", async () => {
  const w = word();
  const [plan, villa, hidden, draft, silent] = [
    await aProfessional(w),
    await aProfessional(w),
    await aProfessional(w, { visibility: { portfolio: "nobody" } }),
    await aProfessional(w),
    await aProfessional(w),
  ];
  await aPackage(plan, 2_400_00);
  const project = await aProject(villa, { cost_from: 50_000_00, cost_to: 90_000_00 });
  await aProject(villa, { cost_from: 300_000_00 });
  await aProject(hidden, { cost_from: 60_000_00 });
  await aProject(draft, { cost_from: 60_000_00 }, "draft");
  await aProject(silent, { cost_from: null });
  const found = (costFrom: number | null, costTo: number | null = null) => ids({ search: w, costFrom, costTo });
  expect(await found(20_000, 80_000)).toEqual([villa]);
  expect(await found(80_000, 20_000)).toEqual([villa]);
  expect(await found(90_000, 200_000)).toEqual([villa]);
  expect(await found(90_001, 299_999)).toEqual([]);
  expect(await found(300_000)).toEqual([villa]);
  expect(await found(null, 2_400)).toEqual([plan]);
  expect(await found(null, 2_399)).toEqual([]);
  expect((await found(1)).sort()).toEqual([plan, villa].sort());
  await db.deleteFrom("packages").where("owner_id", "=", plan).execute();
  await db.updateTable("portfolio_projects").set({ cost_from: 100_000_00, cost_to: null }).where("id", "=", project).execute();
  expect(await found(null, 99_999)).toEqual([]);
});

test("a card names one package: the cheapest, or the one that was searched for, in the language of the reader", async () => {
  const w = word();
  const [maker, hourly] = [await aProfessional(w), await aProfessional(w, { hourly_rate: 200_00 })];
  await aPackage(maker, 9_800_00, "Majlis in full", "مجلس كامل");
  await aPackage(maker, 2_400_00, "Room plan", "مخطط غرفة");
  const named = async (search: string, language = "en") => {
    const { items } = await as(null, language).professionals.list({ search });
    return items.find(({ id }) => id === maker)?.package;
  };
  expect(await named(w)).toEqual({ title: "Room plan", price: { amount: 2_400_00, currency: "SAR" } });
  expect(await named("majlis in full", "ar")).toEqual({ title: "مجلس كامل", price: { amount: 9_800_00, currency: "SAR" } });
  const other = (await visitor().list({ search: w })).items.find(({ id }) => id === hourly);
  expect([other?.package, other?.hourlyRate?.amount]).toEqual([null, 200_00]);
});

test("work that is published stands on the card and makes the style; taken back, it leaves both", async () => {
  const w = word();
  const maker = await aProfessional(w);
  const neighbor = await aProfessional(w);
  const [file] = await db
    .insertInto("files")
    .values({ id: newId(), storage_key: newId(), mime: "image/webp", byte_size: 1, sha256: newId(), is_public: true, width: 640, height: 480 } as never)
    .returning("id")
    .execute();
  const idea = await anIdea({ authorId: maker, style: "industrial", photoIds: [file?.id ?? ""], publishedAt: new Date() });
  const styles = async () => (await visitor().facets({ search: w })).styles.map(({ value, count }) => [value, count]);
  expect(await ids({ search: w, style: "industrial" })).toEqual([maker]);
  expect(await ids({ search: w })).toEqual([maker, neighbor]);
  expect(await styles()).toEqual([["industrial", 1]]);
  const [card] = (await visitor().list({ search: w })).items;
  expect([card?.work, card?.photos.map(({ id }) => id)]).toEqual([1, [file?.id]]);
  await db.updateTable("design_ideas").set({ deleted_at: new Date() }).where("id", "=", idea.id).execute();
  expect([await ids({ search: w, style: "industrial" }), await styles()]).toEqual([[], []]);
});

test("verified, trade, specialty and language; each counted as if it were off", async () => {
  const w = word();
  const checked = await aProfessional(w, { verification_status: "verified", specializations: ["kitchens", "najdi"] });
  const other = await aProfessional(w, { professional_type: "lighting_designer", preferences: { contactBy: null, languages: ["ar", "ur"] } });
  expect(await ids({ search: w })).toEqual([checked, other]);
  expect(await ids({ search: w, verified: "yes" })).toEqual([checked]);
  expect(await ids({ search: w, profession: "lighting_designer" })).toEqual([other]);
  expect(await ids({ search: w, speciality: "najdi" })).toEqual([checked]);
  expect(await ids({ search: w, language: "ur" })).toEqual([other]);
  const { professions, languages } = await visitor().facets({ search: w, profession: "architect" });
  expect(professions.map(({ value, count }) => [value, count]).sort()).toEqual([
    ["architect", 1],
    ["lighting_designer", 1],
  ]);
  expect(languages).toEqual([]);
});

test("what was verified, by its kind: in force, until it ends, and nobody else's", async () => {
  const w = word();
  const [licensed, neighbor] = [await aProfessional(w, { verification_status: "verified" }), await aProfessional(w)];
  const check = (user: string, kind: string, status: string, until: string | null) => ({
    ...{ id: newId(), user_id: user, kind, number: "1010101010", status },
    ...(until && { valid_until: until, decided_at: new Date() }),
  });
  const licence = check(licensed, "licence", "approved", day(2));
  await db
    .insertInto("verification_requests")
    .values([
      licence,
      check(licensed, "vat", "approved", day(-2)),
      check(licensed, "classification", "expired", day(-2)),
      check(neighbor, "vat", "approved", day(400)),
      check(neighbor, "licence", "submitted", null),
    ] as never)
    .execute();
  expect(await ids({ search: w, verified: "licence" })).toEqual([licensed]);
  expect(await ids({ search: w, verified: "vat" })).toEqual([neighbor]);
  expect(await ids({ search: w, verified: "classification" })).toEqual([]);
  const counted = async (input: object) =>
    (await visitor().facets({ search: w, ...input })).verified.map(({ value, label, count }) => [value, label, count]).sort();
  const all = [
    ["licence", "Professional license", 1],
    ["vat", "VAT registration", 1],
    ["yes", "yes", 1],
  ];
  expect(await counted({})).toEqual(all);
  expect(await counted({ verified: "vat" })).toEqual(all);
  await db.updateTable("verification_requests").set({ status: "expired" }).where("id", "=", licence.id).execute();
  expect(await ids({ search: w, verified: "licence" })).toEqual([]);
  expect(await ids({ search: w, verified: "vat" })).toEqual([neighbor]);
  const { specialities } = await visitor().facets({ search: w, speciality: "teleportation" });
  expect(specialities[0]).toEqual({ value: "teleportation", label: "teleportation", count: 0 });
  await expect(visitor().list({ verified: "passport" as never })).rejects.toMatchObject({ code: "BAD_REQUEST" });
});

test("steps of rating and start are counted as if they were off; a step that nobody reaches is not offered unless it is on", async () => {
  const w = word();
  const [good, fine, unrated] = [
    await aProfessional(w, { availability_preferences: { isAcceptingProjects: true, earliestStart: day(20) } }),
    await aProfessional(w),
    await aProfessional(w),
  ];
  await db.updateTable("professionals").set({ rating: 4.5 }).where("id", "=", good).execute();
  await db.updateTable("professionals").set({ rating: 4.4 }).where("id", "=", fine).execute();
  const steps = async (input: object) => {
    const { ratings, starts } = await visitor().facets({ search: w, ...input });
    return {
      ratings: Object.fromEntries(ratings.map(({ value, count }) => [value, count])),
      starts: Object.fromEntries(starts.map(({ value, count }) => [value, count])),
    };
  };
  const all = { ratings: { "4.5": 1, "4": 2 }, starts: { month: 1, quarter: 1 } };
  expect(await steps({})).toEqual(all);
  expect(await steps({ rating: "4" })).toEqual(all);
  expect(await steps({ rating: "4.5", start: "now" })).toEqual({ ratings: { "4.5": 0 }, starts: { now: 0, month: 1, quarter: 1 } });
  expect((await ids({ search: w })).length).toBe([good, fine, unrated].length);
});

test("found by an Arabic name, by a trade in words, and with one letter wrong", async () => {
  const name = "زغلولة";
  const id = await aProfessional("Quartzite", { full_name_ar: name, professional_type: "lighting_designer" });
  await sql`select professional_words_rebuild()`.execute(db);
  expect(await ids({ search: name })).toEqual([id]);
  expect(await ids({ search: "quartzite lighting" })).toEqual([id]);
  const page = await visitor().list({ search: "quartzte" });
  expect([page.correctedSearch, page.items.map((card) => card.id)]).toEqual(["quartzite", [id]]);
});

test("a page behind the last is the last", async () => {
  const w = word();
  await aProfessional(w);
  await aProfessional(w);
  const page = await visitor().list({ search: w, page: 9, limit: 1 });
  expect([page.page, page.pages, page.items.length, page.total]).toEqual([2, 2, 1, 2]);
});

test.each([{ profession: "wizard" }, { start: "yesterday" }, { rate: 0 }, { page: 0 }, { sort: "paid" }])("%j is refused", async (input) => {
  await expect(visitor().list(input as never)).rejects.toMatchObject({ code: "BAD_REQUEST" });
});

test("bidders who are in the directory have a face; hidden ones and unknown ids have none", async () => {
  const w = word();
  const [shown, hidden] = [await aProfessional(w), await aProfessional(w, { visibility: { profile: "nobody" } })];
  await db.updateTable("professionals").set({ rating: 4.66, review_count: 9 }).where("id", "in", [shown, hidden]).execute();
  expect(await facesOfProfessionals([shown, hidden, newId()], "en")).toEqual([[shown, { photo: null, rating: 4.7, reviewCount: 9 }]]);
});
