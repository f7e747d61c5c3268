import { expect, test } from "vitest";
import { as } from "#app/api/testing/world.ts";
import { aVendor } from "#app/features/directory/vendors/testing/a-vendor.ts";
import { aQuote } from "#app/features/projects/quotes/testing/a-quote.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { DAY_MS } from "#app/platform/rules/durations.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { forgetDevices } from "./server/flags.server.ts";

const PHONE = { ip_address: "203.0.113.9", user_agent: "Phone 17" };
type Session = { ip_address: string | null; user_agent: string | null };

/** Signed in from there. */
async function at(viewer: Viewer, session: Session): Promise<Viewer> {
  const sessionId = newId();
  await db
    .insertInto("sessions")
    .values({ id: sessionId, user_id: viewer.id, token: sessionId, expires_at: new Date(Date.now() + DAY_MS), ...session })
    .execute();
  return { ...viewer, sessionId };
}

type Seller = Awaited<ReturnType<typeof aVendor>>;
async function seller(): Promise<{ vendor: Seller; owner: Viewer }> {
  const owner = await aUser("vendor", { isVendorStaff: true });
  return { owner, vendor: await aVendor({ ownedBy: owner.id }) };
}

/** Someone of that age whom the vendor answered writes about it. */
async function review(vendor: Seller, { session, days = 100 }: { session?: Session; days?: number } = {}): Promise<{ id: string; buyer: Viewer }> {
  const person = await aUser();
  await db
    .updateTable("users")
    .set({ created_at: new Date(Date.now() - days * DAY_MS) })
    .where("id", "=", person.id)
    .execute();
  await aQuote(vendor, person, { status: "answered" });
  const buyer = session ? await at(person, session) : person;
  const { id } = await as(buyer).reviews.save({ type: "vendor", id: vendor.id, rating: 5, body: "Good" });
  return { id, buyer };
}

async function flags(...ids: string[]): Promise<string[][]> {
  const rows = await db.selectFrom("moderation_reports").select(["subject_id", "reason"]).where("subject_type", "=", "review").orderBy("reason").execute();
  return ids.map((id) => rows.filter(({ subject_id }) => subject_id === id).map(({ reason }) => reason));
}

test("two people who review one business from one device are both flagged; other browsers, networks and businesses are not", async () => {
  const [{ vendor }, { vendor: neighbor }] = [await seller(), await seller()];
  const first = await review(vendor, { session: PHONE });
  expect(await flags(first.id)).toEqual([[]]);
  const others = [
    await review(vendor, { session: { ...PHONE, user_agent: "Phone 18" } }),
    await review(vendor, { session: { ...PHONE, ip_address: "203.0.113.10" } }),
    await review(vendor, { session: { ip_address: null, user_agent: null } }),
    await review(vendor, { session: { ip_address: "", user_agent: "" } }),
    await review(vendor),
    await review(neighbor, { session: PHONE }),
  ];
  expect((await flags(first.id, ...others.map(({ id }) => id))).flat()).toEqual([]);
  const second = await review(vendor, { session: PHONE });
  expect(await flags(first.id, second.id, ...others.map(({ id }) => id))).toEqual([["shared_device"], ["shared_device"], [], [], [], [], [], []]);
});

test("an IPv6 network is one device, whatever the last half of its addresses", async () => {
  const { vendor } = await seller();
  const one = await review(vendor, { session: { ip_address: "2001:db8:1:2::1", user_agent: "Laptop" } });
  const two = await review(vendor, { session: { ip_address: "2001:db8:1:2:ffff::9", user_agent: "Laptop" } });
  expect(await flags(one.id, two.id)).toEqual([["shared_device"], ["shared_device"]]);
});

test("a change of one's own review is no second person", async () => {
  const { vendor } = await seller();
  const { id, buyer } = await review(vendor, { session: PHONE });
  await as(buyer).reviews.save({ type: "vendor", id: vendor.id, rating: 1, body: "No good any more" });
  expect(await flags(id)).toEqual([[]]);
});

test("a review from a device of the business itself is flagged", async () => {
  const [{ vendor, owner }, { owner: stranger }] = [await seller(), await seller()];
  await at(owner, { ip_address: "198.51.100.7", user_agent: "Desk" });
  await at(stranger, { ip_address: "198.51.100.8", user_agent: "Desk" });
  const [own, other] = [
    await review(vendor, { session: { ip_address: "198.51.100.7", user_agent: "Desk" } }),
    await review(vendor, { session: { ip_address: "198.51.100.8", user_agent: "Desk" } }),
  ];
  expect(await flags(own.id, other.id)).toEqual([["team_device"], []]);
});

