import { beforeEach, describe, expect, test } from "vitest";
import { aVendor } from "#app/features/directory/vendors/testing/a-vendor.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { clientOf } from "#app/platform/testing/client.ts";
import { stopClockAt } from "#app/platform/testing/clock.ts";
import { giveVendor } from "#app/platform/testing/give-vendor.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { type CouponFields, EMPTY_COUPON } from "./coupon.rules.ts";
import { couponFor, giveBackCoupons, takeCoupon } from "./public.server.ts";
import { couponsRouter } from "./server/procedures.server.ts";
import "#app/api/router.server.ts";

const as = clientOf(couponsRouter);
const [owner, watcher, stranger] = [await aUser("vendor"), await aUser("vendor"), await aUser("vendor")];
const fields = (more: Partial<CouponFields> = {}): CouponFields => ({ ...EMPTY_COUPON, code: "EID10", percent: 10, ...more });
const create = (more: Partial<CouponFields> = {}, vendorId = areen.id, by: Viewer = owner) => as(by).create({ vendorId, fields: fields(more) });
const noura = { id: null, email: "noura@example.com" };
const find = (code = "EID10", vendors = [areen.id], buyer: Parameters<typeof couponFor>[3] = noura) => couponFor(db, code, vendors, buyer);
const take = (couponId: string, buyer = noura as Parameters<typeof takeCoupon>[3], checkoutId = newId()) =>
  db.transaction().execute((trx) => takeCoupon(trx, couponId, checkoutId, buyer));

let areen: { id: string };
let noor: { id: string };
beforeEach(async () => {
  areen = await aVendor({ name: "Areen" });
  noor = await aVendor({ name: "Noor", ownedBy: stranger.id });
  await giveVendor(areen.id, owner.id, { [watcher.id]: "viewer" });
});

describe("who", () => {
  test("editors create and change, viewers read, others see nothing", async () => {
    const made = await create({ code: " eid10 " });
    expect(made).toMatchObject({ code: "EID10", state: "active", uses: 0, canEdit: true });
    expect((await as(watcher).list({ vendor: areen.id })).items).toMatchObject([{ code: "EID10", canEdit: false }]);
    expect((await as(stranger).list({ vendor: areen.id })).items).toEqual([]);
    const edit = { id: made.id, version: made.version, fields: fields({ percent: 20 }) };
    await expect(as(watcher).update(edit)).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(as(stranger).update(edit)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(create({}, areen.id, stranger)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await as(owner).update(edit)).toMatchObject({ percent: 20 });
  });

  test("of two edits the second sees the first", async () => {
    const made = await create();
    await as(owner).update({ id: made.id, version: made.version, fields: fields({ percent: 20 }) });
    await expect(as(owner).update({ id: made.id, version: made.version, fields: fields({ percent: 30 }) })).rejects.toMatchObject({
      code: "CONFLICT",
      data: { current: { percent: 20 } },
    });
  });

  test("a code is once at a vendor, and free at another", async () => {
    await create();
    await expect(create()).rejects.toMatchObject({ code: "INVALID", data: { fields: { code: "taken" } } });
    expect(await create({}, noor.id, stranger)).toMatchObject({ code: "EID10" });
  });

  test("by search and state", async () => {
    await create();
    await create({ code: "WINTER", isOn: false });
    await create({ code: "SPRING", startsOn: "2999-01-01" });
    const codes = async (search: object) => (await as(owner).list({ vendor: areen.id, ...search })).items.map(({ code }) => code);
    expect(await codes({})).toEqual(["SPRING", "WINTER", "EID10"]);
    expect(await codes({ search: "wint" })).toEqual(["WINTER"]);
    expect(await codes({ state: "active" })).toEqual(["EID10"]);
    expect(await codes({ state: "scheduled" })).toEqual(["SPRING"]);
  });
});

describe("couponFor", () => {
  test("in any case; never another vendor's", async () => {
    const { id } = await create({ minSpend: 5_000 });
    expect(await find(" eid10 ", [noor.id, areen.id])).toEqual({
      coupon: { id, code: "EID10", vendorId: areen.id, percent: 10, amount: null, minSpend: 5_000 },
      problem: null,
    });
    expect(await find("EID١٠")).toMatchObject({ coupon: { id } });
    expect(await find("EID10", [noor.id])).toEqual({ coupon: null, problem: "unknown" });
    expect(await find("EID1")).toEqual({ coupon: null, problem: "unknown" });
  });

  test("of two vendors' same code the one that can be used, else the first vendor's", async () => {
    await create({ endsOn: "2020-01-01" });
    const usable = await create({}, noor.id, stranger);
    expect(await find("EID10", [areen.id, noor.id])).toMatchObject({ coupon: { id: usable.id } });
    expect(await find("EID10", [areen.id])).toMatchObject({ problem: "ended" });
  });

  test("a period in days of Riyadh, both included", async () => {
    await create({ startsOn: "2026-12-01", endsOn: "2026-12-02" });
    const at = async (time: string) => {
      stopClockAt(time);
      return (await find()).problem;
    };
    expect(await at("2026-11-30T20:59:59Z")).toBe("notYet");
    expect(await at("2026-11-30T21:00:00Z")).toBeNull();
    expect(await at("2026-12-02T20:59:59Z")).toBeNull();
    expect(await at("2026-12-02T21:00:00Z")).toBe("ended");
  });

  test("switched off it is unknown", async () => {
    await create({ isOn: false });
    expect((await find()).problem).toBe("unknown");
  });
});

describe("uses", () => {
  test("once for each buyer, by account or address; the same checkout again is the same use", async () => {
    const { id } = await create();
    const checkout = newId();
    expect(await take(id, noura, checkout)).toBeNull();
    expect(await take(id, noura, checkout)).toBeNull();
    expect(await take(id, { id: null, email: " NOURA@example.com" })).toBe("usedByBuyer");
    expect((await find()).problem).toBe("usedByBuyer");
    expect((await find("EID10", [areen.id], { id: null, email: "reem@example.com" })).problem).toBeNull();
    expect((await find("EID10", [areen.id], null)).problem).toBeNull();
    expect(await take(id, { id: watcher.id, email: "a@example.com" })).toBeNull();
    expect(await take(id, { id: watcher.id, email: "b@example.com" })).toBe("usedByBuyer");
    await giveBackCoupons(db, checkout);
    expect((await find()).problem).toBeNull();
    expect((await as(owner).list({ vendor: areen.id })).items).toMatchObject([{ uses: 1 }]);
  });

  test("a limit holds for buyers at the same moment", async () => {
    const { id } = await create({ mostUses: 3 });
    const taken = await Promise.all(Array.from({ length: 8 }, (_, n) => take(id, { id: null, email: `buyer${n}@example.com` })));
    expect(taken.filter((problem) => problem === null)).toHaveLength(3);
    expect(taken.filter((problem) => problem === "usedUp")).toHaveLength(5);
    expect((await as(owner).list({ vendor: areen.id })).items).toMatchObject([{ state: "ended", uses: 3 }]);
  });

  test("as often as one likes where the vendor allows it", async () => {
    const { id } = await create({ isOncePerBuyer: false });
    expect([await take(id), await take(id)]).toEqual([null, null]);
  });
});
