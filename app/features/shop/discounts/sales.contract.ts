import { z } from "zod";
import { PRODUCT_CATEGORIES } from "#app/features/shop/products/public.ts";
import { conflictData } from "#app/platform/api/conflict.ts";
import { IdSchema, MoneySchema, vendorProcedure } from "#app/platform/api/contract.ts";
import { declare, defineError } from "#app/platform/api/errors.ts";
import { moreInput, morePage } from "#app/platform/list/list-schema.ts";
import { saleAddress } from "./discounts.search.ts";
import { COUPON_STATES, SALE_SCOPES } from "./discounts.ts";
import { saleShape } from "./sale.rules.ts";

const Moment = z.iso.datetime();
const Fields = z.object(saleShape());

const Sale = z.object({
  id: IdSchema,
  vendor: z.object({ id: IdSchema, name: z.string() }),
  name: z.string(),
  scope: z.enum(SALE_SCOPES),
  category: z.enum(PRODUCT_CATEGORIES).nullable(),
  /** The chosen pieces, by name. */
  pieces: z.array(z.object({ id: IdSchema, name: z.string() })),
  kind: z.enum(["percent", "price"]),
  percent: z.number().int().nullable(),
  price: MoneySchema.nullable(),
  /** Days of Riyadh, both included. */
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
  isOn: z.boolean(),
  state: z.enum(COUPON_STATES),
  canEdit: z.boolean(),
  version: Moment,
});
export type VendorSale = z.infer<typeof Sale>;

const Filters = moreInput(saleAddress);
export type SaleFilters = z.infer<typeof Filters>;
const SalePage = morePage(Sale);
export type SalePage = z.infer<typeof SalePage>;

export const saleConflict = defineError("CONFLICT", {
  status: 409,
  message: "Someone else changed this sale meanwhile.",
  data: conflictData(Sale),
});

const Preview = z.object({
  /** Pieces on sale that would cost less on the first day, and all that it covers. */
  lowered: z.number().int(),
  covered: z.number().int(),
});
export type SalePreview = z.infer<typeof Preview>;

const tags = ["Vendors: discounts"];

export const salesContract = {
  /** Sales of the viewer's vendors, newest first. Vendors and their people. */
  list: vendorProcedure.route({ method: "GET", path: "/vendor/sales", summary: "List your sales", tags }).input(Filters).output(SalePage),
  /** What a sale would do to which pieces, before it is saved. INVALID as with `create`. Owners, managers and editors. */
  preview: vendorProcedure
    .route({ method: "POST", path: "/vendor/sales/preview", summary: "See what a sale would do", tags })
    .input(z.object({ vendorId: IdSchema, fields: Fields }))
    .output(Preview),
  /** Creates a sale; prices follow within a minute of its first day. Owners, managers and editors. */
  create: vendorProcedure
    .route({ method: "POST", path: "/vendor/sales", summary: "Create a sale", successStatus: 201, tags })
    .input(z.object({ vendorId: IdSchema, fields: Fields }))
    .output(Sale),
  /** Changes a sale, or ends it. CONFLICT when someone changed it since `version`. Owners, managers and editors. */
  update: vendorProcedure
    .errors(declare(saleConflict))
    .route({ method: "PATCH", path: "/vendor/sales/{id}", summary: "Change a sale", tags })
    .input(z.object({ id: IdSchema, version: Moment, fields: Fields }))
    .output(Sale),
};
