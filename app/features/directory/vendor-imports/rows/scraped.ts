import { type CountryCode, isSupportedCountry } from "libphonenumber-js/min";
import { oneLine, splitList } from "#app/platform/csv/cells.ts";
import { cellText } from "#app/platform/csv/read-csv.ts";
import type { Columns } from "./columns.ts";
import type { Cells } from "./read-row.ts";

// Template column -> the names that listing scrapers use for it, best first.
const SOURCES: Record<string, readonly string[]> = {
  name: ["title", "name"],
  city: ["city"],
  contact_phone: ["phone", "phonenumber", "phoneunformatted", "contact_phone"],
  contact_email: ["email", "emails/0", "contact_email"],
  website_url: ["website", "website_url"],
  instagram_url: ["instagrams/0", "instagram", "instagram_url"],
  google_maps_url: ["url", "google_maps_url"],
  google_place_id: ["placeid", "place_id", "google_place_id"],
  description: ["description"],
  rating: ["totalscore"],
  review_count: ["reviewscount"],
  latitude: ["location/lat", "location.lat", "latitude", "lat"],
  longitude: ["location/lng", "location.lng", "longitude", "lng"],
  vendor_id: ["vendor_id"],
  vendor_type: ["vendor_type"],
};
const CATEGORY_COLUMN = /^(category|categoryname|categories[/.]\d+)$/;

/** Scrapers write these for 'nothing'. */
const isNothing = (text: string) => /^(null|undefined|n\/a|nan)$/i.test(text);

/** A record of a scraped listing, asked by the template's column names. Its cells are single values: a comma in quotation marks separates nothing. */
export function scrapedCells(columns: Columns, cells: readonly string[]): { cell: Cells; categories: string[]; country: CountryCode } {
  const read = (name: string): string => {
    const text = oneLine(cellText(cells[columns.at.get(name) ?? -1]));
    return isNothing(text) ? "" : text;
  };
  const first = (names: readonly string[]): string => names.map(read).find((text) => text !== "") ?? "";
  const cell: Cells = (column) => {
    if (column === "address") return { text: addressOf(read), isQuoted: false };
    if (column === "status") return { text: /^(true|1)$/i.test(read("permanentlyclosed")) ? "Inactive" : "", isQuoted: false };
    return { text: first(SOURCES[column] ?? []), isQuoted: false };
  };
  const categoryColumns = [...columns.at.keys()].filter((name) => CATEGORY_COLUMN.test(name));
  const categories = splitList(categoryColumns.map(read).join(";"), false);
  const country = read("countrycode").toUpperCase();
  return { cell, categories, country: isSupportedCountry(country) ? country : "SA" };
}

function addressOf(read: (name: string) => string): string {
  const whole = read("address");
  if (whole !== "") return whole;
  const street = read("street");
  const city = read("city");
  if (street === "" || city === "" || street.endsWith(city)) return street;
  return `${street}${/\p{Script=Arabic}/u.test(street) ? "،" : ","} ${city}`;
}
