import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { QuotationContent, QuotationLine } from "#app/features/projects/quotations/public.ts";
import { type BidToCompare, type Cell, type ComparedItem, compareBids } from "./compare-bids.ts";

const asked = (number: number, more: Partial<ComparedItem> = {}): ComparedItem => ({
  ...{ number, name: `Item ${number}`, quantity: 30_000, unit: "m2", note: "", group: "Majlis" },
  ...more,
});
const line = (item: number | null, riyals: number | null, more: Partial<QuotationLine> = {}): QuotationLine => ({
  ...{ id: `${item}-${riyals}`, item, text: "Line", note: "", kind: "included", nature: "both", quantity: 30_000, unit: "m2" },
  ...{ unitPrice: riyals === null ? null : Math.round((riyals * 100) / 30), vat: "standard", replaces: null },
  ...more,
});
const bid = (id: string, lines: QuotationLine[], more: Partial<QuotationContent> = {}): BidToCompare => ({
  ...{ id, pricedOn: "2026-11-22" },
  content: {
    ...{ title: "Majlis", intro: "", terms: "", startsOn: null, weeks: null, validDays: 30, chargesVat: true, stages: [], ...more },
    groups: [{ id: "g", name: "All", lines }],
  },
});
const cellsOf = (items: ComparedItem[], bids: BidToCompare[]): Cell[][] =>
  compareBids(items, bids).groups.flatMap((group) => group.items.map(({ cells }) => cells));

describe("an item", () => {
  test("marks the lowest price for what was asked", () => {
    const [cells] = cellsOf([asked(1)], [bid("a", [line(1, 3_000)]), bid("b", [line(1, 2_400)]), bid("c", [line(1, 1_200, { quantity: 20_000 })])]);
    expect(cells).toMatchObject([
      { kind: "priced", net: 300_000, gross: 345_000, isLowest: false, mismatch: null },
      { kind: "priced", net: 240_000, isLowest: true },
      { kind: "priced", isLowest: false, mismatch: "less" },
    ]);
  });

  test("that is answered with something else, as its author says, is never the lowest and no measure for others", () => {
    const clay = asked(1, { name: "Clay plaster", note: "Two coats" });
    const { groups, bids } = compareBids(
      [clay],
      [
        bid("a", [line(1, 3_000, { text: "Clay plaster", note: "Two coats" })]),
        bid("b", [line(1, 3_300, { text: "Clay plaster", note: "With scaffold" })]),
        bid("c", [line(1, 1_200, { text: "Lime paint", note: "No clay", differs: true })]),
        bid("d", []),
      ],
    );
    expect(groups[0]?.items[0]).toMatchObject({
      isEqual: false,
      cells: [
        { kind: "priced", isLowest: true, mismatch: null, said: [] },
        { kind: "priced", isLowest: false, mismatch: null, said: [{ text: "", note: "With scaffold" }] },
        { kind: "priced", isLowest: false, mismatch: "other", said: [{ text: "Lime paint", note: "No clay" }] },
        { kind: "missing", others: { net: 315_000 } },
      ],
    });
    expect(bids.map(({ remarks }) => remarks[0])).toEqual([
      { kind: "nothing" },
      { kind: "nothing" },
      { kind: "different", name: "Clay plaster", note: "No clay" },
      { kind: "missing", names: ["Clay plaster"] },
    ]);
  });

  test("that others answer with something else alone has no average to fill a gap with", () => {
    const { bids } = compareBids([asked(1)], [bid("a", [line(1, 1_200, { quantity: 20_000 })]), bid("b", [line(1, 900, { differs: true })]), bid("c", [])]);
    expect(bids[2]).toMatchObject({ gaps: 0, unknown: 1, likely: 0 });
  });

  test("marks none where nobody is lower: one price alone, or equal ones", () => {
    const lowest = (...bids: BidToCompare[]) => cellsOf([asked(1)], bids)[0]?.filter((cell) => cell.kind === "priced" && cell.isLowest);
    expect(lowest(bid("a", [line(1, 3_000)]), bid("b", []))).toEqual([]);
    expect(lowest(bid("a", [line(1, 3_000)]), bid("b", [line(1, 3_000)]))).toEqual([]);
  });

  test("without a price shows the others' average; inside another line it is no gap", () => {
    const [first, second] = cellsOf(
      [asked(1), asked(2)],
      [bid("a", [line(1, 3_000), line(2, null, { kind: "within" })]), bid("b", [line(1, 2_400), line(2, 900)]), bid("c", [])],
    );
    expect(first?.[2]).toEqual({ kind: "missing", reason: "", others: { net: 270_000, gross: 310_500 } });
    expect(second).toMatchObject([{ kind: "within" }, { kind: "priced" }, { kind: "missing", others: { net: 90_000 } }]);
  });

  test("that is left out says why; what nobody priced has no average", () => {
    const { groups, bids } = compareBids([asked(1)], [bid("a", [line(1, null, { kind: "excluded", note: "Ask the city" })]), bid("b", [])]);
    expect(groups[0]?.items[0]?.cells).toEqual([
      { kind: "excluded", reason: "Ask the city", others: null },
      { kind: "missing", reason: "", others: null },
    ]);
    expect(bids).toMatchObject([{ unpriced: 1, unknown: 1, gaps: 0, likely: 0 }, { unknown: 1 }]);
  });

  test("with an option alone is not priced", () => {
    const [cells] = cellsOf([asked(1)], [bid("a", [line(1, 3_000, { kind: "optional" })]), bid("b", [line(1, 3_000)])]);
    expect(cells?.[0]).toMatchObject({ kind: "missing", others: { net: 300_000 } });
  });
});

