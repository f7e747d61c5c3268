import { z } from "zod";
import { conflictData } from "#app/platform/api/conflict.ts";
import { IdSchema, vendorProcedure } from "#app/platform/api/contract.ts";
import { declare, defineError } from "#app/platform/api/errors.ts";
import { DELIVERY_KINDS, SLOTS } from "./delivery.ts";
import { shippingShape } from "./shipping.rules.ts";

const Fields = z.object(shippingShape());
/** Halalas, VAT included. */
const Amount = z.number().int();

const Shipping = z.object({
  vendorId: IdSchema,
  canEdit: z.boolean(),
  /** Null until the vendor has said how it delivers. */
  version: z.iso.datetime().nullable(),
  /** 0 is Sunday. */
  workingDays: z.array(z.number().int()),
  cutoffHour: z.number().int(),
  slots: z.array(z.enum(SLOTS)),
  slotCapacity: z.number().int(),
  zones: z.array(
    z.object({
      id: z.string(),
      /** Names of cities and codes of regions. */
      areas: z.array(z.string()),
      methods: z.array(
        z.object({
          kind: z.enum(DELIVERY_KINDS),
          steps: z.array(z.object({ upTo: z.number().int().nullable(), fee: Amount })),
          freeAbove: Amount.nullable(),
          daysMin: z.number().int(),
          daysMax: z.number().int(),
          assemblyFee: Amount.nullable(),
          floorFee: Amount.nullable(),
        }),
      ),
    }),
  ),
  /** Those that are not over. */
  holidays: z.array(z.object({ from: z.iso.date(), to: z.iso.date() })),
});
export type VendorShipping = z.infer<typeof Shipping>;

export const shippingConflict = defineError("CONFLICT", {
  status: 409,
  message: "Someone else changed the delivery meanwhile.",
  data: conflictData(Shipping),
});

const tags = ["Vendors: delivery"];

export const vendorShippingContract = {
  /** How a vendor delivers: days, zones, fees, times and holidays. Its people. */
  get: vendorProcedure
    .route({ method: "GET", path: "/vendor/shipping/{vendorId}", summary: "Read how you deliver", tags })
    .input(z.object({ vendorId: IdSchema }))
    .output(Shipping),
  /** Changes it as a whole; what was ordered stays as it was. CONFLICT when someone changed it since `version`. Owners, managers and editors. */
  update: vendorProcedure
    .errors(declare(shippingConflict))
    .route({ method: "PUT", path: "/vendor/shipping/{vendorId}", summary: "Change how you deliver", tags })
    .input(z.object({ vendorId: IdSchema, version: z.iso.datetime().nullable(), fields: Fields }))
    .output(Shipping),
};
