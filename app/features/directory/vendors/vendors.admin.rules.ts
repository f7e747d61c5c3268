// The rules of the vendor form. The server decides by them; the form shows the same verdict before it asks the server.
import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { latinDigits } from "#app/platform/text/digits.ts";
import { slugify } from "#app/platform/text/slug.ts";
import type { AdminVendorStatus, AdminVendorType } from "./vendors.admin.ts";

/** A photograph as the form holds it: a stored public file with its texts for those who cannot see it. */
export type VendorPhotoInput = { id: string; altEn: string | null; altAr: string | null };

/** Every field an admin may edit. Money in halalas, null where unknown. */
export type VendorFields = {
  name: string;
  nameAr: string | null;
  slug: string;
  vendorType: AdminVendorType;
  status: AdminVendorStatus;
  city: string | null;
  coverageAreas: string[];
  contactPhone: string | null;
  contactEmail: string | null;
  whatsapp: string | null;
  address: string | null;
  websiteUrl: string | null;
  instagramUrl: string | null;
  googleMapsUrl: string | null;
  googlePlaceId: string | null;
  latitude: number | null;
  longitude: number | null;
  description: string | null;
  descriptionAr: string | null;
  licenseNumber: string | null;
  minProjectValue: number | null;
  priceRangeMin: number | null;
  priceRangeMax: number | null;
  rating: number;
  reviewCount: number;
  languages: string[];
  isFeatured: boolean;
  tags: string[];
  categoryIds: string[];
  notesInternal: string | null;
  vendorId: string | null;
  ownerEmail: string | null;
  logo: VendorPhotoInput | null;
  photos: VendorPhotoInput[];
};
export type VendorField = keyof VendorFields;

/** Why a value is refused; the screens have a sentence for each. */
export type FieldProblem =
  | "required"
  | "tooLong"
  | "tooMany"
  | "email"
  | "phone"
  | "url"
  | "slug"
  | "number"
  | "negative"
  | "minAboveMax"
  | "rating"
  | "latitude"
  | "longitude"
  | "taken"
  | "unknownAccount"
  | "unknownCategory"
  | "unknownPhoto"
  | "ratingFromReviews";
export type FieldProblems = Partial<Record<VendorField, FieldProblem>>;

const LONGEST: Partial<Record<VendorField, number>> = {
  description: 10_000,
  descriptionAr: 10_000,
  notesInternal: 10_000,
  address: 500,
  name: 200,
  nameAr: 200,
  slug: 100,
};
const LONGEST_LINK = 2000;
const LONGEST_TEXT = 300;
const LONGEST_ITEM = 100;
const MOST_ITEMS = 60;
const MOST_HALALAS = 100_000_000_000_00;

const PHONES = ["contactPhone", "whatsapp"] as const;
const LINKS = ["websiteUrl", "instagramUrl", "googleMapsUrl"] as const;
const LISTS = ["coverageAreas", "languages", "tags"] as const;
const AMOUNTS = ["minProjectValue", "priceRangeMin", "priceRangeMax"] as const;
const EMAIL = /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@.,;<>"]{2,}$/;

const fold = (text: string) => text.normalize("NFKC").toLowerCase();
const oneLine = (text: string) => text.normalize("NFC").replace(/\s+/g, " ").trim();

function tidyPhone(text: string): string {
  const number = parsePhoneNumberFromString(latinDigits(text), "SA");
  return number?.isValid() ? number.number : text;
}

/** 'example.sa' and '@name' are what people type; the address with its scheme is what is kept. */
function tidyLink(field: (typeof LINKS)[number], text: string): string {
  if (field === "instagramUrl" && /^@[\w.]{1,30}$/.test(text)) return `https://www.instagram.com/${text.slice(1)}`;
  return /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
}

const tidyList = (list: readonly string[]): string[] => [
  ...new Map(
    list
      .map(oneLine)
      .filter(Boolean)
      .map((item) => [fold(item), item]),
  ).values(),
];

