export { allCities, canonicalCity, cities, cityName } from "./places.ts";
