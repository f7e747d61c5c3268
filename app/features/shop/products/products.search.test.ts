import { expect, test } from "vitest";
import { cleared, EMPTY_SEARCH, filtersOn, finderPath, isOn, parseProductSearch, without } from "./products.search.ts";

const ID = "0197f000-0000-7000-8000-000000000001";
const parse = (query: string) => parseProductSearch(new URLSearchParams(query));

test.each([
  ["", "/products"],
  ["?room=all&category=all&style=all&color=&search=", "/products"],
  ["?room=All&category=All&style=All", "/products"],
  ["?style=modern&category=seating&room=majlis&search=sofa", "/products?search=sofa&room=majlis&category=seating&style=modern"],
  ["?room=garage&style=bohemian&color=mauve&material=gold", "/products"],
  [`?vendor=${ID.toUpperCase()}&utm_source=x`, `/products?vendor=${ID}`],
  ["?from=9000&to=1000", "/products?from=1000&to=9000"],
  ["?from=0&to=-5&width=abc", "/products"],
  ["?width=200&depth=0090&height=9999999", "/products?width=200&depth=90&height=2000"],
  ["?sort=price_low&page=2", "/products?sort=price_low&page=2"],
  ["?page=5000", "/products?page=100"],
])("%s is canonically %s", (address, canonical) => {
  expect(finderPath(parse(address))).toBe(canonical);
  expect(finderPath(parse(canonical.slice("/products".length)))).toBe(canonical);
});

test("each filter that is on can be taken off alone; the order is none", () => {
  const search = parse(
    `?search=x&room=majlis&category=beds&style=modern&color=teal&material=oak&vendor=${ID}&available=now&from=5&height=9&sort=newest&page=3`,
  );
  const on = filtersOn(search);
  expect(on).toEqual(["search", "room", "category", "style", "color", "material", "vendor", "available", "price", "size"]);
  for (const filter of on) {
    const rest = { ...search, ...without(filter) };
    expect(isOn(rest, filter)).toBe(false);
    expect(filtersOn(rest)).toHaveLength(on.length - 1);
  }
  expect(cleared(search)).toEqual({ ...EMPTY_SEARCH, sort: "newest" });
});
