import { z } from "zod";
import { adminProcedure, IdSchema, vendorProcedure } from "#app/platform/api/contract.ts";
import { afterInput, morePage } from "#app/platform/list/list-schema.ts";

const tags = ["Payouts"];
/** Halalas. */
const Amount = z.number().int();

const Balance = z.object({
  vendor: z.object({ id: IdSchema, name: z.string() }),
  /** To pay out now; less than nothing where the seller owes us. */
  available: Amount,
  /** Of orders that are not complete. */
  held: Amount,
  currency: z.string(),
  /** Hundredths of a percent; null: that of all. */
  rate: z.number().int().nullable(),
});
export type VendorBalance = z.infer<typeof Balance>;

const Payout = z.object({ id: IdSchema, vendor: z.string(), amount: Amount, currency: z.string(), note: z.string(), createdAt: z.iso.datetime() });
export type Payout = z.infer<typeof Payout>;

const Rate = z.number().int().min(0).max(5_000);

const Shared = { rate: Rate, latest: z.array(Payout) };

export const payoutsContract = {
  /** What every seller has, who has most first, with the rate of commission that counts for all and the latest payouts. Admins. */
  list: adminProcedure
    .route({ method: "GET", path: "/admin/payouts", summary: "List sellers' balances", tags })
    .input(afterInput)
    .output(morePage(Balance).extend(Shared)),
  /** What the viewer's vendors have, and the rate of commission of those without one of their own. Vendors; those that the viewer owns or manages. */
  listMine: vendorProcedure
    .route({ method: "GET", path: "/vendor/payouts", summary: "List your balances", tags })
    .output(z.object({ ...Shared, balances: z.array(Balance) })),
  /** Records that an amount was transferred to a seller. The same key again is the same payout. INVALID for more than is available. Admins. */
  create: adminProcedure
    .route({ method: "POST", path: "/admin/payouts", summary: "Pay a seller out", successStatus: 201, tags })
    .input(z.object({ key: z.uuid(), vendorId: IdSchema, amount: Amount, note: z.string().max(200).default("") }))
    .output(z.object({ id: IdSchema })),
  /** Sets the commission of future sales, in hundredths of a percent: of one seller (null: back to that of all), or of all. Admins. */
  setRate: adminProcedure
    .route({ method: "PUT", path: "/admin/commission", summary: "Set the commission", tags })
    .input(z.object({ vendorId: IdSchema.nullable().default(null), rate: Rate.nullable() }))
    .output(z.object({ rate: Rate.nullable() })),
};
