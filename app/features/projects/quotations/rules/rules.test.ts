import { array, assert, constantFrom, integer, property, record } from "fast-check";
import { describe, expect, test } from "vitest";
import { type AskedItem, MOST_GROUPS } from "../quotation.ts";
import { aContent, aLine, aStage } from "../testing/a-quotation.ts";
import { addUp, dimensionOf, isUnit, UNITS } from "../units.ts";
import { coverageOf, mismatchOf } from "./coverage.ts";
import {
  addBelow,
  addGroups,
  changeLine,
  emptyGroup,
  freshCopy,
  groupsByRoom,
  lineOfItem,
  moveGroup,
  moveLine,
  moveLineTo,
  removeLine,
  setKind,
} from "./edits.ts";
import { faultsOf } from "./faults.ts";
import { validUntil } from "./validity.ts";

const quantities = array(record({ quantity: integer({ min: 0, max: 10_000_000 }), unit: constantFrom(...UNITS) }), { maxLength: 6 });

describe("units", () => {
  test("a meter never adds to a square meter; centimeters add to meters", () => {
    expect(
      addUp([
        { quantity: 1_000, unit: "m" },
        { quantity: 1_000, unit: "m2" },
      ]),
    ).toBeNull();
    expect(
      addUp([
        { quantity: 2_000, unit: "m" },
        { quantity: 50_000, unit: "cm" },
      ]),
    ).toEqual({ dimension: "length", amount: 250_000 });
    expect(addUp([])).toBeNull();
    expect([isUnit("m2"), isUnit("constructor"), isUnit(null)]).toEqual([true, false, false]);
  });
  test("there is a sum exactly where all have one dimension, in any order", () =>
    assert(
      property(quantities, (given) => {
        const sum = addUp(given);
        expect(sum !== null).toBe(new Set(given.map(({ unit }) => dimensionOf(unit))).size === 1);
        expect(addUp(given.toReversed())).toEqual(sum);
      }),
    ));
});

describe("coverage", () => {
  const asked = (number: number, more: Partial<AskedItem> = {}): AskedItem => ({
    number,
    name: `Item ${number}`,
    quantity: null,
    unit: null,
    note: "",
    ...more,
  });

  test("counts items, not lines; options do not answer, an excluded line does", () => {
    const content = aContent([
      aLine({ item: 1 }),
      aLine({ item: 1, nature: "labor" }),
      aLine({ item: 2, kind: "excluded" }),
      aLine({ item: 3, kind: "optional" }),
      aLine({ item: 4, kind: "within" }),
      aLine({ kind: "optional" }),
      aLine(),
    ]);
    expect(
      coverageOf(
        content,
        [1, 2, 3, 4, 5].map((number) => asked(number)),
      ),
    ).toMatchObject({
      ...{ asked: 5, answered: 3, own: 1 },
      missing: [{ number: 3 }, { number: 5 }],
    });
  });

  test.each([
    ["what was asked", [aLine({ item: 1, quantity: 30_000, unit: "m2" })], null],
    ["less", [aLine({ item: 1, quantity: 29_999, unit: "m2" })], "less"],
    ["more", [aLine({ item: 1, quantity: 30_001, unit: "m2" })], "more"],
    ["another dimension", [aLine({ item: 1, quantity: 30_000, unit: "m" })], "otherUnit"],
    ["a lump sum", [aLine({ item: 1, quantity: 1_000, unit: "job" })], null],
    ["two parts", [aLine({ item: 1, quantity: 10_000, unit: "m2" }), aLine({ item: 1, quantity: 20_000, unit: "m2" })], null],
    ["labor and material", [aLine({ item: 1, quantity: 30_000, nature: "labor" }), aLine({ item: 1, quantity: 30_000, nature: "material" })], null],
    ["something else, as its author says", [aLine({ item: 1, quantity: 30_000, unit: "m2", differs: true })], "other"],
    ["something else outside the total", [aLine({ item: 1, quantity: 30_000, unit: "m2" }), aLine({ item: 1, kind: "optional", differs: true })], null],
    ["nothing", [aLine({ item: 2 })], null],
  ] as const)("%s", (_, lines, expected) => expect(mismatchOf(aContent([...lines]), asked(1, { quantity: 30_000, unit: "m2" }))).toBe(expected));
});

