export { allCities, canonicalCity, type City, type CityOption, cities, cityName } from "./places.ts";