test("the fifth review by new accounts within a day flags all five; old accounts and older reviews do not count", async () => {
  const { vendor } = await seller();
  const known = [await review(vendor, { days: 15 }), await review(vendor, { days: 100 })];
  const early = await review(vendor, { days: 13 });
  await db
    .updateTable("reviews")
    .set({ created_at: new Date(Date.now() - DAY_MS) })
    .where("id", "=", early.id)
    .execute();
  const fresh = [await review(vendor, { days: 13 }), await review(vendor, { days: 0 }), await review(vendor, { days: 0 }), await review(vendor, { days: 0 })];
  const all = [...known, early, ...fresh].map(({ id }) => id);
  expect((await flags(...all)).flat()).toEqual([]);
  const fifth = await review(vendor, { days: 0 });
  expect(await flags(...all, fifth.id)).toEqual([[], [], [], ...Array.from({ length: 5 }, () => ["burst"])]);
});

test("of five at once none is missed", async () => {
  const { vendor } = await seller();
  const fresh = await Promise.all(Array.from({ length: 5 }, () => review(vendor, { days: 0 })));
  expect(await flags(...fresh.map(({ id }) => id))).toEqual(Array.from({ length: 5 }, () => ["burst"]));
});

test("admins see why, decide, and hear of it no more; the review stays visible, and people cannot report with such a reason", async () => {
  const { vendor } = await seller();
  const [first, second] = [await review(vendor, { session: PHONE }), await review(vendor, { session: PHONE })];
  const admin = await aUser("admin");
  const queued = async (id: string) => (await as(admin).moderation.queue({})).items.find((item) => item.id === id);
  expect(await queued(second.id)).toMatchObject({ type: "review", status: "visible", reports: [{ reason: "shared_device", reporter: null }] });
  expect((await as(null).reviews.list({ type: "vendor", id: vendor.id })).total).toBe(2);
  await as(admin).moderation.decide({ type: "review", id: second.id, action: "dismiss" });
  const third = await review(vendor, { session: PHONE });
  expect(await queued(second.id)).toBeUndefined();
  expect([await queued(first.id), await queued(third.id)]).toMatchObject([{ id: first.id }, { id: third.id }]);
  const forged = { type: "review", id: first.id, reason: "burst" } as unknown as { type: "review"; id: string; reason: "spam" };
  await expect(as(await aUser()).moderation.report(forged)).rejects.toMatchObject({ code: "BAD_REQUEST" });
});

test("the log counts the people who reported, not what the server noticed", async () => {
  const { vendor } = await seller();
  const [, noticed, both] = [await review(vendor, { session: PHONE }), await review(vendor, { session: PHONE }), await review(vendor, { session: PHONE })];
  await as(await aUser()).moderation.report({ type: "review", id: both.id, reason: "spam" });
  const admin = await aUser("admin");
  for (const { id } of [noticed, both]) await as(admin).moderation.decide({ type: "review", id, action: "hide", reason: "spam" });
  const { items } = await as(null).moderation.log({});
  expect(items.slice(0, 2)).toMatchObject([
    { decision: "hidden", reports: 1 },
    { decision: "hidden", reports: 0 },
  ]);
});

test("devices are forgotten after ninety days, and nobody reads an address from them", async () => {
  const { vendor } = await seller();
  const [old, recent] = [await review(vendor, { session: PHONE }), await review(vendor, { session: { ...PHONE, user_agent: "Phone 18" } })];
  const age = (id: string, days: number) =>
    db
      .updateTable("review_devices")
      .set({ created_at: new Date(Date.now() - days * DAY_MS) })
      .where("review_id", "=", id)
      .execute();
  await age(old.id, 90.01);
  await age(recent.id, 89.9);
  expect((await flags((await review(vendor, { session: PHONE })).id)).flat()).toEqual([]);
  await forgetDevices.handler({}, new AbortController().signal);
  const left = await db.selectFrom("review_devices").selectAll().where("review_id", "in", [old.id, recent.id]).execute();
  expect(left.map(({ review_id }) => review_id)).toEqual([recent.id]);
  expect(JSON.stringify(left)).not.toMatch(/203\.0|Phone/);
});
