import { expect, test } from "vitest";
import { allCities, areaName, canonicalArea, canonicalCity, cities, cityName, regionCodeOf, regions } from "./places.ts";
import { REGION_SHAPES } from "./region-shapes.ts";

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
