import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { as } from "#app/api/testing/as.ts";
import { aVendor } from "#app/features/directory/vendors/testing/a-vendor.ts";
import { anIdea } from "#app/features/inspiration/ideas/testing/an-idea.ts";
import { aBid, aRequest } from "#app/features/projects/requests/testing/a-request.ts";
import { aProduct } from "#app/features/shop/products/testing/a-product.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { DAY_MS } from "#app/platform/rules/durations.ts";
import { aCompany } from "#app/platform/testing/company.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { aViewer } from "#app/platform/testing/viewers.ts";
import { exportSums } from "./server/export.server.ts";

const refused = (code: string) => expect.objectContaining({ code });
const daysAgo = (days: number) => sql`((now() at time zone 'Asia/Riyadh')::date - ${days}::int)`;
const summed = (kind: string, id: string | null, days: number, count: number) =>
  sql`insert into daily_counts (day, kind, subject_id, count) values (${daysAgo(days)}, ${kind}, ${id}::uuid, ${count})`.execute(db);
const searched = (words: string, count: number, missed: number, { place = "all", days = 0 } = {}) =>
  sql`insert into daily_searches (day, place, words, count, missed) values (${daysAgo(days)}, ${place}, ${words}, ${count}, ${missed})`.execute(db);
const countedSince = (days: number) => sql`update counted_since set day = ${daysAgo(days)}`.execute(db);
const totals = (series: readonly { id: string; total: number; totalBefore: number | null }[]) =>
  Object.fromEntries(series.filter(({ total, totalBefore }) => total || totalBefore).map(({ id, total, totalBefore }) => [id, [total, totalBefore]]));

beforeEach(async () => {
  await sql`truncate daily_counts, daily_searches`.execute(db);
  await countedSince(1_600);
});

