import { describe, expect, expectTypeOf, test } from "vitest";
import { amount, type FiltersOf, type InputOf, initially, listAddress, oneOf, own, page, type SearchOf, value } from "./list-address.ts";
import { filtersInput, listInput, moreInput } from "./list-schema.ts";

const ID = "01890a5d-ac96-774b-bcce-b302099a8057";
const address = listAddress({
  search: "words",
  status: initially("open", ["open", "approved"]),
  kind: ["tax", "permit"],
  city: value(10),
  author: "id",
  from: "day",
  sort: oneOf(["newest", "name"]),
  page: page(400),
  type: { type: "choice", values: ["Both"], initial: "", name: "vendor_type" },
  open: "opened",
});
type Asked = SearchOf<typeof address>;
const parse = (query: string) => address.parse(new URLSearchParams(query));
const initial: Asked = { search: "", status: "open", kind: "", city: "", author: "", from: "", sort: "newest", page: 1, type: "", open: "" };

describe("what an address says", () => {
  test("nothing", () => {
    expect(parse("")).toEqual(initial);
    expect(address.initial).toEqual(initial);
  });
  test.each<[string, Partial<Asked>]>([
    ["search=%20two%0A%20words%20", { search: "two words" }],
    ["search=e%CC%81", { search: "\u00e9" }],
    ["status=approved", { status: "approved" }],
    ["status=all", { status: "" }],
    ["kind=permit", { kind: "permit" }],
    ["kind=all", { kind: "" }],
    ["city=012345678 9", { city: "012345678" }],
    ["city=all", {}],
    ["search=all", { search: "all" }],
    [`author=${ID.toUpperCase()}`, { author: ID }],
    ["from=2026-02-28", { from: "2026-02-28" }],
    ["sort=name", { sort: "name" }],
    ["page=2", { page: 2 }],
    ["page=401", { page: 400 }],
    ["vendor_type=Both", { type: "Both" }],
    [`open=${ID}`, { open: ID }],
  ])("%s", (query, expected) => expect(parse(query)).toEqual({ ...initial, ...expected }));
  test.each([
    ...[
      "status=",
      "status=Open",
      "kind=visa",
      "kind=constructor",
      "author=1",
      "from=2026-2-3",
      "from=2026-13-01",
      "from=2026-02-28T00",
      "sort=",
      "sort=all",
      "sort=size",
    ],
    ...["page=0", "page=-2", "page=1.5", "page=1e3", "page=x", "type=Both", `open=${ID}x`, "unknown=1"],
  ])("%s counts as not given", (query) => expect(parse(query)).toEqual(initial));
  test("a text is cut between letters, not within one", () => {
    expect(parse(`city=${encodeURIComponent("😀".repeat(11))}`).city).toBe("😀".repeat(10));
    expect(parse(`search=${"a".repeat(101)}`).search).toHaveLength(100);
  });
});

describe("the one address of a search", () => {
  test("defaults are left out", () => {
    expect(address.format(initial)).toBe("");
    expect(address.format({})).toBe("");
  });
  test("the order is that of the fields, whatever came first", () => {
    const text = address.format({ open: ID, page: 3, type: "Both", status: "", search: "a b" });
    expect(text).toBe(`?search=a+b&status=all&page=3&vendor_type=Both&open=${ID}`);
    expect(parse(text)).toEqual({ ...initial, open: ID, page: 3, type: "Both", status: "", search: "a b" });
  });
});

describe("a change", () => {
  const deep: Asked = { ...initial, kind: "tax", sort: "name", page: 7, open: ID };
  test.each<[Partial<Asked>, Partial<Asked>]>([
    [{ kind: "permit" }, { kind: "permit", page: 1, open: "" }],
    [{ sort: "newest" }, { sort: "newest", page: 1, open: "" }],
    [{ page: 8 }, { page: 8 }],
    [{ open: "" }, { open: "" }],
    [
      { kind: "", page: 2 },
      { kind: "", page: 2, open: "" },
    ],
  ])("%j", (change, expected) => expect(address.change(deep, change)).toEqual({ ...deep, ...expected }));
});

