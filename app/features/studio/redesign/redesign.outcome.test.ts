import { expect, test } from "vitest";
import { EMBEDDED, isHardlyChanged } from "./redesign.ts";

const ceiling = { surface: "ceiling" };
const unsure = [
  { surface: "wall", reason: "unsure" },
  { surface: "floor", reason: "notFound" },
];

test.each([
  ["only the ceiling and the light", { engine: EMBEDDED, changed: [ceiling, { surface: "light" }], leftAlone: unsure }, true],
  ["nothing at all", { engine: EMBEDDED, changed: [], leftAlone: unsure }, true],
  ["a floor", { engine: EMBEDDED, changed: [ceiling, { surface: "floor" }], leftAlone: unsure.slice(0, 1) }, false],
  ["one wall", { engine: EMBEDDED, changed: [{ surface: "accent" }], leftAlone: [] }, false],
  ["what was asked for", { engine: EMBEDDED, changed: [ceiling], leftAlone: [...unsure, { surface: "wall", reason: "asked" }] }, false],
  ["the ceiling, when furniture was to stay", { engine: EMBEDDED, changed: [ceiling], leftAlone: [{ surface: "furniture", reason: "asked" }] }, true],
  ["a provider's picture, which says nothing", { engine: "018f", changed: [], leftAlone: [] }, false],
])("%s: hardly changed is %s", (_, outcome, is) => {
  expect(isHardlyChanged(outcome)).toBe(is);
});
