export { allCities, areaName, canonicalArea, canonicalCity, cities, cityName, regions } from "./places.ts";
