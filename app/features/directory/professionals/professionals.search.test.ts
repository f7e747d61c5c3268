import { expect, test } from "vitest";
import { professionalPages } from "./professionals.cached-pages.ts";
import { EMPTY_SEARCH, filtersOn, parseProfessionalSearch, professionalsPath, without } from "./professionals.search.ts";
import { TRADE_PAGES } from "./professionals.ts";

const parse = (query: string, trade?: string) => parseProfessionalSearch(new URLSearchParams(query), trade);

test("each trade with a page is its path, there and back", () => {
  for (const [trade, profession] of Object.entries(TRADE_PAGES)) {
    const path = professionalsPath({ ...EMPTY_SEARCH, profession, place: "SA-01" });
    expect(path).toBe(`/professionals/${trade}?place=SA-01`);
    expect(parse("place=SA-01", trade)).toEqual({ ...EMPTY_SEARCH, profession, place: "SA-01" });
  }
});

test.each([
  [{}, "/professionals"],
  [{ profession: "engineer" }, "/professionals?profession=engineer"],
  [{ verified: "licence" }, "/professionals?verified=licence"],
  [{ verified: "yes", start: "month", rate: 300, sort: "soonest", page: 2 }, "/professionals?verified=yes&start=month&rate=300&sort=soonest&page=2"],
] as const)("%j is at %s", (search, path) => expect(professionalsPath(search)).toBe(path));

test("what is unknown counts as not given", () => {
  expect(parse("profession=wizard&start=soon&rate=-1&sort=paid&page=0", "wizards")).toEqual(EMPTY_SEARCH);
});

test("an order and a page are no filters", () => {
  expect(filtersOn({ ...EMPTY_SEARCH, sort: "rate", page: 3 })).toEqual([]);
  expect(filtersOn({ ...EMPTY_SEARCH, rate: 200, place: "Abha" })).toEqual(["place", "rate"]);
});

test("a budget has two ends, which are one filter", () => {
  expect(parse("costFrom=20000&costTo=x")).toEqual({ ...EMPTY_SEARCH, costFrom: 20_000 });
  expect(professionalsPath({ costFrom: 20_000, costTo: 80_000 })).toBe("/professionals?costFrom=20000&costTo=80000");
  for (const search of [{ costFrom: 1 }, { costTo: 1 }, { costFrom: 1, costTo: 2 }]) {
    expect(filtersOn({ ...EMPTY_SEARCH, ...search })).toEqual(["cost"]);
    expect({ ...EMPTY_SEARCH, ...search, ...without("cost") }).toEqual(EMPTY_SEARCH);
  }
});

test("pages are stored under their one address; searches and what leads elsewhere are not", () => {
  const [page] = professionalPages;
  const canonical = (address: string) => page?.canonical(new URL(address, "https://diwan.test"));
  expect(canonical("/professionals/architects?x=1&page=2")).toBe("/professionals/architects?page=2");
  expect(canonical("/professionals?profession=architect")).toBeNull();
  expect(canonical("/professionals?search=villa")).toBeNull();
  expect([page?.match("/professionals/architects"), page?.match("/professionals/wizards"), page?.match("/professionals/profile/x")]).toEqual([
    true,
    false,
    false,
  ]);
});
