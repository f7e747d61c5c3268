import { allCities, canonicalArea, regionCodeOf } from "#app/platform/places/places.ts";

const citiesOf = (region: string): string[] => allCities().flatMap(({ name, regionCode }) => (regionCode === region ? [name] : []));

/** What a professional who works in this place may have named: the city or its region; for a region, it or any of its cities. */
export function placesServing(place: string): string[] {
  const area = canonicalArea(place);
  if (area === null) return [place];
  const region = regionCodeOf(area);
  return region && region !== area ? [area, region] : [area, ...citiesOf(area)];
}

/** Each place that can be named, with each that it counts for, as two columns. */
export function servedPlaces(): { named: string[]; served: string[] } {
  const regions = [...new Set(allCities().map(({ regionCode }) => regionCode))];
  const pairs = [
    ...regions.map((region) => [region, region] as const),
    ...allCities().flatMap(({ name, regionCode }) => [[name, name] as const, [name, regionCode] as const, [regionCode, name] as const]),
  ];
  return { named: pairs.map(([named]) => named), served: pairs.map(([, served]) => served) };
}
