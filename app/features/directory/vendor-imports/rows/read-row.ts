import type { CountryCode } from "libphonenumber-js/min";
import { cleanText, oneLine, parseDecimal, splitList } from "#app/platform/csv/cells.ts";
import { type CsvRecord, cellText, isQuotedCell } from "#app/platform/csv/read-csv.ts";
import { toMinor } from "#app/platform/money/money.ts";
import { canonicalCity } from "#app/platform/places/places.ts";
import { isEmail } from "#app/platform/rules/plain-texts.ts";
import type { RowProblem, RowProblemCode } from "../vendor-imports.ts";
import { instagramAddress, normalPhone, parseFlag, webAddress } from "./cells.ts";
import type { Columns } from "./columns.ts";
import { scrapedCells } from "./scraped.ts";

/** The columns of table vendors that an import may write, under their names there. Money in halalas. */
export type VendorValues = {
  vendor_id: string | null;
  google_place_id: string | null;
  name: string;
  vendor_type: string;
  status: string;
  city: string | null;
  coverage_areas: string[];
  contact_phone: string | null;
  contact_email: string | null;
  whatsapp: string | null;
  address: string | null;
  website_url: string | null;
  instagram_url: string | null;
  google_maps_url: string | null;
  latitude: number | null;
  longitude: number | null;
  description: string | null;
  license_number: string | null;
  min_project_value: number | null;
  price_range_min: number | null;
  price_range_max: number | null;
  rating: number;
  review_count: number;
  languages: string[];
  is_featured: boolean;
  tags: string[];
  notes_internal: string | null;
};

/** A row that can be applied. `values` has only what the file says: a blank cell is not there. */
export type ImportRow = { row: number; values: Partial<VendorValues> & { name: string }; categories: string[]; slug: string };
export type RowResult = { row: number; name: string; problems: RowProblem[]; record: ImportRow | null };

/** A cell of either format under its template name. */
export type Cell = { text: string; isQuoted: boolean };
export type Cells = (column: string) => Cell;

const LONGEST: Record<string, number> = {
  name: 200,
  description: 10_000,
  notes_internal: 10_000,
  address: 500,
  website_url: 2000,
  instagram_url: 2000,
  google_maps_url: 2000,
};
const LONGEST_TEXT = 300;
const LONGEST_ITEM = 100;
const MOST_ITEMS = 60;
const MOST_RIYALS = 1_000_000_000_000;
const MOST_REVIEWS = 2_000_000_000;

const MONEY = { min_project_value_sar: "min_project_value", price_range_min_sar: "price_range_min", price_range_max_sar: "price_range_max" } as const;
const TEXTS = ["vendor_id", "google_place_id", "license_number"] as const;
const LONG_TEXTS = ["address", "description", "notes_internal"] as const;
const TYPES = ["Service", "Product", "Both"];
const STATUSES = ["Pending", "Verified", "Inactive"];
const LANGUAGES: Record<string, string> = {
  العربية: "Arabic",
  عربي: "Arabic",
  الإنجليزية: "English",
  الانجليزية: "English",
  إنجليزي: "English",
  الأردية: "Urdu",
  الأوردو: "Urdu",
};

/** Cells of the template; a record of fewer cells has blanks at its end, as spreadsheets save it. */
function templateCells(columns: Columns, cells: readonly string[]): Cells {
  return (column) => {
    const cell = cells[columns.at.get(column) ?? -1];
    return { text: cellText(cell), isQuoted: isQuotedCell(cell) };
  };
}

