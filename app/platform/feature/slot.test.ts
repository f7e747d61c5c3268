import { afterEach, expect, test } from "vitest";
import { composeFeatures, defineFeature, fromFeatures } from "./feature.server.ts";
import { slot } from "./slot.server.ts";

afterEach(() => composeFeatures([]));

const colors = slot<string>("colors");
const shapes = slot<string>("shapes");

test("what manifests say of a slot stands in it, in the order of the features, and nothing of another slot", () => {
  composeFeatures([defineFeature({ fills: [colors.with("red"), shapes.with("round")] }), defineFeature({}), defineFeature({ fills: [colors.with("blue")] })]);
  expect([colors.all(), shapes.all()]).toEqual([["red", "blue"], ["round"]]);
});

test("features that are composed anew fill slots anew, not twice", () => {
  const features = [defineFeature({ fills: [colors.with("red")] })];
  composeFeatures(features);
  composeFeatures(features);
  expect(colors.all()).toEqual(["red"]);
});

test("reading too early fails with the name of what is missing", () => {
  const empty = slot<string>("tastes");
  expect(() => empty.all()).toThrow("'tastes'");
  expect(() => fromFeatures("tables")).toThrow("No features");
});

test("one field of all manifests that have it", () => {
  const [one, other] = [defineFeature({ tables: ["users"], waiting: {} }), defineFeature({ tables: ["files"] })];
  composeFeatures([one, defineFeature({}), other]);
  expect(fromFeatures("tables")).toEqual([["users"], ["files"]]);
  expect(fromFeatures("waiting")).toHaveLength(1);
});
