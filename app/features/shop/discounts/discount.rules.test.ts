import { describe, expect, test } from "vitest";
import { EMPTY_COUPON, judgeCoupon } from "./coupon.rules.ts";
import { applyCoupon, type Coupon, missingSpend } from "./discount.rules.ts";

const coupon = (more: Partial<Coupon> = {}): Coupon => ({ id: "c", code: "EID10", vendorId: "areen", percent: 10, amount: null, minSpend: null, ...more });
const areen = (amount: number) => ({ vendorId: "areen", amount });
const noor = (amount: number) => ({ vendorId: "noor", amount });
const sum = (amounts: readonly number[]) => amounts.reduce((a, b) => a + b, 0);

describe("applyCoupon", () => {
  test("once, on the lines of its own vendor", () => {
    expect(applyCoupon({ coupon: coupon(), lines: [areen(10_000), noor(50_000), areen(30_000)] })).toEqual([1_000, 0, 3_000]);
  });
  test.each([
    ["an amount is shared by what the lines cost", { percent: null, amount: 1_000 }, [areen(10_000), areen(30_000)], [250, 750]],
    ["an amount above the sum takes the sum", { percent: null, amount: 99_999 }, [areen(100), noor(900), areen(50)], [100, 0, 50]],
    ["no halala is lost", { percent: null, amount: 100 }, [areen(1), areen(1), areen(1_000), areen(1)], [0, 0, 100, 0]],
    ["three equal lines", { percent: null, amount: 100 }, [areen(5_000), areen(5_000), areen(5_000)], [34, 33, 33]],
    ["a percentage is rounded once, not for each line", { percent: 15 }, [areen(3), areen(3), areen(4)], [1, 0, 1]],
    ["nothing of its vendor in the cart", {}, [noor(10_000)], [0]],
    ["free lines", {}, [areen(0), areen(1_000)], [0, 100]],
    ["an empty cart", {}, [], []],
  ] as const)("%s", (_, more, lines, discounts) => expect(applyCoupon({ coupon: coupon(more), lines })).toEqual(discounts));

  test("below the least spend nothing; other vendors' lines do not help", () => {
    const least = coupon({ minSpend: 10_000 });
    expect(applyCoupon({ coupon: least, lines: [areen(9_999), noor(50_000)] })).toEqual([0, 0]);
    expect(missingSpend(least, [areen(9_999), noor(50_000)])).toBe(1);
    expect(applyCoupon({ coupon: least, lines: [areen(10_000)] })).toEqual([1_000]);
    expect(missingSpend(least, [areen(10_001)])).toBe(0);
  });

  test("never more than a line costs, and always the whole discount", () => {
    let seed = 7;
    const next = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    for (let n = 0; n < 500; n += 1) {
      const lines = Array.from({ length: 1 + next(6) }, () => (next(3) === 0 ? noor(next(90_000)) : areen(next(90_000))));
      const own = sum(lines.filter(({ vendorId }) => vendorId === "areen").map(({ amount }) => amount));
      const amount = 1 + next(100_000);
      const discounts = applyCoupon({ coupon: coupon({ percent: null, amount }), lines });
      expect(sum(discounts)).toBe(Math.min(amount, own));
      discounts.forEach((discount, at) => {
        expect(discount).toBeGreaterThanOrEqual(0);
        expect(discount).toBeLessThanOrEqual(lines[at]?.vendorId === "areen" ? lines[at].amount : 0);
      });
    }
  });
});

describe("judgeCoupon", () => {
  const given = { ...EMPTY_COUPON, code: " eid-10 ", percent: 10 };
  test("a new one is on, once for each buyer", () => expect(EMPTY_COUPON).toMatchObject({ isOncePerBuyer: true, isOn: true }));
  test("codes are stored in capitals; the kind not chosen is dropped", () => {
    expect(judgeCoupon({ ...given, amount: 500, minSpend: 0 })).toMatchObject({
      values: { code: "EID-10", percent: 10, amount: null, minSpend: null },
      problems: {},
    });
    expect(judgeCoupon({ ...given, code: "ramadan١٠" })).toMatchObject({ values: { code: "RAMADAN10" }, problems: {} });
    expect(judgeCoupon({ ...given, kind: "amount", amount: 500 }).values).toMatchObject({ percent: null, amount: 500 });
  });
  test.each([
    [{ code: "" }, { code: "required" }],
    [{ code: "AB" }, { code: "code" }],
    [{ code: "عيد" }, { code: "code" }],
    [{ percent: null }, { percent: "required" }],
    [{ percent: 0 }, { percent: "percent" }],
    [{ percent: 91 }, { percent: "percent" }],
    [{ percent: 7.5 }, { percent: "percent" }],
    [{ kind: "amount", amount: 0 }, { amount: "required" }],
    [{ kind: "amount", amount: -5 }, { amount: "negative" }],
    [{ percent: 1 }, {}],
    [{ percent: 90 }, {}],
    [{ kind: "amount", percent: null, amount: null }, { amount: "required" }],
    [{ mostUses: 0 }, { mostUses: "number" }],
    [{ mostUses: 1.5 }, { mostUses: "number" }],
    [{ mostUses: 1 }, {}],
    [{ mostUses: 1_000_000 }, {}],
    [{ mostUses: 1_000_001 }, { mostUses: "number" }],
    [{ code: "X".repeat(30) }, {}],
    [{ code: "X".repeat(31) }, { code: "tooLong" }],
    [{ startsOn: "2026-12-02", endsOn: null }, {}],
    [{ startsOn: "tomorrow" }, { startsOn: "day" }],
    [{ startsOn: "2026-02-31" }, { startsOn: "day" }],
    [{ endsOn: "0000-01-01" }, { endsOn: "day" }],
    [{ startsOn: "2026-12-02", endsOn: "2026-12-01" }, { endsOn: "endsBefore" }],
    [{ startsOn: "2026-12-01", endsOn: "2026-12-01" }, {}],
  ] as const)("%o: %o", (more, problems) => expect(judgeCoupon({ ...given, ...more }).problems).toEqual(problems));
});