describe("faults", () => {
  const faults = (...lines: Parameters<typeof aLine>[0][]) => faultsOf(aContent([aLine(), ...lines.map((more) => aLine(more))])).map(({ fault }) => fault);

  test("a whole one has none", () => expect(faultsOf(aContent([aLine()]))).toEqual([]));
  test.each([
    [{ text: " " }, "text"],
    [{ quantity: null }, "quantity"],
    [{ quantity: 0 }, "quantity"],
    [{ unitPrice: null }, "price"],
    [{ unitPrice: null, kind: "optional" as const }, "price"],
    [{ kind: "excluded" as const }, "reason"],
    [{ kind: "alternative" as const, replaces: "gone" }, "replaces"],
    [{ item: 1, differs: true, note: " " }, "differs"],
  ])("%j: %s", (more, fault) => expect(faults(more)).toEqual([fault]));
  test.each([
    { item: 1, differs: true, note: "Lime paint" },
    { item: null, differs: true },
    { unitPrice: 0 },
    { kind: "within" as const, unitPrice: null },
    { kind: "excluded" as const, note: "They keep it.", unitPrice: null },
  ])("%j is whole", (more) => expect(faults(more)).toEqual([]));

  test.each([
    [[10_000], []],
    [[5_000, 4_999], ["stages"]],
    [[5_000, 5_001], ["stages"]],
    [[10_000, 0], ["stages"]],
    [[Number.NaN], ["stages"]],
    [[], ["stages"]],
  ])("stages of %j", (shares, expected) => expect(faultsOf(aContent([aLine()], { stages: shares.map(aStage) })).map(({ fault }) => fault)).toEqual(expected));

  test("names places in the order of the page", () => {
    const bad = aLine({ unitPrice: null });
    const content = aContent([bad], { title: "", weeks: 0, validDays: 0, warrantyMonths: 0, stages: [{ ...aStage(1), text: "" }] });
    expect(faultsOf(content).map(({ at }) => at)).toEqual(["title", bad.id, content.stages[0]?.id, "stages", "weeks", "validDays", "warranty"]);
    expect(faultsOf(aContent([aLine({ kind: "optional" })]))).toEqual([{ at: "groups", fault: "noLines" }]);
  });
});

test.each([
  [undefined, true],
  [null, true],
  [0, false],
  [1, true],
  [600, true],
  [601, false],
  [Number.NaN, false],
])("a warranty of %s months", (warrantyMonths, isRight) => expect(faultsOf(aContent([aLine()], { warrantyMonths })).length === 0).toBe(isRight));