/** Reads one record into values, or says all that is wrong with it. Pure: the same record always gives the same result. */
export function readRow(columns: Columns, { row, cells }: CsvRecord): RowResult {
  const listing = columns.format === "scraped" ? scrapedCells(columns, cells) : null;
  const cell = listing?.cell ?? templateCells(columns, cells);
  const country: CountryCode = listing?.country ?? "SA";
  const problems: RowProblem[] = [];
  const refuse = (code: RowProblemCode, column: string, value = "") => problems.push({ code, column, value: value.slice(0, 120) });
  const name = oneLine(cell("name").text);
  const values: Partial<VendorValues> & { name: string } = { name };

  if (name === "") refuse("missing_name", "name");
  if (cells.length > columns.width && cells.slice(columns.width).some((extra) => cellText(extra).trim() !== ""))
    refuse("too_many_cells", "", `${cells.length} > ${columns.width}`);
  const limited = (column: string, text: string): string => {
    if (text.length > (LONGEST[column] ?? LONGEST_TEXT)) refuse("too_long", column);
    return text;
  };
  limited("name", name);
  for (const column of TEXTS) {
    const text = limited(column, oneLine(cell(column).text));
    if (text) values[column] = text;
  }
  for (const column of LONG_TEXTS) {
    const text = limited(column, cleanText(cell(column).text));
    if (text) values[column] = text;
  }
  const city = limited("city", oneLine(cell("city").text));
  if (city) values.city = canonicalCity(city) ?? city;
  for (const column of ["contact_phone", "whatsapp"] as const) {
    const text = limited(column, oneLine(cell(column).text));
    if (text) values[column] = normalPhone(text, country);
  }
  const email = oneLine(cell("contact_email").text).toLowerCase();
  if (email && !isEmail(email)) refuse("invalid_email", "contact_email", email);
  else if (email) values.contact_email = email;
  for (const column of ["website_url", "instagram_url", "google_maps_url"] as const) {
    const text = limited(column, oneLine(cell(column).text));
    const address = text && (column === "instagram_url" ? instagramAddress(text) : webAddress(text));
    if (text && !address) refuse("invalid_url", column, text);
    else if (address) values[column] = address;
  }

  const list = (column: string, each: (item: string) => string = (item) => item): string[] => {
    const { text, isQuoted } = cell(column);
    const items = [...new Set(splitList(text, isQuoted).map(each))];
    if (items.length > MOST_ITEMS) refuse("too_many_items", column);
    if (items.some((item) => item.length > LONGEST_ITEM)) refuse("too_long", column);
    return items;
  };
  const lists = {
    coverage_areas: list("coverage_areas", (item) => canonicalCity(item) ?? item),
    languages: list("languages", (item) => LANGUAGES[item] ?? item),
    tags: list("tags"),
  };
  for (const [column, items] of Object.entries(lists)) if (items.length > 0) values[column as keyof typeof lists] = items;

  const choice = (column: "vendor_type" | "status", options: readonly string[]) => {
    const text = oneLine(cell(column).text);
    const option = options.find((known) => known.toLowerCase() === text.toLowerCase());
    if (option) values[column] = option;
    else if (text) refuse("unknown_value", column, text);
  };
  choice("vendor_type", TYPES);
  choice("status", STATUSES);
  const flag = oneLine(cell("is_featured").text);
  if (flag) values.is_featured = parseFlag(flag);

  const decimal = (column: string, min: number, max: number): number | null => {
    const text = oneLine(cell(column).text);
    if (text === "") return null;
    const value = parseDecimal(text);
    if (value === null) refuse("invalid_number", column, text);
    else if (value < 0 && min === 0 && max > 5) refuse("negative", column, text);
    else if (value < min || value > max) refuse("out_of_range", column, text);
    else return value;
    return null;
  };
  for (const [column, field] of Object.entries(MONEY)) {
    const riyals = decimal(column, 0, MOST_RIYALS);
    if (riyals !== null) values[field] = toMinor(riyals);
  }
  const { price_range_min: least, price_range_max: most } = values;
  if (least != null && most != null && least > most) refuse("min_above_max", "price_range_min_sar", `${least / 100} > ${most / 100}`);
  const rating = decimal("rating", 0, 5);
  if (rating !== null) values.rating = Math.fround(rating);
  const reviews = decimal("review_count", 0, MOST_REVIEWS);
  if (reviews !== null && !Number.isInteger(reviews)) refuse("not_whole", "review_count", oneLine(cell("review_count").text));
  else if (reviews !== null) values.review_count = reviews;
  const latitude = decimal("latitude", -90, 90);
  const longitude = decimal("longitude", -180, 180);
  if (latitude !== null && longitude !== null) Object.assign(values, { latitude, longitude });

  const categories = listing ? listing.categories : list("categories");
  if (categories.length > MOST_ITEMS) refuse("too_many_items", "categories");
  if (categories.some((item) => item.length > LONGEST_ITEM)) refuse("too_long", "categories");
  const slug = limited("slug", oneLine(cell("slug").text));
  return { row, name, problems, record: problems.length === 0 ? { row, values, categories, slug } : null };
}
