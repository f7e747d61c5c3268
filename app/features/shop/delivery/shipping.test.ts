import "#app/api/router.server.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { aVendor } from "#app/features/directory/vendors/testing/a-vendor.ts";
import { db } from "#app/platform/database/db.server.ts";
import { clientOf } from "#app/platform/testing/client.ts";
import { stopClockAt } from "#app/platform/testing/clock.ts";
import { giveVendor } from "#app/platform/testing/give-vendor.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { bookSlot, deliveryOptionsFor, insertDeliveries } from "./public.server.ts";
import { vendorShippingRouter } from "./server/procedures.server.ts";
import type { ShippingFields } from "./shipping.rules.ts";
import { fields, method, zone } from "./testing/shipping-fields.ts";

const as = clientOf(vendorShippingRouter);
const [owner, watcher, stranger] = [await aUser("vendor"), await aUser("vendor"), await aUser("vendor")];

let areen = "";
let noor = "";
beforeEach(async () => {
  [areen, noor] = (await Promise.all([aVendor(), aVendor({ ownedBy: stranger.id })])).map(({ id }) => id) as [string, string];
  await giveVendor(areen, owner.id, { [watcher.id]: "viewer" });
  await insertDeliveries(db, [
    { vendorId: noor, zones: [{ areas: ["Jeddah"], methods: [{ ...method({ steps: [] }), steps: [{ upTo: null, fee: 4_000 }], floorFee: 0 }] }] },
  ]);
});

const save = async (more: Partial<ShippingFields> = {}) =>
  as(owner).update({ vendorId: areen, version: (await as(owner).get({ vendorId: areen })).version, fields: fields(more) });
const optionsTo = async (city: string, vendorId = areen) => {
  const sellers = [{ vendorId, weightGrams: 30_000, subtotal: 300_000, leadDays: 0 }];
  return (await deliveryOptionsFor(db, { city, sellers, now: new Date("2026-11-22T08:00:00Z") })).get(vendorId) ?? [];
};

describe("who", () => {
  test("editors change, viewers read, others find nothing, and a neighbor stays as it was", async () => {
    expect(await as(watcher).get({ vendorId: areen })).toMatchObject({ version: null, canEdit: false, zones: [] });
    await expect(as(watcher).update({ vendorId: areen, version: null, fields: fields() })).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(as(stranger).update({ vendorId: areen, version: null, fields: fields() })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(as(stranger).get({ vendorId: areen })).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await save()).toMatchObject({ canEdit: true, zones: [{ areas: ["Riyadh"] }] });
    expect(await as(stranger).get({ vendorId: noor })).toMatchObject({ zones: [{ areas: ["Jeddah"], methods: [{ steps: [{ fee: 4_000 }] }] }] });
  });

  test("of two editors the second sees what the first did, also at the very beginning", async () => {
    const change = (cutoffHour: number) => as(owner).update({ vendorId: areen, version: null, fields: fields({ cutoffHour }) });
    const both = await Promise.allSettled([change(10), change(11)]);
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const stored = await as(owner).get({ vendorId: areen });
    await as(owner).update({ vendorId: areen, version: stored.version, fields: fields({ cutoffHour: 15 }) });
    await expect(as(owner).update({ vendorId: areen, version: stored.version, fields: fields({ cutoffHour: 16 }) })).rejects.toMatchObject({
      code: "CONFLICT",
      data: { current: { cutoffHour: 15 } },
    });
  });
});

describe("what is stored", () => {
  test("comes back as it was written, with areas in their stored spelling", async () => {
    const glove = method({ kind: "white_glove", assemblyFee: 0, floorFee: 2_500, freeAbove: 500_000 });
    const days = [{ from: "2999-01-01", to: "2999-01-03" }];
    await save({ zones: [zone(["الرياض", "SA-02"], method(), glove), zone(["Abha"])], holidays: days });
    expect(await as(owner).get({ vendorId: areen })).toMatchObject({
      ...{ workingDays: [0, 1, 2, 3, 4], cutoffHour: 12, slots: ["morning"], slotCapacity: 1, holidays: days },
      zones: [
        { areas: ["Riyadh", "SA-02"], methods: [method(), glove] },
        { areas: ["Abha"], methods: [method()] },
      ],
    });
  });

  test("a buyer at the checkout keeps what they chose at its new fee; what is gone is gone", async () => {
    const made = await save({ zones: [zone(["Riyadh"], method(), method({ kind: "pickup", steps: [{ upTo: null, fee: 0 }] }))] });
    const before = await optionsTo("Riyadh");
    const [riyadh] = made.zones;
    await save({ zones: [zone(["Abha"]), { ...zone(["Riyadh"], method({ steps: [{ upTo: null, fee: 12_000 }] })), id: riyadh?.id ?? "" }] });
    const after = await optionsTo("Riyadh");
    expect(after).toMatchObject([{ methodId: before[0]?.methodId, fee: 12_000 }]);
    expect(await optionsTo("Abha")).toHaveLength(1);
    await save({ zones: [] });
    expect(await optionsTo("Riyadh")).toEqual([]);
    expect(await optionsTo("Jeddah", noor)).toMatchObject([{ fee: 4_000 }]);
  });

  test("another vendor's zone is not taken over", async () => {
    const theirs = (await as(stranger).get({ vendorId: noor })).zones[0]?.id ?? "";
    await save({ zones: [{ ...zone(["Riyadh"]), id: theirs }] });
    expect((await as(owner).get({ vendorId: areen })).zones[0]?.id).not.toBe(theirs);
    expect(await optionsTo("Jeddah", noor)).toHaveLength(1);
  });

  test("places that were booked stay, and fewer places close the time", async () => {
    await save({ slotCapacity: 2 });
    const booking = { bookingId: areen, vendorId: areen, date: "2026-11-23", slot: "morning" as const };
    await db.transaction().execute((trx) => bookSlot(trx, booking));
    await save({ slotCapacity: 1 });
    expect((await optionsTo("Riyadh"))[0]?.slots.map(({ date }) => date)).not.toContain("2026-11-23");
    expect(await db.selectFrom("delivery_bookings").selectAll().where("vendor_id", "=", areen).execute()).toHaveLength(1);
  });

  test("days off hold until their last day is over", async () => {
    await save({ holidays: [{ from: "2026-11-22", to: "2026-11-23" }] });
    stopClockAt("2026-11-23T20:59:00Z");
    expect((await optionsTo("Riyadh"))[0]?.earliest).toBe("2026-11-25");
    expect((await optionsTo("Riyadh"))[0]?.slots[0]?.date).toBe("2026-11-25");
  });

  test("a place that is none of ours is named", async () => {
    await expect(save({ zones: [zone(["Riyadh"]), zone(["Atlantis"])] })).rejects.toMatchObject({
      code: "INVALID",
      data: { fields: { "zones.1.areas": "area" } },
    });
  });
});
