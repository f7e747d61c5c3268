import { expect, test } from "vitest";
import { allCities, areaName, canonicalArea, canonicalCity, cities, cityName, mapPoint, regionCodeOf, regions } from "./places.ts";
import { boundsOf, REGION_SHAPES } from "./region-shapes.ts";

test("every city is found by both of its names, which stay unchanged", () => {
  for (const city of allCities()) {
    expect(canonicalCity(city.name)).toBe(city.name);
    expect(canonicalCity(city.nameAr)).toBe(city.name);
    expect(cityName(city.name, "ar")).toBe(city.nameAr);
    expect(cityName(city.name, "en")).toBe(city.name);
  }
});

test.each([
  ["RIYADH", "Riyadh"],
  [" Ar-Riyadh ", "Riyadh"],
  ["رياض", "Riyadh"],
  ["جده", "Jeddah"],
  ["Mecca", "Makkah"],
  ["مكة", "Makkah"],
  ["Medina", "Madinah"],
  ["المدينة", "Madinah"],
  ["Al-Khobar", "Khobar"],
  ["Alkhobar", "Khobar"],
  ["Al Ula", "AlUla"],
  ["Hofuf", "Hofuf (Al Ahsa)"],
  ["الاحساء", "Hofuf (Al Ahsa)"],
  ["ابها", "Abha"],
  ["AlKharj", "Al Kharj"],
])("%s is %s", (text, name) => expect(canonicalCity(text)).toBe(name));

test("an unknown place is no city and is shown as written", () => {
  expect(canonicalCity("Dubai")).toBeNull();
  expect(canonicalCity("")).toBeNull();
  expect(canonicalCity("Al")).toBeNull();
  expect(cityName("Dubai", "ar")).toBe("Dubai");
});

test("options are in the language's order", () => {
  expect(cities("en")[0]?.label).toBe("Abha");
  expect(cities("ar").find((c) => c.value === "Jeddah")?.label).toBe("جدة");
});

test("thirteen regions hold every city once; an area is a region's code or a city", () => {
  const all = regions("ar");
  expect(all).toHaveLength(13);
  expect(all.flatMap((region) => region.cities.map((city) => city.value)).sort()).toEqual(
    allCities()
      .map((city) => city.name)
      .sort(),
  );
  expect([canonicalArea("SA-04"), canonicalArea("جدة"), canonicalArea("SA-99")]).toEqual(["SA-04", "Jeddah", null]);
  expect([regionCodeOf("SA-04"), regionCodeOf("Dammam"), regionCodeOf("جدة"), regionCodeOf("Atlantis")]).toEqual(["SA-04", "SA-04", "SA-02", null]);
  expect([areaName("SA-04", "ar"), areaName("SA-04", "en"), areaName("Jeddah", "ar")]).toEqual(["المنطقة الشرقية", "Eastern Province", "جدة"]);
});

test("each region is drawn once", () => {
  expect(REGION_SHAPES.map(({ code }) => code)).toEqual(
    regions("en")
      .map(({ value }) => value)
      .sort(),
  );
});

test("each city is drawn in its region", () => {
  const outline = (path: string) => [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  const isInside = ([x, y]: readonly [number, number], points: (readonly [number, number])[]) =>
    points.filter(([x1, y1], index) => {
      const [x2, y2] = points.at(index - 1) ?? [x1, y1];
      return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1;
    }).length %
      2 ===
    1;
  for (const { name, regionCode } of allCities()) {
    const shape = REGION_SHAPES.find(({ code }) => code === regionCode);
    expect([name, isInside(mapPoint(name), outline(shape?.path ?? ""))]).toEqual([name, true]);
  }
});

test("the corners of a shape", () => {
  expect(boundsOf({ code: "x", path: "M10 5L20.5 7L8 30Z" })).toEqual([8, 5, 20.5, 30]);
});
