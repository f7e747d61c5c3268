import { expect, test } from "vitest";
import { placeOf } from "./place-of.ts";

test.each([
  ["/ideas", "/ideas"],
  ["/ideas/forums/majlis", "/ideas"],
  ["/inspiration", "/ideas"],
  ["/design-editor", "/ideas"],
  ["/ai-interior-creator", "/ideas"],
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
