import { expect, test } from "vitest";
import { countFilters, EMPTY_SEARCH, formatVendorSearch, parseVendorSearch } from "./vendors.search.ts";

const ID = "0197f000-0000-7000-8000-000000000001";
const parse = (query: string) => parseVendorSearch(new URLSearchParams(query));

test.each([
  ["", ""],
  ["?category=all&city=all&vendor_type=all&sort=featured&page=1&search=", ""],
  ["?page=2&sort=name&vendor_type=Both&city=Riyadh&search=kitchen", "?search=kitchen&city=Riyadh&vendor_type=Both&sort=name&page=2"],
  [`?category=${ID.toUpperCase()}&utm_source=x`, `?category=${ID}`],
  ["?category=kitchens", ""],
  ["?vendor_type=service&sort=price", ""],
  ["?page=-1", ""],
  ["?page=1.5", ""],
  ["?page=99999999", "?page=10000"],
  ["?search=a&page=5000", "?search=a&page=100"],
  ["?search=%20%20two%20%20words%20", "?search=two+words"],
  ["?search=all", ""],
])("%s is canonically %s", (address, canonical) => {
  expect(formatVendorSearch(parse(address))).toBe(canonical);
  expect(formatVendorSearch(parse(canonical))).toBe(canonical);
});

test("Arabic survives the address", () => {
  const search = { ...EMPTY_SEARCH, search: "مجلس عربي", city: "جدة" };
  expect(parse(formatVendorSearch(search))).toEqual(search);
});

test("long text is cut without breaking a character", () => {
  expect([...parse(`?search=${encodeURIComponent("😀".repeat(200))}`).search]).toHaveLength(100);
});

test("filters are counted without words, order and page", () => {
  expect(countFilters({ ...EMPTY_SEARCH, search: "x", sort: "name", page: 3 })).toBe(0);
  expect(countFilters({ ...EMPTY_SEARCH, city: "Riyadh", vendorType: "Both", category: ID })).toBe(3);
});