const isLink = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username } = new URL(text);
  return (protocol === "https:" || protocol === "http:") && hostname.includes(".") && username === "";
};

/** The values as they are stored: trimmed, phones in E.164, links with their scheme, lists without doubles, empty text as null. */
export function tidyVendor<T extends Partial<VendorFields>>(values: T): T {
  const tidy: Record<string, unknown> = { ...values };
  for (const [field, value] of Object.entries(values)) {
    if (typeof value !== "string" || field === "vendorType" || field === "status") continue;
    const isLong = field.startsWith("description") || field === "notesInternal" || field === "address";
    const text = isLong ? value.normalize("NFC").replace(/\r\n?/g, "\n").trim() : oneLine(value);
    tidy[field] = text || (field === "name" || field === "slug" ? "" : null);
  }
  for (const field of PHONES) if (typeof tidy[field] === "string") tidy[field] = tidyPhone(tidy[field]);
  for (const field of LINKS) if (typeof tidy[field] === "string") tidy[field] = tidyLink(field, tidy[field]);
  for (const field of LISTS) if (values[field]) tidy[field] = tidyList(values[field]);
  if (values.categoryIds) tidy.categoryIds = [...new Set(values.categoryIds)];
  for (const field of ["contactEmail", "ownerEmail"] as const) if (typeof tidy[field] === "string") tidy[field] = tidy[field].toLowerCase();
  return tidy as T;
}

/** The problems of tidied values, one for each field; only fields that are present are judged. */
export function checkVendor(values: Partial<VendorFields>): FieldProblems {
  const problems: FieldProblems = {};
  const refuse = (field: VendorField, problem: FieldProblem) => {
    problems[field] ??= problem;
  };
  for (const [key, value] of Object.entries(values)) {
    const field = key as VendorField;
    const longest = (LINKS as readonly string[]).includes(field) ? LONGEST_LINK : (LONGEST[field] ?? LONGEST_TEXT);
    if (typeof value === "string" && value.length > longest) refuse(field, "tooLong");
    if (Array.isArray(value) && value.length > MOST_ITEMS) refuse(field, "tooMany");
    if (Array.isArray(value) && value.some((item) => typeof item === "string" && item.length > LONGEST_ITEM)) refuse(field, "tooLong");
    if (typeof value === "number" && !Number.isFinite(value)) refuse(field, "number");
  }
  if (values.name === "") refuse("name", "required");
  if (values.slug !== undefined && (values.slug === "" || values.slug !== slugify(values.slug))) refuse("slug", values.slug === "" ? "required" : "slug");
  for (const field of ["contactEmail", "ownerEmail"] as const) if (values[field] && !EMAIL.test(values[field])) refuse(field, "email");
  for (const field of PHONES) if (values[field] && !parsePhoneNumberFromString(values[field], "SA")?.isValid()) refuse(field, "phone");
  for (const field of LINKS) if (values[field] && !isLink(values[field])) refuse(field, "url");
  for (const field of AMOUNTS) {
    const amount = values[field];
    if (typeof amount !== "number") continue;
    if (amount < 0) refuse(field, "negative");
    if (!Number.isInteger(amount) || amount > MOST_HALALAS) refuse(field, "number");
  }
  const { priceRangeMin, priceRangeMax, latitude, longitude, rating, reviewCount } = values;
  if (typeof priceRangeMin === "number" && typeof priceRangeMax === "number" && priceRangeMin > priceRangeMax) refuse("priceRangeMax", "minAboveMax");
  if (rating !== undefined && !(rating >= 0 && rating <= 5)) refuse("rating", "rating");
  if (reviewCount !== undefined && (!Number.isInteger(reviewCount) || reviewCount < 0 || reviewCount > 2_000_000_000)) refuse("reviewCount", "number");
  if (typeof latitude === "number" && Math.abs(latitude) > 90) refuse("latitude", "latitude");
  if (typeof longitude === "number" && Math.abs(longitude) > 180) refuse("longitude", "longitude");
  return problems;
}
