import { z } from "zod";
import { conflictData } from "#app/platform/api/conflict.ts";
import { IdSchema, MoneySchema, vendorProcedure } from "#app/platform/api/contract.ts";
import { declare, defineError } from "#app/platform/api/errors.ts";
import { moreInput, morePage } from "#app/platform/list/list-schema.ts";
import { PublicPhoto } from "#app/platform/media/photo-schema.ts";
import { statusConflict } from "#app/platform/status/status-conflict.ts";
import { PRODUCT_CATEGORIES } from "./products.ts";
import { productShape } from "./products.vendor.rules.ts";
import { vendorProductAddress } from "./products.vendor.search.ts";
import { MAX_PHOTOS, PRODUCT_STATUSES } from "./products.vendor.ts";

const Moment = z.iso.datetime();
const Status = z.enum(PRODUCT_STATUSES);
const count = z.number().int();

const Item = z.object({
  id: IdSchema,
  slug: z.string(),
  /** In the language of the request where the piece has it. */
  name: z.string(),
  status: Status,
  vendor: z.object({ id: IdSchema, name: z.string() }),
  photo: PublicPhoto.nullable(),
  /** Of the variants on sale. */
  price: MoneySchema.nullable(),
  isFrom: z.boolean(),
  variants: count,
  stock: count,
  isMadeToOrder: z.boolean(),
  updatedAt: Moment,
});

const Filters = moreInput(vendorProductAddress);
export type VendorProductFilters = z.infer<typeof Filters>;
const List = morePage(Item).extend({ counts: z.record(Status, count) });
export type VendorProductList = z.infer<typeof List>;

const PhotoInput = z.object({ id: IdSchema, altEn: z.string().max(300).nullable(), altAr: z.string().max(300).nullable(), variantId: IdSchema.nullable() });
const StoredPhoto = PhotoInput.extend({ width: count.nullable(), height: count.nullable(), placeholder: z.string().nullable() });
export type StoredProductPhoto = z.infer<typeof StoredPhoto>;

const { variants, ...shape } = productShape();
const Fields = z.object({ ...shape, photos: z.array(PhotoInput).max(MAX_PHOTOS), variants });

export const VendorProductSchema = Fields.extend({
  id: IdSchema,
  slug: z.string(),
  status: Status,
  /** Why staff sent it back. */
  rejection: z.string().nullable(),
  vendor: z.object({ id: IdSchema, name: z.string() }),
  currency: z.string().length(3),
  photos: z.array(StoredPhoto),
  hasModel: z.boolean(),
  /** Buyers see it. */
  isPublic: z.boolean(),
  /** Publishing it waits for staff. */
  needsApproval: z.boolean(),
  canEdit: z.boolean(),
  version: Moment,
});
export type VendorProduct = z.infer<typeof VendorProductSchema>;

const Seller = z.object({ id: IdSchema, name: z.string(), canEdit: z.boolean() });
export type ProductSeller = z.infer<typeof Seller>;

/** Another person saved a change first; `current` is the stored piece. */
export const productConflict = defineError("CONFLICT", {
  status: 409,
  message: "Someone else changed this piece meanwhile.",
  data: conflictData(VendorProductSchema),
});

const tags = ["Vendors: products"];
const byId = z.object({ id: IdSchema });
const path = (rest = "") => `/vendor/products${rest}` as const;
const moves = vendorProcedure.errors(declare(statusConflict));

export const vendorProductsContract = {
  /** Pieces of the viewer's vendors in every status, with counts by status. Vendors and their people. */
  list: vendorProcedure.route({ method: "GET", path: path(), summary: "List your pieces", tags }).input(Filters).output(List),
  /** The vendors that the viewer works for. Vendors and their people. */
  sellers: vendorProcedure.route({ method: "GET", path: path("/sellers"), summary: "List the vendors you sell for", tags }).output(z.array(Seller)),
  /** One with every field. The vendor's people. */
  get: vendorProcedure
    .route({ method: "GET", path: path("/{id}"), summary: "Get one of your pieces", tags })
    .input(byId)
    .output(VendorProductSchema),
  /** Begins a draft. Owners, managers and editors. */
  create: vendorProcedure
    .route({ method: "POST", path: path(), summary: "Begin a piece", successStatus: 201, tags })
    .input(z.object({ vendorId: IdSchema, name: z.string().max(1_000), category: z.enum(PRODUCT_CATEGORIES) }))
    .output(byId),
  /** Changes the named fields, all or none. CONFLICT when someone changed it since `version`. Owners, managers and editors. */
  update: vendorProcedure
    .errors(declare(productConflict))
    .route({ method: "PATCH", path: path("/{id}"), summary: "Change one of your pieces", tags })
    .input(byId.extend({ version: Moment, changes: Fields.partial() }))
    .output(VendorProductSchema),
  /** A draft with the same values, without stock and article numbers. Owners, managers and editors. */
  duplicate: vendorProcedure
    .route({ method: "POST", path: path("/{id}/copies"), summary: "Duplicate one of your pieces", successStatus: 201, tags })
    .input(byId)
    .output(byId),
  /** Publishes a draft, or sends it to staff where they approve first. INVALID names what it lacks. Owners, managers and editors. */
  submit: moves
    .route({ method: "POST", path: path("/{id}/submission"), summary: "Publish one of your pieces", tags })
    .input(byId)
    .output(VendorProductSchema),
  /** Makes it a draft again. Owners, managers and editors. */
  withdraw: moves
    .route({ method: "DELETE", path: path("/{id}/submission"), summary: "Withdraw a piece that waits for review", tags })
    .input(byId)
    .output(VendorProductSchema),
  /** Takes it out of the shop. Owners, managers and editors. */
  archive: moves
    .route({ method: "POST", path: path("/{id}/archive"), summary: "Archive one of your pieces", tags })
    .input(byId)
    .output(VendorProductSchema),
  /** Puts it back into the shop. Owners, managers and editors. */
  restore: moves
    .route({ method: "DELETE", path: path("/{id}/archive"), summary: "Restore an archived piece", tags })
    .input(byId)
    .output(VendorProductSchema),
  /** Deletes a draft for good. Owners, managers and editors. */
  remove: moves
    .route({ method: "DELETE", path: path("/{id}"), summary: "Delete a draft", tags })
    .input(byId)
    .output(byId),
  /** Stores a photograph, to be attached by a later update. Vendors and their people. */
  uploadPhoto: vendorProcedure
    .meta({ uploadMegabytes: 25 })
    .route({ method: "POST", path: path("/photos"), summary: "Upload a photo of a piece", successStatus: 201, tags })
    .input(z.object({ photo: z.file() }))
    .output(StoredPhoto),
  /** Stores the piece's 3D model, a binary glTF file of at most 15 MB, in place of the one before. Owners, managers and editors. */
  uploadModel: vendorProcedure
    .meta({ uploadMegabytes: 17 })
    .route({ method: "PUT", path: path("/{id}/model"), summary: "Upload a 3D model", tags })
    .input(byId.extend({ model: z.file() }))
    .output(byId),
  removeModel: vendorProcedure
    .route({ method: "DELETE", path: path("/{id}/model"), summary: "Remove a 3D model", tags })
    .input(byId)
    .output(byId),
  /** The stored file. The vendor's people. */
  modelFile: vendorProcedure
    .route({ method: "GET", path: path("/{id}/model"), summary: "Download a 3D model", tags })
    .input(byId)
    .output(z.file()),
};
