import { beforeAll, describe, expect, test } from "vitest";
import { aVendor } from "#app/features/directory/vendors/testing/a-vendor.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { bookSlot, deliveryOptionsFor, insertDeliveries, type NewMethod, releaseSlots } from "./public.server.ts";
import { DELIVERY_KINDS, type DeliveryKind, type DeliveryOption, SLOTS, type Slot } from "./public.ts";

const method = (more: Partial<NewMethod> = {}): NewMethod => ({
  ...{ kind: "standard", steps: [{ upTo: 50_000, fee: 9_500 }], freeAbove: null, daysMin: 1, daysMax: 2, assemblyFee: null, floorFee: 0, ...more },
});
/** Sunday, noon in Riyadh. */
const now = new Date("2026-11-22T09:00:00Z");

let areen = "";
let noor = "";
let silent = "";

beforeAll(async () => {
  [areen, noor, silent] = (await Promise.all([aVendor(), aVendor(), aVendor()])).map(({ id }) => id) as [string, string, string];
  await insertDeliveries(db, [
    {
      vendorId: areen,
      ...{ slots: ["evening", "morning"], slotCapacity: 2 },
      zones: [
        { areas: ["SA-01"], methods: [method({ steps: [{ upTo: null, fee: 21_000 }], daysMin: 4, daysMax: 6 })] },
        {
          areas: ["Riyadh"],
          methods: [
            method({ kind: "white_glove", steps: [{ upTo: null, fee: 19_000 }], assemblyFee: 15_000, floorFee: 2_500 }),
            method({ freeAbove: 500_000 }),
          ],
        },
      ],
      holidays: [{ from: "2026-11-24", to: "2026-11-24" }],
    },
    { vendorId: noor, zones: [{ areas: ["Jeddah"], methods: [method({ steps: [{ upTo: null, fee: 4_000 }] })] }] },
  ]);
});

const parcel = (vendorId: string, more = {}) => ({ vendorId, weightGrams: 30_000, subtotal: 300_000, leadDays: 0, ...more });
const optionsTo = async (city: string, ...sellers: ReturnType<typeof parcel>[]) => deliveryOptionsFor(db, { city, sellers, now });
const feesTo = async (city: string, seller: ReturnType<typeof parcel>) =>
  (await optionsTo(city, seller)).get(seller.vendorId)?.map(({ kind, fee }) => [kind, fee]);

describe("deliveryOptionsFor", () => {
  test("each seller's own, the cheapest first; none from whoever does not deliver there or says nothing", async () => {
    const found = await optionsTo("Riyadh", parcel(areen), parcel(noor), parcel(silent));
    expect([...found.keys()]).toEqual([areen, noor, silent]);
    expect(found.get(areen)).toMatchObject([
      { kind: "standard", fee: 9_500, assemblyFee: null, floorFee: 0, earliest: "2026-11-23", latest: "2026-11-25" },
      { kind: "white_glove", fee: 19_000, assemblyFee: 15_000, floorFee: 2_500, name: { en: expect.any(String), ar: expect.any(String) } },
    ]);
    expect(found.get(noor)).toEqual([]);
    expect(found.get(silent)).toEqual([]);
  });
  test("a city beats its region, in any spelling", async () => {
    expect(await feesTo("الرياض", parcel(areen))).toHaveLength(2);
    expect(await feesTo("Diriyah", parcel(areen))).toEqual([["standard", 21_000]]);
    expect(await feesTo("Jeddah", parcel(areen))).toEqual([]);
    expect(await feesTo("Atlantis", parcel(areen))).toEqual([]);
  });
  test("each kind is named in both languages", async () => {
    const methods = DELIVERY_KINDS.map((kind: DeliveryKind) => method({ kind }));
    const { id } = await aVendor();
    await insertDeliveries(db, [{ vendorId: id, slots: SLOTS, zones: [{ areas: ["Abha"], methods }] }]);
    const options: DeliveryOption[] = (await optionsTo("Abha", parcel(id))).get(id) ?? [];
    expect(new Set(options.flatMap(({ name }) => [name.en, name.ar])).size).toBe(6);
    // Who picks it up comes when it suits them.
    expect(options.filter(({ slots }) => slots.length > 0).map(({ kind }) => kind)).toEqual(["standard", "white_glove"]);
  });
  test("free from a sum on, and not offered above a weight", async () => {
    expect(await feesTo("Riyadh", parcel(areen, { subtotal: 499_999 }))).toContainEqual(["standard", 9_500]);
    expect(await feesTo("Riyadh", parcel(areen, { subtotal: 500_000 }))).toContainEqual(["standard", 0]);
    expect(await feesTo("Riyadh", parcel(areen, { weightGrams: 50_001 }))).toEqual([["white_glove", 19_000]]);
  });
  test("what is made first arrives later", async () => {
    expect((await optionsTo("Jeddah", parcel(noor, { leadDays: 10 }))).get(noor)).toMatchObject([{ earliest: "2026-12-03", latest: "2026-12-05" }]);
  });
});

describe("bookSlot", () => {
  const book = (bookingId: string, more: { vendorId?: string; slot?: Slot } = {}) =>
    db.transaction().execute((trx) => bookSlot(trx, { bookingId, vendorId: areen, date: "2026-11-23", slot: "evening", ...more }));
  const evenings = async () =>
    (await optionsTo("Riyadh", parcel(areen)))
      .get(areen)?.[0]
      ?.slots.filter(({ slot }) => slot === "evening")
      .map(({ date }) => date);

  test("takes each place once, however many ask at a time, and gives it back", async () => {
    const ids = Array.from({ length: 6 }, () => newId());
    const results = await Promise.all(ids.map((id) => book(id)));
    expect(results.filter(Boolean)).toHaveLength(2);
    expect(await evenings()).not.toContain("2026-11-23");
    const lucky = ids[results.indexOf(true)] ?? "";
    expect(await book(lucky)).toBe(true);
    await releaseSlots(db, lucky);
    expect(await evenings()).toContain("2026-11-23");
    expect(await book(newId())).toBe(true);
    expect(await book(newId())).toBe(false);
    // The next morning and another day are untouched.
    expect(await book(newId(), { slot: "morning" })).toBe(true);
    expect(await evenings()).toContain("2026-11-25");
  });
  test("only what the seller offers, on working days", async () => {
    expect(await book(newId(), { slot: "afternoon" })).toBe(false);
    expect(await book(newId(), { vendorId: silent })).toBe(false);
    const slots = (await optionsTo("Riyadh", parcel(areen))).get(areen)?.[0]?.slots ?? [];
    expect(new Set(slots.map(({ date }) => date))).toEqual(new Set(["2026-11-23", "2026-11-25", "2026-11-26", "2026-11-28", "2026-11-29", "2026-11-30"]));
    expect(slots.some(({ slot }) => slot === "afternoon")).toBe(false);
  });
});
