// The rules of a vendor: contract, service and form have them from here.
import * as z from "zod/mini";
import { judge, shapeOf, type ValuesOf } from "#app/platform/rules/judge.ts";
import { optionalAmount, optionalNumber, whole, within } from "#app/platform/rules/numbers.ts";
import { optionalPhone } from "#app/platform/rules/phone.ts";
import { manyLines, oneLine, withScheme } from "#app/platform/rules/plain-texts.ts";
import { choices, optionalEmail, optionalLink, optionalText, text, words } from "#app/platform/rules/texts.ts";
import { slugify } from "#app/platform/text/slug.ts";
import { ADMIN_VENDOR_STATUSES, ADMIN_VENDOR_TYPES, MAX_PHOTOS } from "./vendors.admin.ts";

const MOST_ITEMS = 60;
const LONGEST_ITEM = 100;

/** A photograph as it is stored: a public file with its texts for those who cannot see it. */
const photo = z.object({ id: z.string(), altEn: optionalText(300), altAr: optionalText(300) });

/** '@name' is what people type. */
const instagram = (typed: string) => (/^@[\w.]{1,30}$/.test(typed) ? `https://www.instagram.com/${typed.slice(1)}` : withScheme(typed));

/** Every field that may be edited. Money in halalas, null where unknown. */
export const VENDOR_RULES = {
  name: text(200),
  nameAr: optionalText(200),
  slug: text(100).check(z.refine((given) => given === slugify(given), "slug")),
  vendorType: z.enum(ADMIN_VENDOR_TYPES, "required"),
  status: z.enum(ADMIN_VENDOR_STATUSES, "required"),
  city: optionalText(300),
  coverageAreas: words(MOST_ITEMS, LONGEST_ITEM),
  contactPhone: optionalPhone(),
  contactEmail: optionalEmail(),
  whatsapp: optionalPhone(),
  address: optionalText(500, manyLines),
  addressAr: optionalText(500, manyLines),
  websiteUrl: optionalLink(),
  instagramUrl: optionalLink((typed) => instagram(oneLine(typed))),
  googleMapsUrl: optionalLink(),
  googlePlaceId: optionalText(300),
  latitude: optionalNumber(-90, 90, "latitude"),
  longitude: optionalNumber(-180, 180, "longitude"),
  description: optionalText(10_000, manyLines),
  descriptionAr: optionalText(10_000, manyLines),
  licenseNumber: optionalText(300),
  minProjectValue: optionalAmount(),
  priceRangeMin: optionalAmount(),
  priceRangeMax: optionalAmount(),
  rating: within(0, 5, "rating"),
  reviewCount: whole(0, 2_000_000_000, "whole"),
  languages: words(MOST_ITEMS, LONGEST_ITEM),
  isFeatured: z.boolean(),
  tags: words(MOST_ITEMS, LONGEST_ITEM),
  categoryIds: choices(MOST_ITEMS),
  notesInternal: optionalText(10_000, manyLines),
  vendorId: optionalText(300),
  ownerEmail: optionalEmail(),
  logo: z.nullable(photo),
  photos: z.array(photo).check(z.maxLength(MAX_PHOTOS, "tooMany")),
};
export type VendorFields = ValuesOf<typeof VENDOR_RULES>;
export type VendorField = keyof VendorFields;

/** What a contract takes for them. */
export const vendorShape = () => shapeOf(VENDOR_RULES);

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
  | "whole"
  | "negative"
  | "minAboveMax"
  | "rating"
  | "latitude"
  | "longitude"
  | "taken"
  | "unknownAccount"
  | "unknownCategory"
  | "unknownPhoto"
  | "photoFailed"
  | "ratingFromReviews";
export type FieldProblems = Partial<Record<VendorField, FieldProblem>>;

/** The values as they are stored: trimmed, phones in E.164, links with their scheme, lists without doubles, empty text as null. */
export const tidyVendor = <Part extends Partial<VendorFields>>(values: Part): Part => judge(VENDOR_RULES, values).values;

/** What is wrong with the fields that are present. */
export function checkVendor(values: Partial<VendorFields>): FieldProblems {
  const { problems } = judge(VENDOR_RULES, values);
  const { priceRangeMin, priceRangeMax } = values;
  if (typeof priceRangeMin === "number" && typeof priceRangeMax === "number" && priceRangeMin > priceRangeMax) problems.priceRangeMax ??= "minAboveMax";
  return problems;
}
