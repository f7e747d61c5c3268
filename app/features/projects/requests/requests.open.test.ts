import "#app/api/router.server.ts";
import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { as } from "#app/api/testing/as.ts";
import { aVendor } from "#app/features/directory/vendors/testing/a-vendor.ts";
import { aProject } from "#app/features/projects/projects/testing/a-project.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { noticesOf } from "#app/platform/testing/notices.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { dayFrom } from "./requests.rules.ts";
import { announceRequest } from "./server/fitting.server.ts";
import { aBid, aRequest } from "./testing/a-request.ts";

vi.mock("#app/platform/mail/mail.server.ts", () => import("#app/platform/testing/mails.ts"));

const refused = (code: string) => expect.objectContaining({ code });

async function aPro(trade: string, areas: readonly string[], availability = {}): Promise<Viewer> {
  const viewer = await aUser("professional");
  await db
    .updateTable("profiles")
    .set({ professional_type: trade, service_areas: [...areas], availability_preferences: JSON.stringify(availability) })
    .where("id", "=", viewer.id)
    .execute();
  return viewer;
}

async function aCategory(parent_id: string | null = null): Promise<string> {
  const id = newId();
  await db
    .insertInto("categories")
    .values({ id, name: `Category ${id}`, slug: `category-${id}`, type: "Service", parent_id })
    .execute();
  return id;
}

async function aVendorOf(owner: Viewer, category: string, more = {}) {
  const vendor = await aVendor({ city: "Riyadh", ownedBy: owner.id, ...more });
  await db.insertInto("vendor_categories").values({ vendor_id: vendor.id, category_id: category }).execute();
  return vendor;
}

let reem: Viewer;
let saif: Viewer;
beforeEach(async () => {
  [reem, saif] = [await aUser(), await aPro("architect", ["Riyadh"])];
});

async function sentOpen(more: { trades?: string[]; categories?: string[] }): Promise<string> {
  const projectId = await aProject({ ownerId: reem.id });
  const fields = { projectId, title: "A majlis in Al Malqa", kind: "open" as const, lastDay: dayFrom(new Date(), 10), idempotencyKey: randomUUID() };
  const { id } = await as(reem).requests.save({ ...fields, ...more });
  await as(reem).requests.send({ id });
  return id;
}
const fitsNow = async (viewer: Viewer, id: string) => (await as(viewer).requests.listJobs({ tab: "fits" })).items.some((job) => job.id === id);

