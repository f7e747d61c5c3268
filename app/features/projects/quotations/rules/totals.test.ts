import { array, assert, boolean, constantFrom, integer, nat, option, property, record, shuffledSubarray } from "fast-check";
import { expect, test } from "vitest";
import { sumOf } from "#app/platform/money/exact.ts";
import { LINE_KINDS, LINE_VATS, MOST_LINES, MOST_QUANTITY, MOST_UNIT_PRICE, NATURES, type QuotationLine } from "../quotation.ts";
import { aContent, aLine, aStage } from "../testing/a-quotation.ts";
import { UNITS } from "../units.ts";
import { addBelow, moveLine, removeLine } from "./edits.ts";
import { costOf, stageAmounts, sumOfLine, totalsOf, withTaken } from "./totals.ts";

const DAY = "2026-11-23";
const lines = array(
  record({
    kind: constantFrom(...LINE_KINDS),
    vat: constantFrom(...LINE_VATS),
    nature: constantFrom(...NATURES),
    unit: constantFrom(...UNITS),
    quantity: option(integer({ min: 0, max: 5_000_000 })),
    unitPrice: option(integer({ min: 0, max: 100_000_000 })),
  }),
  { maxLength: 12 },
).map((parts) => parts.map((part) => aLine(part)));
/** Each alternative takes the place of the first included line. */
const withReplaced = (given: QuotationLine[]) => given.map((line) => ({ ...line, replaces: given.find(({ kind }) => kind === "included")?.id ?? null }));
const sums = ({ net, vat, gross }: { net: number; vat: number; gross: number }) => ({ net, vat, gross });

test.each([
  [1_000, 320_000, 320_000],
  [2_500, 333, 833],
  [1, 499, 0],
  [1, 500, 1],
  [0, 100, null],
  [null, 100, null],
  [1_000, null, null],
  [Number.NaN, 100, null],
  [1.5, 100, null],
  [-1_000, 100, null],
  [1_000, 0, 0],
  [MOST_QUANTITY, MOST_UNIT_PRICE, 10_000_000_000_000],
  [MOST_QUANTITY + 1, 1, null],
  [1_000, MOST_UNIT_PRICE + 1, null],
])("%s thousandths × %s halalas = %s", (quantity, unitPrice, expected) => expect(sumOfLine({ quantity, unitPrice })).toBe(expected));

test("the bid of the majlis: total, stages and choices to the riyal", () => {
  const riyals = (sum: number, more: Partial<QuotationLine> = {}) => aLine({ quantity: 1_000, unitPrice: sum * 100, ...more });
  const oak = riyals(12_300);
  const content = aContent([
    riyals(76_060),
    oak,
    riyals(9_900, { kind: "alternative", replaces: oak.id, text: "Engineered oak" }),
    riyals(1_140, { kind: "optional", text: "Second coat" }),
    riyals(900, { kind: "excluded" }),
    riyals(800, { kind: "within" }),
  ]);
  content.stages = [2_000, 3_000, 3_000, 2_000].map(aStage);
  const totals = totalsOf(content, DAY);
  expect(sums(totals)).toEqual({ net: 8_836_000, vat: 1_325_400, gross: 10_161_400 });
  expect(totals.groups).toEqual([8_836_000]);
  expect(totals.choices).toMatchObject([
    { text: "Engineered oak", gross: 9_885_400, difference: -276_000 },
    { text: "Second coat", gross: 10_292_500, difference: 131_100 },
  ]);
  expect(stageAmounts(content, totals.gross)).toEqual([2_032_280, 3_048_420, 3_048_420, 2_032_280]);
});

test("an alternative to nothing is no choice", () => {
  const content = aContent([aLine(), aLine({ kind: "alternative", replaces: null })]);
  expect(totalsOf(content, DAY).choices).toEqual([]);
});

test("VAT is on what carries it, rounded once for a category; without a registration there is none", () => {
  const small = () => aLine({ quantity: 1_000, unitPrice: 33 });
  const content = aContent([small(), small(), small(), aLine({ vat: "exempt" }), aLine({ vat: "zero" })]);
  expect(sums(totalsOf(content, DAY))).toEqual({ net: 200_099, vat: 15, gross: 200_114 });
  expect(sums(totalsOf({ ...content, chargesVat: false }, DAY))).toEqual({ net: 200_099, vat: 0, gross: 200_099 });
  expect(totalsOf(content, "2020-06-30").vat).toBe(5);
});