describe("edits", () => {
  const [a, b, c] = [aLine({ text: "a" }), aLine({ text: "b" }), aLine({ text: "c" })];
  const groups = [...aContent([a, b]).groups, { ...emptyGroup(), lines: [c] }, emptyGroup()];
  const texts = (of: typeof groups) => of.map(({ lines }) => lines.map(({ text }) => text).join(""));

  test("lines of a brief come by room, what has none last", () => {
    const of = (room: string | null, text: string) => ({ room, line: aLine({ text }) });
    const named = (...lines: ReturnType<typeof of>[]) => groupsByRoom(lines, "All").map(({ name, lines: own }) => [name, ...own.map(({ text }) => text)]);
    expect(named(of("Majlis", "a"), of(null, "b"), of("Kitchen", "c"), of("Majlis", "d"))).toEqual([
      ["Majlis", "a", "d"],
      ["Kitchen", "c"],
      ["All", "b"],
    ]);
    expect(named(of("Majlis", "a"))).toEqual([["Majlis", "a"]]);
    const many = named(...Array.from({ length: MOST_GROUPS + 1 }, (_, n) => of(`Room ${n}`, String(n))));
    expect([many.length, many.at(-1)]).toEqual([MOST_GROUPS, ["All", String(MOST_GROUPS - 1), String(MOST_GROUPS)]]);
  });

  test("further groups come last, without empty ones; what is more than fits joins the last", () => {
    const of = (...named: string[]) => named.map((name) => ({ ...emptyGroup(name), lines: [aLine({ text: name })] }));
    const [own] = of("own");
    if (!own) throw new Error("No group");
    expect(addGroups([own], [...of("a"), emptyGroup("empty"), ...of("b")]).map(({ name }) => name)).toEqual(["own", "a", "b"]);
    expect(addGroups([own], [])).toEqual([own]);
    const most = Array.from({ length: MOST_GROUPS - 1 }, (_, n) => emptyGroup(String(n)));
    expect(
      addGroups(most, of("a", "b", "c"))
        .slice(-2)
        .map(({ name, lines }) => [name, ...lines.map(({ text }) => text)]),
    ).toEqual([[String(MOST_GROUPS - 2)], ["a", "a", "b", "c"]]);
    expect(
      addGroups([...most, own], of("a"))
        .at(-1)
        ?.lines.map(({ text }) => text),
    ).toEqual(["own", "a"]);
  });

  test("a line moves within its group and over its edges, and stops at the ends", () => {
    expect(texts(moveLine(groups, a.id, 1))).toEqual(["ba", "c", ""]);
    expect(texts(moveLine(groups, b.id, 1))).toEqual(["a", "bc", ""]);
    expect(texts(moveLine(groups, c.id, -1))).toEqual(["abc", "", ""]);
    expect(texts(moveLine(groups, c.id, 1))).toEqual(["ab", "", "c"]);
    expect(texts(moveLine(groups, a.id, -1))).toEqual(["ab", "c", ""]);
    expect(texts(moveLine(groups, "gone", 1))).toEqual(["ab", "c", ""]);
    expect(texts(addBelow(groups, a.id, aLine({ text: "x" })))).toEqual(["axb", "c", ""]);
  });

  test("a line moves to a place of any group, its own too; what is not there changes nothing", () => {
    const [first = "", second = "", third = ""] = groups.map(({ id }) => id);
    expect(texts(moveLineTo(groups, a.id, first, 1))).toEqual(["ba", "c", ""]);
    expect(texts(moveLineTo(groups, a.id, second, 0))).toEqual(["b", "ac", ""]);
    expect(texts(moveLineTo(groups, a.id, second, 1))).toEqual(["b", "ca", ""]);
    expect(texts(moveLineTo(groups, c.id, third, 0))).toEqual(["ab", "", "c"]);
    expect(texts(moveLineTo(groups, c.id, first))).toEqual(["abc", "", ""]);
    expect(moveLineTo(groups, "gone", first, 0)).toBe(groups);
    expect(moveLineTo(groups, a.id, "gone", 0)).toBe(groups);
  });

  test("a group moves with its lines, and stops at the ends", () => {
    const [first = "", second = ""] = groups.map(({ id }) => id);
    expect(texts(moveGroup(groups, first, 1))).toEqual(["c", "ab", ""]);
    expect(texts(moveGroup(groups, second, -1))).toEqual(["c", "ab", ""]);
    expect(texts(moveGroup(groups, first, -1))).toEqual(["ab", "c", ""]);
    expect(texts(moveGroup(groups, "gone", 1))).toEqual(["ab", "c", ""]);
  });

  test("a change from how the line is by then loses nothing that came between", () => {
    const put = (all: typeof groups, photo: string) => changeLine(all, a.id, ({ photos = [] }) => ({ photos: [...photos, photo] }));
    expect(put(put(groups, "one"), "two")[0]?.lines[0]).toMatchObject({ text: "a", photos: ["one", "two"] });
    expect(changeLine(groups, a.id, { text: "x" })[0]?.lines[0]).toMatchObject({ text: "x" });
  });

  test("an alternative takes the place of the line above it, and loses it with that line", () => {
    const set = setKind(groups, b.id, "alternative");
    expect(set[0]?.lines[1]).toMatchObject({ kind: "alternative", replaces: a.id });
    expect(removeLine(set, a.id)[0]?.lines[0]).toMatchObject({ text: "b", replaces: null });
    expect(setKind(set, b.id, "optional")[0]?.lines[1]).toMatchObject({ kind: "optional", replaces: null });
    expect(setKind(groups, a.id, "alternative")[0]?.lines[0]).toMatchObject({ replaces: b.id });
    expect(setKind(groups, c.id, "alternative")[1]?.lines[0]).toMatchObject({ replaces: null });
  });

  test("a copy has ids of its own throughout, keeps its costs and answers no brief", () => {
    const content = aContent([a, aLine({ kind: "alternative", replaces: a.id, item: 4 })]);
    const copy = freshCopy({ content, notes: { [a.id]: { cost: 5, note: "x" }, gone: { cost: 1, note: "" } } });
    const [first, second] = copy.content.groups[0]?.lines ?? [];
    const idsOf = (of: typeof content) => [...of.groups.flatMap((group) => [group.id, ...group.lines.map(({ id }) => id)]), ...of.stages.map(({ id }) => id)];
    expect(idsOf(copy.content).filter((id) => idsOf(content).includes(id))).toEqual([]);
    expect(second).toMatchObject({ replaces: first?.id, item: null });
    expect(copy.notes).toEqual({ [first?.id ?? ""]: { cost: 5, note: "x" } });
  });

  test("a line of an item asks for its price alone", () =>
    expect(lineOfItem({ number: 7, name: "Oak floor", quantity: 30_000, unit: "m2", note: "Oiled" })).toMatchObject({
      ...{ item: 7, text: "Oak floor", quantity: 30_000, unit: "m2", note: "Oiled", unitPrice: null, kind: "included" },
    }));
});

test.each([
  ["2026-11-23", 30, "2026-12-23"],
  ["2026-12-31", 1, "2027-01-01"],
  ["2028-02-28", 1, "2028-02-29"],
])("from %s for %i days: until %s", (day, days, expected) => expect(validUntil(day, days)).toBe(expected));
