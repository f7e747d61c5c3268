import { z } from "zod";
import { BulkChange, selectionOf } from "#app/features/talk/bulk-changes/bulk-changes.contract.ts";
import { conflictData } from "#app/platform/api/conflict.ts";
import { contentProcedure, MoneySchema } from "#app/platform/api/contract.ts";
import { declare, defineError } from "#app/platform/api/errors.ts";
import { afterInput, listInput, morePage, numberedPage } from "#app/platform/list/list-schema.ts";
import { vendorShape } from "./vendors.admin.rules.ts";
import { adminVendorAddress } from "./vendors.admin.search.ts";
import { ADMIN_VENDOR_STATUSES, ADMIN_VENDOR_TYPES, MAX_PHOTOS } from "./vendors.admin.ts";

const Status = z.enum(ADMIN_VENDOR_STATUSES);
const Type = z.enum(ADMIN_VENDOR_TYPES);
const Moment = z.iso.datetime();

const Row = z.object({
  id: z.uuid(),
  name: z.string(),
  nameAr: z.string().nullable(),
  slug: z.string(),
  vendorType: Type,
  status: Status,
  /** The stored name, and the name in the asker's language. */
  city: z.string().nullable(),
  cityLabel: z.string().nullable(),
  rating: z.number(),
  reviewCount: z.number().int(),
  minProjectValue: MoneySchema.nullable(),
  updatedAt: Moment,
});
export type AdminVendorRow = z.infer<typeof Row>;

const Overview = z.object({
  pending: z.number().int(),
  /** When the pending vendor that waits longest was made. */
  oldestPendingAt: Moment.nullable(),
  verified: z.number().int(),
  inactive: z.number().int(),
  /** The cities that have a vendor, with their names in the asker's language. */
  cities: z.array(z.object({ value: z.string(), label: z.string(), count: z.number().int() })),
});
export type AdminVendorOverview = z.infer<typeof Overview>;

const PhotoInput = z.object({ id: z.uuid(), altEn: z.string().max(300).nullable(), altAr: z.string().max(300).nullable() });
export const PhotoSchema = PhotoInput.extend({ width: z.number().int().nullable(), height: z.number().int().nullable(), placeholder: z.string().nullable() });
export type AdminVendorPhoto = z.infer<typeof PhotoSchema>;

export const VendorFieldsSchema = z.object({
  ...vendorShape(),
  categoryIds: z.array(z.uuid()).max(100),
  logo: PhotoInput.nullable(),
  photos: z.array(PhotoInput).max(MAX_PHOTOS),
});

export const AdminVendorSchema = VendorFieldsSchema.extend({
  id: z.uuid(),
  logo: PhotoSchema.nullable(),
  photos: z.array(PhotoSchema),
  cityLabel: z.string().nullable(),
  currency: z.string(),
  /** True when rating and review count come from reviews written here, and cannot be typed. */
  hasReviews: z.boolean(),
  ownerName: z.string().nullable(),
  oldSlugs: z.array(z.string()),
  createdAt: Moment,
  /** Changes with every edit; an update must name the one it started from. */
  version: Moment,
});
export type AdminVendor = z.infer<typeof AdminVendorSchema>;

const Selection = selectionOf(adminVendorAddress);
export type VendorSelection = z.input<typeof Selection>;

const Event = z.object({
  id: z.uuid(),
  action: z.string(),
  actorName: z.string().nullable(),
  at: Moment,
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
});
export type VendorEvent = z.infer<typeof Event>;

const tags = ["Vendors: admin"];
const path = (rest = "") => `/admin/vendors${rest}` as const;

/** Another person saved a change first; `current` is the stored vendor. */
export const vendorConflict = defineError("CONFLICT", {
  status: 409,
  message: "Someone else changed this vendor meanwhile.",
  data: conflictData(AdminVendorSchema),
});

export const vendorsAdminContract = {
  /** One page of all vendors, latest change first; search over name, city, tags and description. Content managers. */
  list: contentProcedure
    .route({ method: "GET", path: path(), summary: "List vendors of every status", tags })
    .input(listInput(adminVendorAddress))
    .output(numberedPage(Row)),
  /** How many vendors there are of each status, and in which cities. Content managers. */
  overview: contentProcedure.route({ method: "GET", path: path("/overview"), summary: "Count vendors", tags }).output(Overview),
  /** One vendor with every field. Content managers. */
  get: contentProcedure
    .route({ method: "GET", path: path("/{id}"), summary: "Get a vendor for editing", tags })
    .input(z.object({ id: z.uuid() }))
    .output(AdminVendorSchema),
  /** Makes a pending vendor without rating; the slug comes from the name. Content managers. */
  create: contentProcedure
    .route({ method: "POST", path: path(), summary: "Create a vendor", successStatus: 201, tags })
    .input(z.object({ name: vendorShape().name, vendorType: Type.default("Service"), city: z.string().max(300).nullable().default(null) }))
    .output(AdminVendorSchema),
  /**
   * Changes the named fields of a vendor. CONFLICT when someone else changed it since `version`: then nothing is written,
   * and the error says who changed it, when, and the current vendor. Content managers.
   */
  update: contentProcedure
    .route({ method: "PATCH", path: path("/{id}"), summary: "Update a vendor", tags })
    .errors(declare(vendorConflict))
    .input(z.object({ id: z.uuid(), version: Moment, changes: VendorFieldsSchema.partial() }))
    .output(AdminVendorSchema),
  /** Sets the status; the same status twice changes nothing. Content managers. */
  setStatus: contentProcedure
    .route({ method: "PATCH", path: path("/{id}/status"), summary: "Change a vendor's status", tags })
    .input(z.object({ id: z.uuid(), status: Status }))
    .output(z.object({ id: z.uuid(), status: Status, updatedAt: Moment })),
  /** Sets the status of the selected vendors, or of all that match: few at once, more by a job. `bulkChanges` follows it and undoes it. Content managers. */
  setStatusOfMany: contentProcedure
    .route({ method: "POST", path: path("/status"), summary: "Change the status of many vendors", tags })
    .input(z.object({ selection: Selection, status: Status }))
    .output(BulkChange),
  /** Stores a logo or photograph, to be attached by a later update; INVALID gives the reason for `photo`. Content managers. */
  uploadPhoto: contentProcedure
    .meta({ uploadMegabytes: 25 })
    .meta({ unaudited: "The update that attaches the picture is on record." })
    .route({ method: "POST", path: path("/photos"), summary: "Upload a vendor photo", successStatus: 201, tags })
    .input(z.object({ photo: z.file() }))
    .output(PhotoSchema),
  /** Who changed what and when, latest first. Content managers. */
  history: contentProcedure
    .route({ method: "GET", path: path("/{id}/history"), summary: "List a vendor's changes", tags })
    .input(afterInput.extend({ id: z.uuid() }))
    .output(morePage(Event)),
};