test("the total is the sum of the included lines in halalas, whatever their order and groups", () =>
  assert(
    property(lines, nat(), boolean(), (given, cut, chargesVat) => {
      const content = aContent(given, { chargesVat });
      const totals = totalsOf(content, DAY);
      const included = given.filter(({ kind }) => kind === "included");
      expect(totals.net).toBe(sumOf(included.map((line) => sumOfLine(line) ?? 0)));
      expect(totals.net + totals.vat).toBe(totals.gross);
      expect(sumOf(totals.groups)).toBe(totals.net);
      const at = given.length === 0 ? 0 : cut % given.length;
      const turned = [...given.slice(at), ...given.slice(0, at)].reverse();
      const [group] = content.groups;
      const split = {
        ...content,
        groups: [turned.slice(0, at), turned.slice(at)].map((part, index) => ({ id: `${index}`, name: group?.name ?? "", lines: part })),
      };
      expect(sums(totalsOf(split, DAY))).toEqual(sums(totals));
    }),
  ));

test("whatever the order of edits: what is added, moved and removed again changes nothing", () =>
  assert(
    property(
      lines.filter((given) => given.length > 0),
      array(record({ at: nat(), by: constantFrom<1 | -1>(1, -1) }), { maxLength: 20 }),
      (given, moves) => {
        const content = aContent(given);
        const before = sums(totalsOf(content, DAY));
        let groups = [...content.groups, { id: "second", name: "", lines: [] }];
        for (const { at, by } of moves) {
          const all = groups.flatMap((group) => group.lines);
          const line = all[at % all.length] as QuotationLine;
          const added = aLine({ quantity: 3_000, unitPrice: at });
          groups = addBelow(groups, line.id, added);
          groups = moveLine(groups, line.id, by);
          groups = removeLine(groups, added.id);
        }
        expect(sums(totalsOf({ ...content, groups }, DAY))).toEqual(before);
        expect(new Set(groups.flatMap((group) => group.lines.map(({ id }) => id)))).toEqual(new Set(given.map(({ id }) => id)));
      },
    ),
  ));

test("what is not included never counts, and each choice alone is the total with it", () =>
  assert(
    property(lines.map(withReplaced), shuffledSubarray(["optional", "alternative", "excluded", "within"] as const, { minLength: 1 }), (given, kinds) => {
      const included = given.filter(({ kind }) => kind === "included");
      const content = aContent(given.filter(({ kind }) => kind === "included" || kinds.includes(kind)));
      expect(sums(totalsOf(content, DAY))).toEqual(sums(totalsOf(aContent(included), DAY)));
      for (const { id, gross } of totalsOf(content, DAY).choices) expect(totalsOf(withTaken(content, new Set([id])), DAY).gross).toBe(gross);
    }),
  ));

test("as many lines as there may be, each as dear as it may be, are exact", () => {
  const many = Array.from({ length: MOST_LINES }, () => aLine({ quantity: MOST_QUANTITY, unitPrice: MOST_UNIT_PRICE }));
  const { gross } = totalsOf(aContent(many), DAY);
  expect(gross).toBe(4_600_000_000_000_000);
  expect(Number.isSafeInteger(gross)).toBe(true);
});

test("stages add up to the total to the last halala", () =>
  assert(
    property(integer({ min: 0, max: 10_000_000_000 }), array(integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 20 }), (gross, shares) => {
      expect(sumOf(stageAmounts({ stages: shares.map(aStage) }, gross))).toBe(gross);
    }),
  ));

test.each([
  [[3_333, 3_333, 3_334], 100, [33, 33, 34]],
  [[5_000, 5_000], 101, [51, 50]],
  [[10_000], 100, [100]],
  [[0, 10_000], 100, [0, 100]],
  [[-1, 10_001], 100, [0, 0]],
  [[Number.NaN], 100, [0]],
  [[], 100, []],
])("stages of %j of %i: %j", (shares, gross, amounts) => expect(stageAmounts({ stages: shares.map(aStage) }, gross)).toEqual(amounts));

test("the margin counts the lines whose cost is known", () => {
  const [known, unknown] = [aLine(), aLine()];
  const content = aContent([known, unknown, aLine({ kind: "optional" })]);
  expect(costOf(content, {})).toBeNull();
  expect(costOf(content, { [known.id]: { cost: 7_500, note: "" } })).toEqual({ cost: 75_000, margin: 0.25 });
  expect(costOf(content, { [unknown.id]: { cost: null, note: "cheap" } })).toBeNull();
});
