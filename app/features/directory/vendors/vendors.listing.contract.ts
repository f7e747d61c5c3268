import { z } from "zod";
import { adminProcedure, IdSchema, vendorProcedure } from "#app/platform/api/contract.ts";
import { declare } from "#app/platform/api/errors.ts";
import { moreInput, morePage } from "#app/platform/list/list-schema.ts";
import { statusConflict } from "#app/platform/status/status-conflict.ts";
import { AdminVendorSchema, PhotoSchema, VendorFieldsSchema, vendorConflict } from "./vendors.admin.contract.ts";
import { ADMIN_VENDOR_STATUSES } from "./vendors.admin.ts";
import { changeAddress } from "./vendors.listing.search.ts";
import { CHANGE_STATUSES, DIRECT_FIELDS, SENSITIVE_FIELDS } from "./vendors.listing.ts";

const Moment = z.iso.datetime();
const Status = z.enum(CHANGE_STATUSES);
const flags = <Field extends string>(fields: readonly Field[]) => Object.fromEntries(fields.map((field) => [field, true])) as Record<Field, true>;

const Sensitive = VendorFieldsSchema.pick(flags(SENSITIVE_FIELDS)).partial();
const Editable = VendorFieldsSchema.pick(flags([...DIRECT_FIELDS, ...SENSITIVE_FIELDS])).partial();

const Summary = z.object({
  id: IdSchema,
  name: z.string(),
  nameAr: z.string().nullable(),
  slug: z.string(),
  status: z.enum(ADMIN_VENDOR_STATUSES),
  /** A change waits for staff. */
  isWaiting: z.boolean(),
});
export type ListingSummary = z.infer<typeof Summary>;

const Request = z.object({ id: IdSchema, changes: Sensitive, requestedBy: z.string().nullable(), createdAt: Moment });
export type ListingRequest = z.infer<typeof Request>;

const Listing = z.object({
  /** The admin form's fields, without the staff's own. */
  vendor: AdminVendorSchema,
  /** What waits for staff. */
  request: Request.nullable(),
  canEdit: z.boolean(),
});
export type Listing = z.infer<typeof Listing>;

const Change = z.object({
  id: IdSchema,
  status: Status,
  vendor: z.object({ id: IdSchema, name: z.string(), nameAr: z.string().nullable(), slug: z.string() }),
  person: z.object({ id: IdSchema, name: z.string() }).nullable(),
  fields: z.array(z.enum(SENSITIVE_FIELDS)),
  createdAt: Moment,
  decidedAt: Moment.nullable(),
});
export type VendorChange = z.infer<typeof Change>;

const Detail = Change.extend({
  changes: z.array(z.object({ field: z.enum(SENSITIVE_FIELDS), before: z.string().nullable(), after: z.string().nullable() })),
  reason: z.string().nullable(),
  decidedBy: z.string().nullable(),
});
export type VendorChangeDetail = z.infer<typeof Detail>;

/** `search`: words of the vendor's name, or of the person's. */
const Filters = moreInput(changeAddress);
export type VendorChangeFilters = z.infer<typeof Filters>;
const Queue = morePage(Change).extend({ counts: z.record(Status, z.number().int()) });
export type VendorChangeQueue = z.infer<typeof Queue>;

const byId = z.object({ id: IdSchema });
const tags = ["Vendors: listing"];
const adminTags = ["Vendors: admin"];

export const vendorListingContract = {
  /** Entries of the directory that the viewer's organizations have. Vendors and their people. */
  list: vendorProcedure.route({ method: "GET", path: "/vendor/listings", summary: "List your entries in the directory", tags }).output(z.array(Summary)),
  /** One with what waits for staff. The vendor's people. */
  get: vendorProcedure.route({ method: "GET", path: "/vendor/listings/{id}", summary: "Get your entry in the directory", tags }).input(byId).output(Listing),
  /**
   * Changes the named fields at once; name, phone and license become a request that staff decide. CONFLICT when someone changed it since `version`.
   * Owners, managers and editors.
   */
  update: vendorProcedure
    .errors(declare(vendorConflict))
    .route({ method: "PATCH", path: "/vendor/listings/{id}", summary: "Update your entry in the directory", tags })
    .input(byId.extend({ version: Moment, changes: Editable }))
    .output(Listing),
  /** Withdraws the open request. Owners, managers and editors. */
  withdraw: vendorProcedure
    .route({ method: "DELETE", path: "/vendor/listings/{id}/changes", summary: "Withdraw the changes that wait for review", tags })
    .input(byId)
    .output(byId),
  /** Stores a logo or photograph, to be attached by a later update. Vendors and their people. */
  uploadPhoto: vendorProcedure
    .meta({ uploadMegabytes: 25 })
    .route({ method: "POST", path: "/vendor/listings/photos", summary: "Upload a photo for your entry", successStatus: 201, tags })
    .input(z.object({ photo: z.file() }))
    .output(PhotoSchema),
};

export const vendorChangesContract = {
  /** All requests: open ones oldest first, then the rest newest first. Admins. */
  list: adminProcedure
    .route({ method: "GET", path: "/admin/vendor-changes", summary: "List changes that vendors ask for", tags: adminTags })
    .input(Filters)
    .output(Queue),
  /** One request with the current values. Admins. */
  get: adminProcedure
    .route({ method: "GET", path: "/admin/vendor-changes/{id}", summary: "Get a change that a vendor asks for", tags: adminTags })
    .input(byId)
    .output(Detail),
  /** Approves and applies the changes. Admins, but not their own. */
  approve: adminProcedure
    .errors(declare(statusConflict))
    .route({ method: "POST", path: "/admin/vendor-changes/{id}/approval", summary: "Approve a vendor's change", tags: adminTags })
    .input(byId)
    .output(byId.extend({ status: Status })),
  /** Rejects them with a reason that the vendor's team sees. Admins, but not their own. */
  reject: adminProcedure
    .errors(declare(statusConflict))
    .route({ method: "POST", path: "/admin/vendor-changes/{id}/rejection", summary: "Reject a vendor's change", tags: adminTags })
    .input(byId.extend({ reason: z.string().trim().max(10_000) }))
    .output(byId.extend({ status: Status })),
};
