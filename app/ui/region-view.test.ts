import { expect, test } from "vitest";
import { REGION_SHAPES } from "#app/platform/places/region-shapes.ts";
import { labelsOf, viewOf } from "./region-view.ts";

test("the part around a region has the shape of the whole and holds all of it", () => {
  for (const { code } of REGION_SHAPES) {
    const { box, unit } = viewOf(code);
    const [, , width = 0, height = 0] = box.split(" ").map(Number);
    expect(width / height).toBeCloseTo(260 / 213, 1);
    expect(unit).toBeGreaterThan(0.2);
    expect(unit).toBeLessThan(1);
  }
  expect(viewOf("nowhere")).toMatchObject({ box: "0 0 260 213", unit: 1 });
});

test("names never cover each other: the chosen one stands, then the first; at the edge they lie before their dot", () => {
  const view = { box: "", unit: 1, left: 0, width: 260 };
  const city = (title: string, x: number, y: number, isOn = false) => ({ title, at: [x, y] as [number, number], isOn });
  const near = [city("Dammam (12)", 100, 50), city("Khobar (9)", 102, 53), city("Jubail (3)", 100, 80)];
  expect(labelsOf(near, view).map(Boolean)).toEqual([true, false, true]);
  const chosen = near.map((each, index) => ({ ...each, isOn: index === 1 }));
  expect(labelsOf(chosen, view).map(Boolean)).toEqual([false, true, true]);
  expect(labelsOf([city("Riyadh (30)", 250, 20)], view)).toEqual([{ x: 244, y: 23, anchor: "end" }]);
});