test("an order, a page and an opened item are no filters", () => {
  expect(address.isFiltered({ ...initial, sort: "name", page: 4, open: ID } as Asked)).toBe(false);
  for (const filter of [{ search: "x" }, { status: "" }, { status: "approved" }, { kind: "tax" }, { author: ID }, { from: "2026-01-01" }] as Partial<Asked>[])
    expect(address.isFiltered({ ...initial, ...filter })).toBe(true);
});

test("filters that are on are counted, the typed words apart", () => {
  expect(address.filtersOn({ ...initial, search: "x", sort: "name" } as Asked)).toBe(0);
  expect(address.filtersOn({ ...initial, search: "x", status: "", kind: "tax" } as Asked)).toBe(2);
});

test("what a list is asked, and what a change of all that match is", () => {
  const { open: _, ...input } = initial;
  expect(address.input(initial)).toEqual(input);
  const { sort: _sort, page: _page, ...filters } = input;
  expect(address.filters(initial)).toEqual(filters);
});

describe("the schema", () => {
  test("an empty question is the first page of everything; the opened item is not asked for", () => {
    const everything = { ...initial, status: "" as const };
    expect(listInput(address).parse({})).toEqual(address.input(everything));
    expect(moreInput(address).parse({ open: ID })).toEqual(address.input(everything));
    expect(filtersInput(address).parse({})).toEqual(address.filters(everything));
  });
  test("numbers arrive as text, too", () => expect(listInput(address).parse({ page: "12" }).page).toBe(12));
  test.each<[string, unknown]>([
    ["status", "closed"],
    ["sort", ""],
    ["search", "a".repeat(101)],
    ["page", 0],
    ["page", 401],
    ["author", "1"],
    ["from", "2026-02-30"],
    ["from", "0000-01-01"],
    ["after", "made up"],
    ["after", "a.b.c"],
    ["after", "a".repeat(900)],
  ])("%s: %j is refused", (name, value) => expect(moreInput(address).safeParse({ [name]: value }).success).toBe(false));
  test("what it gives is what a search is", () => {
    expectTypeOf(listInput(address).parse({})).toEqualTypeOf<InputOf<typeof address>>();
    expectTypeOf(filtersInput(address).parse({})).toEqualTypeOf<FiltersOf<typeof address>>();
    expectTypeOf<Asked["status"]>().toEqualTypeOf<"open" | "approved" | "">();
    expectTypeOf<Asked["sort"]>().toEqualTypeOf<"newest" | "name">();
    expectTypeOf<keyof FiltersOf<typeof address>>().toEqualTypeOf<"search" | "status" | "kind" | "city" | "author" | "from" | "type">();
  });
});

describe("fields that an address writes in its own way", () => {
  const custom = listAddress({
    from: amount(1000),
    colors: own<readonly string[]>(
      [],
      (text) => (text ? text.split("-") : undefined),
      (colors) => colors.join("-"),
    ),
    show: { ...own(24, (text): number | undefined => (Number(text) % 24 === 0 && Number(text) > 0 ? Number(text) : undefined)), name: "show_to" },
  });
  const read = (query: string) => custom.parse(new URLSearchParams(query));
  test("their types", () => expectTypeOf<SearchOf<typeof custom>>().toEqualTypeOf<{ from: number | null; colors: readonly string[]; show: number }>());
  test.each([
    ["", { from: null, colors: [], show: 24 }, ""],
    ["from=7&colors=red-blue&show_to=48", { from: 7, colors: ["red", "blue"], show: 48 }, "?from=7&colors=red-blue&show_to=48"],
    ["from=1001", { from: 1000, colors: [], show: 24 }, "?from=1000"],
    ["from=0&colors=&show_to=24", { from: null, colors: [], show: 24 }, ""],
    ["from=-1&show_to=25", { from: null, colors: [], show: 24 }, ""],
    ["from=1e3&show_to=x", { from: null, colors: [], show: 24 }, ""],
  ])("%s", (query, expected, canonical) => {
    expect(read(query)).toEqual(expected);
    expect(custom.format(read(query))).toBe(canonical);
  });
  test("an empty list given anew is none, and taken off it is no filter", () => {
    expect(custom.format({ colors: [] })).toBe("");
    expect([custom.isFiltered({ ...custom.initial, from: 5 }), custom.isFiltered(custom.initial)]).toEqual([true, false]);
  });
});