describe("the whole site", () => {
  let admin: Viewer;
  beforeEach(async () => {
    admin = await aUser("admin");
  });

  test("is for admins", async () => {
    for (const viewer of [await aUser(), await aUser("vendor"), aViewer("homeowner", { permissions: ["content_manager"] })]) {
      await expect(as(viewer).insights.site({})).rejects.toEqual(refused("FORBIDDEN"));
      await expect(as(viewer).insights.viewed({ kind: "vendor" })).rejects.toEqual(refused("FORBIDDEN"));
      await expect(as(viewer).insights.searched({})).rejects.toEqual(refused("FORBIDDEN"));
    }
    await expect(as(null).insights.site({})).rejects.toEqual(refused("UNAUTHORIZED"));
    await expect(as(admin).insights.site({ days: 8 as never })).rejects.toEqual(refused("BAD_REQUEST"));
  });

  test("sums of the period beside those of as many days before, without the days around", async () => {
    for (const [days, count] of [
      [0, 1],
      [6, 2],
      [7, 4],
      [13, 8],
      [14, 99],
    ] as const)
      await summed("idea.view", null, days, count);
    for (const kind of ["vendor.phone", "professional.website"]) await summed(kind, null, 1, 3);
    // Of one page: it is in the sums already.
    await summed("idea.view", (await anIdea()).id, 0, 50);
    await searched("", 9, 2, { days: 1 });
    await searched("sofa", 50, 50, { days: 1 });
    const { series, from, to, starts, step } = await as(admin).insights.site({ days: 7 });
    expect(totals(series)).toEqual({ ideas: [3, 12], contacts: [6, 0], searches: [9, 0], missed: [2, 0] });
    expect(series.find(({ id }) => id === "ideas")).toMatchObject({ values: [2, 0, 0, 0, 0, 0, 1], before: [8, 0, 0, 0, 0, 0, 4] });
    expect([starts.length, step, starts[0], starts.at(-1)]).toEqual([7, 1, from, to]);
  });

  test("a year goes by week; days before counting are compared with nothing", async () => {
    await summed("vendor.view", null, 6, 1);
    await summed("vendor.view", null, 7, 2);
    await countedSince(500);
    const { series, step, countedSince: since, from } = await as(admin).insights.site({ days: 364 });
    const vendors = series.find(({ id }) => id === "vendors");
    expect(step).toBe(7);
    expect(vendors?.values).toHaveLength(52);
    expect(vendors?.values.slice(-2)).toEqual([2, 1]);
    expect(vendors).toMatchObject({ total: 3, before: null, totalBefore: null });
    expect(since < from).toBe(true);
  });

  test("the most viewed pages of a kind, with names in the reader's language; what is gone is left out", async () => {
    const [shown, other, gone] = [await aVendor({ name: "Noor", name_ar: "نور" }), await aVendor({ name: "Dar" }), await aVendor({ status: "Inactive" })];
    for (const [id, days, count] of [
      [shown.id, 0, 3],
      [shown.id, 6, 2],
      [shown.id, 7, 90],
      [other.id, 0, 4],
      [gone.id, 0, 80],
    ] as const)
      await summed("vendor.view", id, days, count);
    await summed("vendor.phone", other.id, 0, 70);
    await summed("vendor.view", null, 0, 89);
    expect(await as(admin).insights.viewed({ days: 7, kind: "vendor" })).toEqual([
      { id: shown.id, name: "Noor", to: `/vendors/${shown.slug}`, views: 5 },
      { id: other.id, name: "Dar", to: `/vendors/${other.slug}`, views: 4 },
    ]);
    expect((await as(admin, "ar").insights.viewed({ days: 7, kind: "vendor" })).map(({ name }) => name)).toEqual(["نور", "Dar"]);
    expect(await as(admin).insights.viewed({ days: 7, kind: "idea" })).toEqual([]);
  });

  test("words by how often they were searched and missed; rare ones stay unknown", async () => {
    await searched("", 40, 20);
    await searched("majlis", 2, 0);
    await searched("majlis", 9, 1, { days: 2, place: "ideas" });
    await searched("incense burner", 5, 5, { place: "products" });
    await searched("rare words", 2, 2);
    await searched("old", 9, 9, { days: 7 });
    const majlis = { words: "majlis", places: ["all", "ideas"], count: 11, missed: 1 };
    const burner = { words: "incense burner", places: ["products"], count: 5, missed: 5 };
    expect(await as(admin).insights.searched({ days: 7 })).toEqual({ most: [majlis, burner], missed: [burner, majlis] });
  });

  test("the funnel follows the requests that were sent in the period", async () => {
    const [household, professional] = [await aUser(), await aUser("professional")];
    const { id: idea } = await anIdea();
    await summed("idea.view", null, 0, 40);
    await as(household).saved.save({ type: "idea", id: idea });
    const before = await as(admin).insights.site({ days: 7 });
    expect(before.funnel.map(({ n }) => n)).toEqual([40, 1, 0, 0, 0]);
    const sent = (status: string, days: number) => aRequest(household, { status, sent_at: new Date(Date.now() - days * DAY_MS) });
    const [open, awarded, old] = [await sent("open", 1), await sent("awarded", 2), await sent("awarded", 20)];
    await sent("open", 1);
    for (const request of [open, awarded, old]) await aBid(request, professional);
    await aBid(open, await aUser("professional"), { status: "draft" });
    await aBid(awarded, await aUser("professional"), { status: "accepted" });
    const { funnel, bids } = await as(admin).insights.site({ days: 7 });
    expect(funnel).toEqual([
      { id: "views", n: 40 },
      { id: "saved", n: 1 },
      { id: "requests", n: 3 },
      { id: "bids", n: 2 },
      { id: "awards", n: 1 },
    ]);
    expect(bids).toBe(3);
  });

  test("as a file: a line for each day and kind", async () => {
    await summed("vendor.view", null, 1, 4);
    await summed("vendor.view", (await aVendor()).id, 1, 4);
    await summed("vendor.view", null, 7, 9);
    await searched("", 3, 1, { days: 1 });
    await searched("sofa", 3, 1, { days: 1 });
    const lines = (await new Response(exportSums(7)).text()).trim().split("\r\n");
    expect(lines.slice(1).map((line) => line.split(",").slice(1).join(","))).toEqual(["search.all,3", "search.all.missed,1", "vendor.view,4"]);
  });
});