describe("a request that is open to all that fit", () => {
  test("is heard of once by whoever fits and takes work on, and by nobody of the household", async () => {
    const [region, busy, elsewhere, other] = [
      await aPro("architect", ["SA-01"]),
      await aPro("architect", ["Riyadh"], { isAcceptingProjects: false }),
      await aPro("architect", ["Jeddah"]),
      await aPro("engineer", ["Riyadh"]),
    ];
    const id = await sentOpen({ trades: ["architect"] });
    await announceRequest(id);
    await announceRequest(id);
    for (const viewer of [saif, region])
      expect(await noticesOf(viewer)).toMatchObject([
        { kind: "request_fits", params: { title: "A majlis in Al Malqa", city: "Riyadh" }, href: `/dashboard/jobs/${id}` },
      ]);
    for (const viewer of [busy, elsewhere, other, reem]) expect(await noticesOf(viewer)).toEqual([]);
    expect(await fitsNow(busy, id)).toBe(true);
    expect(JSON.stringify(await noticesOf(saif))).not.toContain(reem.name);
  });

  test("is heard of by nobody once it is over, invited or a draft", async () => {
    const open = { kind: "open", trades: ["architect"], fits: ["architect:Riyadh"] };
    const requests = [
      await aRequest(reem, { ...open, deadline: new Date() }),
      await aRequest(reem, { ...open, status: "cancelled" }),
      await aRequest(reem, { ...open, status: "draft" }),
      await aRequest(reem, { ...open, kind: "invited" }),
    ];
    for (const { id } of requests) await announceRequest(id);
    expect(await noticesOf(saif)).toEqual([]);
  });

  test("reaches vendors of its categories in the city, whose people bid in the vendor’s name", async () => {
    const [main, another] = [await aCategory(), await aCategory()];
    const child = await aCategory(main);
    const [owner, covers, wrong, far, hidden] = [
      await aUser("vendor"),
      await aUser("vendor"),
      await aUser("vendor"),
      await aUser("vendor"),
      await aUser("vendor"),
    ];
    const vendor = await aVendorOf(owner, child, { name: "Sidra" });
    await aVendorOf(covers, main, { city: "Jeddah", coverage_areas: ["Riyadh"] });
    await aVendorOf(wrong, another);
    await aVendorOf(far, main, { city: "Jeddah" });
    await aVendorOf(hidden, main, { status: "Pending" });
    const id = await sentOpen({ categories: [main] });
    await announceRequest(id);
    const people = [owner, covers, wrong, far, hidden, saif];
    expect(await Promise.all(people.map((viewer) => fitsNow(viewer, id)))).toEqual([true, true, false, false, false, false]);
    const heard = await Promise.all(people.map(async (viewer) => (await noticesOf(viewer)).filter(({ kind }) => kind === "request_fits").length));
    expect(heard).toEqual([1, 1, 0, 0, 0, 0]);
    await expect(as(far).requests.get({ id })).rejects.toEqual(refused("NOT_FOUND"));
    expect((await as(owner).requests.get({ id })).bidder).toMatchObject({ isInvited: false, inNameOf: { id: vendor.id, isVendor: true } });
    await as(owner).quotations.create({ vendorId: null, from: { kind: "request", id }, idempotencyKey: randomUUID() });
    expect(await db.selectFrom("bids").select(["bidder_id", "vendor_id"]).where("request_id", "=", id).execute()).toEqual([
      { bidder_id: null, vendor_id: vendor.id },
    ]);
  });

  test("asks for main categories that are there, together with trades no more than five", async () => {
    const main = await aCategory();
    const wrong = (problem: string) => expect.objectContaining({ code: "INVALID", data: { fields: { trades: problem } } });
    for (const categories of [[randomUUID()], [await aCategory(main)]]) await expect(sentOpen({ categories })).rejects.toEqual(wrong("unknown"));
    await expect(sentOpen({})).rejects.toEqual(wrong("required"));
    const trades = ["architect", "engineer", "craftsperson", "interior_designer", "lighting_designer"];
    await expect(sentOpen({ trades, categories: [main] })).rejects.toEqual(wrong("tooMany"));
  });
});

test("whoever awarded a project reviews whom they chose; a declined bid and other households give no right", async () => {
  const [rana, stranger, owner] = [await aPro("architect", ["Riyadh"]), await aUser(), await aUser("vendor")];
  const vendor = await aVendor({ ownedBy: owner.id });
  const request = await aRequest(reem, { status: "closed", opened_at: new Date() });
  const [chosen] = [await aBid(request, saif), await aBid(request, rana)];
  const review = (viewer: Viewer, id: string, type: "professional" | "vendor" = "professional") =>
    as(viewer).reviews.save({ type, id, rating: 5, aspects: { quality: 5, time: 5, communication: 5, budget: 5, tidiness: 5 }, body: "On time." });
  await expect(review(reem, saif.id)).rejects.toEqual(refused("FORBIDDEN"));
  await as(reem).bids.award({ id: chosen.id });
  await review(reem, saif.id);
  expect((await as().reviews.list({ type: "professional", id: saif.id })).items).toMatchObject([{ basis: "award" }]);
  for (const [viewer, id] of [
    [reem, rana.id],
    [stranger, saif.id],
    [saif, saif.id],
  ] as const)
    await expect(review(viewer, id)).rejects.toEqual(refused("FORBIDDEN"));
  await aBid(await aRequest(reem, { status: "awarded" }), null, { vendor_id: vendor.id, status: "accepted" });
  await review(reem, vendor.id, "vendor");
});
