import { z } from "zod";
import { DELIVERY_KINDS, SLOTS } from "#app/features/shop/delivery/public.ts";
import { PAYMENT_METHODS, PAYMENT_STATUSES } from "#app/features/shop/payments/public.ts";
import { adminProcedure, IdSchema, publicProcedure, signedInProcedure, vendorProcedure } from "#app/platform/api/contract.ts";
import { declare } from "#app/platform/api/errors.ts";
import { moreInput, morePage } from "#app/platform/list/list-schema.ts";
import { statusConflict } from "#app/platform/status/status-conflict.ts";
import { orderAddress } from "./orders.search.ts";
import { MONEY_STATES, ORDER_STATUSES } from "./orders.ts";

/** Halalas, VAT included. */
const Amount = z.number().int();
const At = z.iso.datetime().nullable();
const Status = z.enum(ORDER_STATUSES);

const Item = z.object({
  id: IdSchema,
  number: z.string(),
  status: Status,
  /** What of the money moved; the status does not say it. */
  money: z.enum(MONEY_STATES),
  vendor: z.string(),
  contactName: z.string(),
  /** In the language of the request. */
  city: z.string(),
  pieces: z.number().int(),
  firstPiece: z.string(),
  photoId: IdSchema.nullable(),
  total: Amount,
  currency: z.string(),
  promisedOn: z.iso.date().nullable(),
  isReturnAsked: z.boolean(),
  isDisputed: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type OrderItem = z.infer<typeof Item>;

const Line = z.object({
  id: IdSchema,
  productId: IdSchema,
  slug: z.string(),
  name: z.string(),
  variant: z.string().nullable(),
  sku: z.string().nullable(),
  photoId: IdSchema.nullable(),
  quantity: z.number().int(),
  shipped: z.number().int(),
  refunded: z.number().int(),
  unitPrice: Amount,
  discount: Amount,
  total: Amount,
  isMadeToOrder: z.boolean(),
  leadDays: z.number().int().nullable(),
});

/** Of a bank transfer, as its buyer sent it; the file is at /ordered/{checkout}/transfer-receipt. */
const TransferReceipt = z.object({
  sentAt: z.iso.datetime(),
  refusedAt: At,
  /** Why staff refused it. */
  reason: z.string().nullable(),
});

const Order = z.object({
  id: IdSchema,
  number: z.string(),
  status: Status,
  money: z.enum(MONEY_STATES),
  checkout: z.object({ id: IdSchema, number: z.string() }),
  /** As it was at the sale. */
  vendor: z.object({
    id: IdSchema,
    slug: z.string(),
    name: z.string(),
    city: z.string().nullable(),
    address: z.string().nullable(),
    registration: z.string().nullable(),
    vatNumber: z.string().nullable(),
  }),
  contact: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  address: z.record(z.string(), z.string().nullable()),
  paymentMethod: z.enum(PAYMENT_METHODS),
  /** For the buyer and staff; null for what is paid otherwise. */
  transfer: z.object({ isOpen: z.boolean(), receipt: TransferReceipt.nullable() }).nullable(),
  lines: z.array(Line),
  subtotal: Amount,
  discount: Amount,
  deliveryFee: Amount,
  total: Amount,
  vat: Amount,
  /** Hundredths of a percent. */
  vatRate: z.number().int(),
  paid: Amount,
  refunded: Amount,
  /** Ours, without and with VAT; for the seller and staff. */
  commission: z.object({ rate: z.number().int(), amount: Amount, vat: Amount }).nullable(),
  currency: z.string(),
  delivery: z.object({
    kind: z.enum(DELIVERY_KINDS),
    name: z.string(),
    assembly: z.boolean(),
    floor: z.number().int(),
    hasLift: z.boolean(),
    slotDate: z.iso.date().nullable(),
    slot: z.enum(SLOTS).nullable(),
    earliest: z.iso.date(),
    latest: z.iso.date(),
  }),
  promisedOn: z.iso.date().nullable(),
  isLate: z.boolean(),
  parcels: z.array(
    z.object({
      id: IdSchema,
      carrier: z.string(),
      tracking: z.string(),
      createdAt: z.iso.datetime(),
      lines: z.array(z.object({ lineId: IdSchema, quantity: z.number().int() })),
    }),
  ),
  refunds: z.array(z.object({ number: z.string(), amount: Amount, vat: Amount, reason: z.string(), createdAt: z.iso.datetime() })),
  /** Oldest first. Notes are for the seller's people and staff. */
  events: z.array(
    z.object({
      id: IdSchema,
      kind: z.string(),
      side: z.string(),
      actor: z.string().nullable(),
      note: z.string().nullable(),
      amount: Amount.nullable(),
      at: z.iso.datetime(),
    }),
  ),
  returnReason: z.string().nullable(),
  disputeReason: z.string().nullable(),
  createdAt: z.iso.datetime(),
  paidAt: At,
  shippedAt: At,
  deliveredAt: At,
  /** What the viewer may do now. */
  permissions: z.object({
    ...{ accept: z.boolean(), prepare: z.boolean(), ship: z.boolean(), deliver: z.boolean(), refund: z.boolean(), takeBack: z.boolean() },
    ...{ cancel: z.boolean(), askReturn: z.boolean(), dispute: z.boolean(), note: z.boolean() },
    ...{ sendReceipt: z.boolean(), confirmTransfer: z.boolean(), refuseReceipt: z.boolean() },
    review: z.boolean(),
  }),
});
export type TransferReceipt = z.infer<typeof TransferReceipt>;
export type OrderView = z.infer<typeof Order>;

const Checkout = z.object({
  id: IdSchema,
  number: z.string(),
  contact: z.object({ name: z.string(), email: z.string() }),
  isGuest: z.boolean(),
  createdAt: z.iso.datetime(),
  payment: z.object({
    method: z.enum(PAYMENT_METHODS),
    status: z.enum(PAYMENT_STATUSES),
    isDeclined: z.boolean(),
    /** Where to pay what is open; until then the pieces wait. */
    payUrl: z.string().nullable(),
    expiresAt: At,
    /** Where to transfer to, while a transfer is awaited. */
    bankAccount: z.string().nullable(),
    /** Of a transfer. */
    receipt: TransferReceipt.nullable(),
  }),
  subtotal: Amount,
  discount: Amount,
  delivery: Amount,
  vat: z.object({ rate: z.number().int(), net: Amount, vat: Amount }),
  total: Amount,
  currency: z.string(),
  orders: z.array(Order),
});
export type CheckoutView = z.infer<typeof Checkout>;

const List = morePage(Item).extend({ counts: z.record(Status, z.number().int()) });
export type OrderList = z.infer<typeof List>;
const Filters = moreInput(orderAddress);
export type OrderFilters = z.infer<typeof Filters>;

const tags = ["Orders"];
const token = z.string().max(200).nullable().default(null);

/** What buyer, seller and staff read of orders. */
export const orderViewContract = {
  /** A checkout with its orders, for its buyer, by account or by its token. Asks the provider about a payment that is open. */
  getCheckout: publicProcedure
    .route({ method: "GET", path: "/checkout/{id}", summary: "Get a checkout", tags })
    .input(z.object({ id: IdSchema, token }))
    .output(Checkout),
  /** Moves a guest's checkout into the viewer's account, for those who hold its link. Repeated, it changes nothing. */
  adopt: signedInProcedure
    .route({ method: "POST", path: "/checkout/{id}/account", summary: "Move a guest's checkout into your account", tags })
    .errors(declare(statusConflict))
    .input(z.object({ id: IdSchema, token: z.string().max(200) }))
    .output(z.object({ id: IdSchema })),
  /** One order, for its buyer, the seller's people and admins. */
  get: publicProcedure
    .route({ method: "GET", path: "/orders/{id}", summary: "Get an order", tags })
    .input(z.object({ id: IdSchema, token }))
    .output(Order),
  /** What the viewer bought, newest first. Anyone signed in. */
  listMine: signedInProcedure.route({ method: "GET", path: "/orders", summary: "List your orders", tags }).input(Filters).output(List),
  /** What the viewer's vendors sold and was paid, or is paid at the door; newest first. Vendors. */
  listReceived: vendorProcedure.route({ method: "GET", path: "/vendor/orders", summary: "List the orders you received", tags }).input(Filters).output(List),
  /** Every order, newest first. `search`: number, buyer, city, seller. Admins. */
  listAll: adminProcedure.route({ method: "GET", path: "/admin/orders", summary: "List all orders", tags }).input(Filters).output(List),
};