describe("a vendor's numbers", () => {
  let owner: Viewer;
  let vendor: string;
  let neighbor: Viewer;
  let neighbors: string;
  beforeEach(async () => {
    [owner, neighbor] = [await aUser("vendor"), await aUser("vendor")];
    [vendor, neighbors] = [(await aVendor({ ownedBy: owner.id })).id, (await aVendor({ ownedBy: neighbor.id })).id];
  });

  test("are of the own pages, pieces, contacts and requests, and of nobody else's", async () => {
    const sofa = await aProduct({ vendorId: vendor, name: "Sofa" });
    const lamp = await aProduct({ vendorId: neighbors });
    for (const [kind, id, count] of [
      ["vendor.view", vendor, 5],
      ["vendor.phone", vendor, 2],
      ["vendor.whatsapp", vendor, 3],
      ["product.view", sofa.id, 7],
      ["product.cart", sofa.id, 9],
      ["vendor.view", neighbors, 60],
      ["product.view", lamp.id, 70],
    ] as const)
      await summed(kind, id, 1, count);
    await summed("vendor.view", vendor, 8, 4);
    const reem = await aUser();
    await as(reem).saved.save({ type: "vendor", id: vendor });
    await as(reem).saved.save({ type: "vendor", id: neighbors });
    const report = await as(owner).insights.vendor({ days: 7 });
    expect(totals(report.series)).toEqual({ views: [5, 4], phone: [2, 0], whatsapp: [3, 0], pieces: [7, 0], saved: [1, 0] });
    expect(report.pages).toMatchObject([{ id: sofa.id, name: "Sofa", views: 7 }]);
    expect(totals((await as(neighbor).insights.vendor({ days: 7 })).series)).toEqual({ views: [60, 0], pieces: [70, 0], saved: [1, 0] });
  });

  test("another's vendor is not found; a team's viewer sees the own one", async () => {
    await summed("vendor.view", vendor, 0, 5);
    expect(totals((await as(owner).insights.vendor({ days: 7, vendor })).series)).toEqual({ views: [5, 0] });
    await expect(as(neighbor).insights.vendor({ days: 7, vendor })).rejects.toEqual(refused("NOT_FOUND"));
    await expect(as(owner).insights.vendor({ days: 7, vendor: neighbors })).rejects.toEqual(refused("NOT_FOUND"));
    await expect(as(await aUser("admin")).insights.vendor({ days: 7, vendor })).rejects.toEqual(refused("NOT_FOUND"));
    const member = await aUser("homeowner", { isMember: true, isVendorStaff: true });
    const { organization_id } = await db.selectFrom("vendors").select("organization_id").where("id", "=", vendor).executeTakeFirstOrThrow();
    await db
      .insertInto("organization_members")
      .values({ organization_id: organization_id ?? "", user_id: member.id, role: "viewer" })
      .execute();
    expect(totals((await as(member).insights.vendor({ days: 7 })).series)).toEqual({ views: [5, 0] });
    await expect(as(await aUser()).insights.vendor({ days: 7 })).rejects.toEqual(refused("FORBIDDEN"));
    await expect(as(null).insights.vendor({})).rejects.toEqual(refused("UNAUTHORIZED"));
  });

  test("somebody without a vendor has none", async () => {
    await summed("vendor.view", vendor, 0, 5);
    const { series, pages } = await as(await aUser("vendor")).insights.vendor({ days: 7 });
    expect(totals(series)).toEqual({});
    expect(pages).toEqual([]);
  });
});

describe("a professional's numbers", () => {
  test("are of the own profile, rooms and packages, for themselves and the people of their company", async () => {
    const { professional, viewer, neighbor, neighborEditor, stranger } = await aCompany();
    const room = await anIdea({ authorId: professional.id, title: "Majlis" });
    const other = await anIdea({ authorId: neighbor.id });
    for (const [kind, id, count] of [
      ["professional.view", professional.id, 6],
      ["professional.website", professional.id, 1],
      ["idea.view", room.id, 8],
      ["professional.view", neighbor.id, 50],
      ["idea.view", other.id, 60],
    ] as const)
      await summed(kind, id, 2, count);
    const reem = await aUser();
    await as(reem).messages.start({ about: { profile: professional.id }, idempotencyKey: crypto.randomUUID(), body: "A majlis" });
    await as(professional).messages.start({ about: { profile: neighbor.id }, idempotencyKey: crypto.randomUUID(), body: "Hello" });
    const expected = { views: [6, 0], website: [1, 0], rooms: [8, 0], messages: [1, 0] };
    const own = await as(professional).insights.professional({ days: 7 });
    expect(totals(own.series)).toEqual(expected);
    expect(own.pages).toMatchObject([{ id: room.id, name: "Majlis", views: 8 }]);
    expect(totals((await as(viewer).insights.professional({ days: 7, professionalId: professional.id })).series)).toEqual(expected);
    for (const person of [stranger, neighbor, neighborEditor, reem, await aUser("admin")])
      await expect(as(person).insights.professional({ days: 7, professionalId: professional.id })).rejects.toEqual(refused("NOT_FOUND"));
    expect(totals((await as(neighbor).insights.professional({ days: 7 })).series)).toEqual({ views: [50, 0], rooms: [60, 0], messages: [1, 0] });
    await expect(as(null).insights.professional({})).rejects.toEqual(refused("UNAUTHORIZED"));
  });
});
