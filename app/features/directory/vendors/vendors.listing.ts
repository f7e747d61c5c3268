// Shared by the vendor's own form, its contract and its queue. Without zod, so that screens stay small.
import type { VendorField } from "./vendors.admin.rules.ts";

/** Fields that staff review before they become public. */
export const SENSITIVE_FIELDS = ["name", "nameAr", "contactPhone", "whatsapp", "licenseNumber"] as const satisfies readonly VendorField[];
export type SensitiveField = (typeof SENSITIVE_FIELDS)[number];

/** Telephones: fields of the form, and columns that a history names. */
export const isPhoneField = (field: string): boolean => ["contactPhone", "contact_phone", "whatsapp"].includes(field);

/** Fields that a vendor's team changes without review. With the reviewed ones they are all public fields except the staff's own. */
export const DIRECT_FIELDS = [
  "vendorType",
  "city",
  "coverageAreas",
  "contactEmail",
  "address",
  "addressAr",
  "websiteUrl",
  "instagramUrl",
  "googleMapsUrl",
  "latitude",
  "longitude",
  "description",
  "descriptionAr",
  "minProjectValue",
  "priceRangeMin",
  "priceRangeMax",
  "languages",
  "tags",
  "categoryIds",
  "logo",
  "photos",
] as const satisfies readonly VendorField[];

export const CHANGE_STATUSES = ["open", "approved", "rejected", "withdrawn", "replaced"] as const;
export type ChangeStatus = (typeof CHANGE_STATUSES)[number];

export const CHANGES_PER_PAGE = 20;
export const CHANGE_REASON_LENGTH = 1000;
