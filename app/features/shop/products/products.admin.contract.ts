import { z } from "zod";
import { adminProcedure, IdSchema, MoneySchema } from "#app/platform/api/contract.ts";
import { declare } from "#app/platform/api/errors.ts";
import { moreInput, morePage } from "#app/platform/list/list-schema.ts";
import { PublicPhoto } from "#app/platform/media/photo-schema.ts";
import { statusConflict } from "#app/platform/status/status-conflict.ts";
import { adminProductAddress } from "./products.vendor.search.ts";
import { APPROVAL_RULES, PRODUCT_STATUSES } from "./products.vendor.ts";

const Moment = z.iso.datetime();
const Status = z.enum(PRODUCT_STATUSES);

const Item = z.object({
  id: IdSchema,
  slug: z.string(),
  name: z.string(),
  status: Status,
  vendor: z.object({ id: IdSchema, name: z.string() }),
  price: MoneySchema.nullable(),
  isPublic: z.boolean(),
  /** When it was sent to staff, else when it was made. */
  createdAt: Moment,
});
export type AdminProductItem = z.infer<typeof Item>;

const Filters = moreInput(adminProductAddress);
export type AdminProductFilters = z.infer<typeof Filters>;
const Queue = morePage(Item).extend({ counts: z.record(Status, z.number().int()) });
export type AdminProductQueue = z.infer<typeof Queue>;

const Detail = Item.extend({
  nameAr: z.string().nullable(),
  description: z.string(),
  descriptionAr: z.string().nullable(),
  category: z.string(),
  photos: z.array(PublicPhoto),
  variants: z.array(z.object({ id: IdSchema, label: z.string(), price: MoneySchema.nullable(), stock: z.number().int(), isOnSale: z.boolean() })),
  rejection: z.string().nullable(),
  /** How new pieces of this vendor are treated. */
  rule: z.enum(APPROVAL_RULES),
});
export type AdminProduct = z.infer<typeof Detail>;

const byId = z.object({ id: IdSchema });
const tags = ["Products: admin"];
const path = (rest = "") => `/admin/products${rest}` as const;
const Approval = z.object({ isRequired: z.boolean() });

export const productsAdminContract = {
  /** Pieces of all vendors; what waits first of all, the longest waiting first. Admins. */
  list: adminProcedure.route({ method: "GET", path: path(), summary: "List pieces of all vendors", tags }).input(Filters).output(Queue),
  get: adminProcedure
    .route({ method: "GET", path: path("/{id}"), summary: "Get a piece", tags })
    .input(byId)
    .output(Detail),
  /** Publishes it. Admins, but not for their own team. */
  approve: adminProcedure
    .errors(declare(statusConflict))
    .route({ method: "POST", path: path("/{id}/approval"), summary: "Approve a piece", tags })
    .input(byId)
    .output(byId.extend({ status: Status })),
  /** Sends it back with a reason that the vendor's people read. Admins, but not for their own team. */
  reject: adminProcedure
    .errors(declare(statusConflict))
    .route({ method: "POST", path: path("/{id}/rejection"), summary: "Reject a piece", tags })
    .input(byId.extend({ reason: z.string().trim().max(10_000) }))
    .output(byId.extend({ status: Status })),
  /** Whether new pieces wait for staff. Admins. */
  approval: adminProcedure.route({ method: "GET", path: path("/approval"), summary: "See whether pieces need approval", tags }).output(Approval),
  setApproval: adminProcedure
    .route({ method: "PUT", path: path("/approval"), summary: "Set whether pieces need approval", tags })
    .input(Approval)
    .output(Approval),
  /** The same for one vendor. Admins. */
  setVendorApproval: adminProcedure
    .route({ method: "PUT", path: path("/approval/{vendorId}"), summary: "Set whether a vendor's pieces need approval", tags })
    .input(z.object({ vendorId: IdSchema, rule: z.enum(APPROVAL_RULES) }))
    .output(z.object({ rule: z.enum(APPROVAL_RULES) })),
};
