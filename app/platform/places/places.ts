import { foldText } from "../text/fold.ts";
import { nameFor } from "../text/local-names.ts";
// The cities of Saudi Arabia. A city is stored under its English name; screens show it in the page's language.
// Server code only: the browser gets finished names from the server, so that no page ships the whole list.
import { type MapPoint, pointOf } from "./region-shapes.ts";
import places from "./saudi-cities.json" with { type: "json" };

export type City = { name: string; nameAr: string; regionCode: string; region: string; regionAr: string; latitude: number; longitude: number };
/** `value` is what is stored and travels in addresses; `label` is what a person reads. */
export type CityOption = { value: string; label: string };

const all: City[] = places.map((p) => ({
  name: p.cityEn,
  nameAr: p.cityAr,
  regionCode: p.regionCode,
  region: p.regionEn,
  regionAr: p.regionAr,
  latitude: p.lat,
  longitude: p.lng,
}));

// Spellings that people and other systems use, beside the two official ones. Written folded (see `cityKey`).
const otherSpellings: Record<string, string[]> = {
  Riyadh: ["riyad", "ar riyadh"],
  Jeddah: ["jidda", "jiddah", "jedda", "djeddah"],
  Makkah: ["mecca", "mekka", "meccah", "makkah mukarramah", "مكه"],
  Madinah: ["medina", "medinah", "madina", "madinah munawwarah", "مدينه"],
  AlUla: ["ula", "علا"],
  Khobar: ["al khobar", "khubar"],
  Dhahran: ["zahran"],
  "Hofuf (Al Ahsa)": ["hofuf", "hufuf", "ahsa", "hasa", "hofuf ahsa", "هفوف", "احساء", "حساء"],
  Taif: ["at taif", "taef"],
  Hail: ["hayil", "haail"],
  Buraydah: ["buraidah", "buraida", "burayda"],
  Unaizah: ["unayzah", "onaizah"],
  Jazan: ["jizan", "gizan", "جيزان"],
  Jubail: ["jubayl"],
  Yanbu: ["yanbu bahr", "ينبع بحر"],
  Muhayil: ["muhayil asir", "محايل"],
  "King Abdullah Economic City": ["kaec", "king abdullah city"],
  "Hafar Al Batin": ["hafr batin"],
  "Khamis Mushait": ["khamis mushayt"],
};

/** Case, accents, hamza forms, the article, hyphens and spacing do not make another city. */
function cityKey(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .split(" ")
    .filter((word) => word !== "" && !/^(al|ad|ar|as|at|an|az|ash|el)$/.test(word))
    .map((word) => word.replace(/^ال(?=..)/, ""))
    .join(" ");
}

const byKey = new Map<string, City>();
const byName = new Map<string, City>();
for (const city of all) {
  byName.set(city.name, city);
  for (const spelling of [city.name, city.nameAr, city.name.replace(/^Al /, "Al"), ...(otherSpellings[city.name] ?? [])]) {
    const key = cityKey(spelling);
    if (!byKey.has(key)) byKey.set(key, city);
    // 'Wadi Al Dawasir' is also written 'Wadi Aldawasir', 'AlUla' also 'Al-Ula'
    const joined = key.replaceAll(" ", "");
    if (!byKey.has(joined)) byKey.set(joined, city);
  }
}

function findCity(text: string): City | undefined {
  const whole = text.trim();
  const key = cityKey(whole);
  const joined = key.replaceAll(" ", "");
  return byName.get(whole) ?? byKey.get(key) ?? byKey.get(joined) ?? byKey.get(joined.replace(/^al/, ""));
}

/** The stored (English) name of the city that a text in either language means, or null when unknown. */
export function canonicalCity(text: string | null | undefined): string | null {
  return text ? (findCity(text)?.name ?? null) : null;
}

/** The name to show; a city that is not in our list is shown as it was written. */
export function cityName(city: string, language: string): string {
  const found = byName.get(city) ?? findCity(city);
  if (!found) return city;
  return nameFor(found.name, found.nameAr, language);
}

/** Every city, as options in the language's own order. */
export function cities(language: string): CityOption[] {
  return all.map((c) => ({ value: c.name, label: nameFor(c.name, c.nameAr, language) })).sort((a, b) => a.label.localeCompare(b.label, language));
}

export type RegionOption = CityOption & { cities: CityOption[] };

/** The regions, each with its cities in the language's own order. */
export function regions(language: string): RegionOption[] {
  const found = new Map<string, RegionOption>();
  for (const c of all) {
    const region = found.get(c.regionCode) ?? { value: c.regionCode, label: nameFor(c.region, c.regionAr, language), cities: [] };
    region.cities.push({ value: c.name, label: nameFor(c.name, c.nameAr, language) });
    found.set(c.regionCode, region);
  }
  for (const region of found.values()) region.cities.sort((a, b) => a.label.localeCompare(b.label, language));
  return [...found.values()];
}

// Beside the border of their region, which the drawing straightens.
const MOVED: Record<string, MapPoint> = { "Al Zulfi": [134, 78], Umluj: [31, 82] };

/** Where the drawing of the regions has a city. */
export function mapPoint(city: string): MapPoint {
  const found = byName.get(city);
  if (!found) throw new Error(`No city ${city}`);
  return MOVED[city] ?? pointOf(found);
}

/** The stored form of a service area: a region's code or a city's name. Null when it is neither. */
export const canonicalArea = (text: string): string | null => (all.some((c) => c.regionCode === text) ? text : canonicalCity(text));

/** The code of the region that an area is, or that the city lies in. Null when it is unknown. */
export const regionCodeOf = (area: string): string | null => all.find((c) => c.regionCode === area)?.regionCode ?? findCity(area)?.regionCode ?? null;

/** The name of an area to show. */
export function areaName(area: string, language: string): string {
  const region = all.find((c) => c.regionCode === area);
  if (!region) return cityName(area, language);
  return nameFor(region.region, region.regionAr, language);
}

/** The full rows, for the database's own list. */
export function allCities(): readonly City[] {
  return all;
}