describe("a bid", () => {
  test("likely costs what is written and its gaps at the others' average, with VAT", () => {
    const { bids, apart } = compareBids([asked(1), asked(2)], [bid("a", [line(1, 3_000)]), bid("b", [line(1, 3_300), line(2, 900), line(null, 300)])]);
    expect(bids).toMatchObject([
      { gross: 345_000, gaps: 103_500, likely: 448_500, unpriced: 1, extras: null },
      { gross: 517_500, gaps: 0, likely: 517_500, extras: { net: 30_000, gross: 34_500 } },
    ]);
    expect(apart).toEqual({ written: 172_500, likely: 69_000 });
  });

  test("is compared with VAT on one base: of whoever charges none, nothing is added", () => {
    const { bids } = compareBids([asked(1)], [bid("a", [line(1, 3_000)]), bid("b", [line(1, 3_000)], { chargesVat: false })]);
    expect(bids).toMatchObject([
      { net: 300_000, vat: 45_000, gross: 345_000 },
      { net: 300_000, vat: 0, gross: 300_000 },
    ]);
  });

  test("names what it offers besides, with what the total changes by", () => {
    const more = [
      line(1, 3_600, { id: "oak", kind: "alternative", replaces: "1-3000", text: "Oak" }),
      line(null, 300, { id: "lamp", kind: "optional", text: "Lamp" }),
      line(1, 600, { id: "lost", kind: "alternative", text: "In place of nothing" }),
    ];
    const { bids } = compareBids([asked(1)], [bid("a", [line(1, 3_000), ...more]), bid("b", [line(1, 3_000)])]);
    expect(bids.map(({ offers }) => offers)).toEqual([
      [
        { text: "Oak", difference: 69_000 },
        { text: "Lamp", difference: 34_500 },
      ],
      [],
    ]);
  });

  test("says in three remarks at most what it leaves out", () => {
    const stages = [
      { id: "1", text: "Before", due: "", share: 5_000 },
      { id: "2", text: "After", due: "", share: 5_000 },
    ];
    const all = [line(1, 3_000), line(2, 900)];
    const { bids } = compareBids(
      [asked(1), asked(2)],
      [bid("a", all, { weeks: 13 }), bid("b", [line(1, 600, { quantity: 6_000, note: "Lime paint" })], { stages, weeks: 11 })],
    );
    expect(bids.map(({ remarks }) => remarks)).toEqual([
      [{ kind: "nothing" }, { kind: "slowest", weeks: 2 }],
      [
        { kind: "missing", names: ["Item 2"] },
        { kind: "different", name: "Item 1", note: "Lime paint" },
        { kind: "upfront", share: 5_000 },
      ],
    ]);
  });
});

test("a missing warranty is remarked on only beside one that is stated", () => {
  const remarksOf = (...months: (number | null | undefined)[]) =>
    compareBids(
      [asked(1)],
      months.map((warrantyMonths, at) => bid(String(at), [line(1, 3_000)], { warrantyMonths })),
    ).bids.map(({ remarks }) => remarks.some(({ kind }) => kind === "noWarranty"));
  expect(remarksOf(24, null, undefined, 12)).toEqual([false, true, true, false]);
  expect(remarksOf(null, undefined)).toEqual([false, false]);
  expect(remarksOf(null)).toEqual([false]);
});

test("nothing and nobody to compare", () => {
  expect(compareBids([], [])).toEqual({ groups: [], bids: [], apart: { written: 0, likely: 0 } });
  expect(compareBids([], [bid("a", [line(null, 300)])]).bids).toMatchObject([{ gross: 34_500, likely: 34_500, remarks: [{ kind: "nothing" }] }]);
});

test("whatever the prices: each net sum is its lines' sum, nobody is lower than the lowest, and likely is never less than written", () => {
  const price = fc.option(fc.integer({ min: 1, max: 1_000_000 }), { nil: null });
  fc.assert(
    fc.property(fc.array(fc.array(price, { minLength: 5, maxLength: 5 }), { minLength: 1, maxLength: 6 }), (prices) => {
      const items = [1, 2, 3, 4, 5].map((number) => asked(number, { group: number > 3 ? "Kitchen" : "Majlis" }));
      const bids = prices.map((own, at) =>
        bid(
          String(at),
          own.flatMap((unitPrice, n) => (unitPrice === null ? [] : [line(n + 1, 0, { id: String(n), unitPrice })])),
        ),
      );
      const { groups, bids: results } = compareBids(items, bids);
      results.forEach((result, at) => {
        expect(groups.reduce((sum, { sums }) => sum + (sums[at]?.net ?? 0), 0)).toBe(result.net);
        expect(result.likely).toBe(result.gross + result.gaps);
        expect(result.gaps).toBeGreaterThanOrEqual(0);
        expect(result.unpriced).toBe(prices[at]?.filter((each) => each === null).length);
      });
      for (const { cells } of groups.flatMap((group) => group.items)) {
        const nets = cells.flatMap((cell) => (cell.kind === "priced" ? [cell.net] : []));
        for (const cell of cells) if (cell.kind === "priced" && cell.isLowest) expect(cell.net).toBe(Math.min(...nets));
      }
    }),
  );
});
