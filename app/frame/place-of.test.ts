import { expect, test } from "vitest";
import { placeOf } from "./place-of.ts";

test.each([
  ["/ideas", "/ideas"],
  ["/ideas/forums/majlis", "/ideas"],
  ["/products", "/shop"],
  ["/products/emerald-sofa", "/shop"],
  ["/shop", "/shop"],
  ["/search", "/search"],
  ["/redesign/shared/a", "/redesign"],
  ["/professionals-of-riyadh", "/professionals-of-riyadh"],
  ["/", "/"],
])("%s lights up %s", (pathname, place) => {
  expect(placeOf(pathname)).toBe(place);
});
