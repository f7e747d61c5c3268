export { allCities, type City, type CityOption, canonicalCity, cities, cityName } from "./places.ts";
