import { z } from "zod";
import { adminProcedure, IdSchema, publicProcedure, vendorProcedure } from "#app/platform/api/contract.ts";
import { declare } from "#app/platform/api/errors.ts";
import { statusConflict } from "#app/platform/status/status-conflict.ts";
import { MOST_PIECES } from "./orders.ts";

const one = z.object({ id: IdSchema });
const text = z.string().max(2_000);
const Pieces = z
  .array(z.object({ lineId: IdSchema, quantity: z.number().int().min(1).max(MOST_PIECES) }))
  .max(50)
  .default([]);

const Refund = one.extend({
  /** Idempotency key: the same refund sent twice is one. */
  key: z.uuid(),
  /** Halalas. */
  amount: z.number().int(),
  /** Pieces that it is for, if any; `restock`: they go on sale again. */
  lines: Pieces,
  restock: z.boolean().default(false),
  /** The buyer reads it. */
  reason: text,
});
export type RefundInput = z.infer<typeof Refund>;

const Ship = one.extend({
  /** Empty: all that has not been shipped. */
  lines: Pieces,
  carrier: z.string().max(80).default(""),
  tracking: z.string().max(80).default(""),
});
export type ShipInput = z.infer<typeof Ship>;

const tags = ["Orders"];
const seller = vendorProcedure.errors(declare(statusConflict));
/** With an account, or with the checkout's token. */
const buyer = publicProcedure.errors(declare(statusConflict));
const Ask = one.extend({ token: z.string().max(200).nullable().default(null), reason: text });

/** What buyer, seller and staff do with an order. */
export const orderRunContract = {
  /** Confirms an order that was paid, or is paid at the door. The seller's people who may answer. */
  accept: seller.route({ method: "POST", path: "/vendor/orders/{id}/acceptance", summary: "Confirm an order", tags }).input(one).output(one),
  /** The same people, as all that follow. */
  prepare: seller.route({ method: "POST", path: "/vendor/orders/{id}/preparation", summary: "Begin to prepare an order", tags }).input(one).output(one),
  /** Sends a parcel; the first makes the order shipped. INVALID for more pieces than are left. */
  ship: seller.route({ method: "POST", path: "/vendor/orders/{id}/parcels", summary: "Ship a parcel", tags }).input(Ship).output(one),
  /** Takes a parcel back that has not left. */
  undoParcel: seller
    .route({ method: "DELETE", path: "/vendor/orders/{id}/parcels/{parcelId}", summary: "Undo a parcel", tags })
    .input(one.extend({ parcelId: IdSchema }))
    .output(one),
  /** All of it has arrived; cash at the door has been taken. */
  deliver: seller.route({ method: "POST", path: "/vendor/orders/{id}/delivery", summary: "Mark an order as delivered", tags }).input(one).output(one),
  /** Gives a part of the price back, with a credit note. INVALID for more than was paid. */
  refund: seller.route({ method: "POST", path: "/vendor/orders/{id}/refunds", summary: "Refund a part of an order", tags }).input(Refund).output(one),
  /** The pieces of a return are back: their price goes back, all of it when they came more than fifteen days late. */
  takeBack: seller.route({ method: "POST", path: "/vendor/orders/{id}/return", summary: "Accept a return", tags }).input(one).output(one),
  /** For the seller's people alone. */
  addNote: seller
    .route({ method: "POST", path: "/vendor/orders/{id}/notes", summary: "Add a note to an order", tags })
    .input(one.extend({ note: text }))
    .output(one),
  /** By the buyer before the seller confirms, or when it is late; by the seller before it ships. What was paid goes back in full. */
  cancel: buyer.route({ method: "POST", path: "/orders/{id}/cancellation", summary: "Cancel an order", tags }).input(Ask).output(one),
  /** By the buyer within seven days of delivery, unless all of it was made to order. */
  askReturn: buyer.route({ method: "POST", path: "/orders/{id}/return", summary: "Ask to return an order", tags }).input(Ask).output(one),
  /** By the buyer: staff decide. */
  dispute: buyer.route({ method: "POST", path: "/orders/{id}/dispute", summary: "Open a dispute about an order", tags }).input(Ask).output(one),
  /** The bank transfer of a checkout has arrived, whole: all of its orders are paid. Admins. */
  confirmTransfer: adminProcedure
    .errors(declare(statusConflict))
    .route({ method: "POST", path: "/admin/orders/{id}/transfer", summary: "Confirm a bank transfer", tags })
    .input(one)
    .output(one),
  /**
   * The buyer's receipt of a bank transfer, a photograph or a PDF of up to 10 MB; it takes the place of an earlier one, and the pieces wait until staff have
   * looked. `id`: the checkout's. INVALID `receipt.0`. Access: the buyer, by account or by the checkout's token.
   */
  sendReceipt: buyer
    .meta({ uploadMegabytes: 11 })
    .route({ method: "POST", path: "/checkout/{id}/transfer-receipt", summary: "Send the receipt of a bank transfer", tags })
    .input(one.extend({ token: z.string().max(200).nullable().default(null), receipt: z.file() }))
    .output(one),
  /** The receipt does not show the transfer: the buyer reads why, and has a day to send another. INVALID without a reason. Admins. */
  refuseReceipt: adminProcedure
    .errors(declare(statusConflict))
    .route({ method: "DELETE", path: "/admin/orders/{id}/transfer", summary: "Refuse the receipt of a bank transfer", tags })
    .input(one.extend({ reason: text }))
    .output(one),
  /** Ends a dispute; refunds and returns are steps of their own. Admins. */
  closeDispute: adminProcedure
    .errors(declare(statusConflict))
    .route({ method: "DELETE", path: "/admin/orders/{id}/dispute", summary: "Close a dispute", tags })
    .input(one.extend({ note: text.default("") }))
    .output(one),
};
