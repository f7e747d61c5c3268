import { z } from "zod";
import { DELIVERY_KINDS, SLOTS } from "#app/features/shop/delivery/public.ts";
import { PAYMENT_METHODS } from "#app/features/shop/payments/public.ts";
import { IdSchema, publicProcedure } from "#app/platform/api/contract.ts";
import { declare, defineError } from "#app/platform/api/errors.ts";
import { shapeOf } from "#app/platform/rules/judge.ts";
import { addressRules } from "#app/platform/rules/national-address.ts";
import { CHECKOUT_PROBLEMS, MOST_LINES, MOST_PIECES } from "./orders.ts";

/** Halalas, VAT included. */
const Amount = z.number().int();

const Chosen = z.object({
  methodId: IdSchema,
  assembly: z.boolean().default(false),
  floor: z.number().int().min(0).max(50).default(0),
  hasLift: z.boolean().default(true),
  /** Both, where the seller offers a choice. */
  slotDate: z.iso.date().nullable().default(null),
  slot: z.enum(SLOTS).nullable().default(null),
});
export type ChosenDelivery = z.infer<typeof Chosen>;

const Cart = z.object({
  lines: z
    .array(z.object({ variantId: IdSchema, quantity: z.number().int().min(1).max(MOST_PIECES) }))
    .min(1)
    .max(MOST_LINES),
  /** The English name of the city, or null before one is chosen. */
  city: z.string().max(120).nullable().default(null),
  /** By vendor. Without one, the first option counts. */
  deliveries: z.record(IdSchema, Chosen).default({}),
  coupon: z.string().max(60).nullable().default(null),
});
export type CartInput = z.infer<typeof Cart>;

const Problem = z.object({
  code: z.enum(CHECKOUT_PROBLEMS),
  variantId: IdSchema.nullable(),
  vendorId: IdSchema.nullable(),
  /** Pieces that are left. */
  available: z.number().int().nullable(),
  /** Of a coupon: why. */
  reason: z.string().nullable(),
});
export type CheckoutProblem = z.infer<typeof Problem>;

const Option = z.object({
  methodId: IdSchema,
  kind: z.enum(DELIVERY_KINDS),
  name: z.string(),
  fee: Amount,
  assemblyFee: Amount.nullable(),
  floorFee: Amount,
  earliest: z.iso.date(),
  latest: z.iso.date(),
  slots: z.array(z.object({ date: z.iso.date(), slot: z.enum(SLOTS) })),
});

const Line = z.object({
  variantId: IdSchema,
  productId: IdSchema,
  slug: z.string(),
  name: z.string(),
  /** Fabric and size. */
  variant: z.string().nullable(),
  photoId: IdSchema.nullable(),
  quantity: z.number().int(),
  unitPrice: Amount,
  subtotal: Amount,
  discount: Amount,
  total: Amount,
  /** Produced after the purchase: no return. */
  isMadeToOrder: z.boolean(),
  leadDays: z.number().int().nullable(),
});

const Seller = z.object({
  /** As the law wants it shown before the purchase; what nobody has checked is null. */
  vendor: z.object({
    id: IdSchema,
    slug: z.string(),
    name: z.string(),
    city: z.string().nullable(),
    address: z.string().nullable(),
    registration: z.string().nullable(),
    vatNumber: z.string().nullable(),
  }),
  lines: z.array(Line),
  deliveryOptions: z.array(Option),
  /** As it counts in the sums; null without an option. */
  delivery: Chosen.nullable(),
  subtotal: Amount,
  discount: Amount,
  deliveryFee: Amount,
  total: Amount,
});

const Quote = z.object({
  sellers: z.array(Seller),
  subtotal: Amount,
  discount: Amount,
  delivery: Amount,
  /** rate: hundredths of a percent. */
  vat: z.object({ rate: z.number().int(), net: Amount, vat: Amount }),
  total: Amount,
  currency: z.string().length(3),
  /** A checkout with any of them cannot be placed. */
  problems: z.array(Problem),
  methods: z.array(z.object({ method: z.enum(PAYMENT_METHODS), isAvailable: z.boolean(), why: z.enum(["tooMuch", "madeToOrder"]).nullable() })),
});
export type CheckoutQuote = z.infer<typeof Quote>;

const Place = Cart.extend({
  /** Idempotency key: the same checkout sent twice is one. */
  key: z.uuid(),
  /** What the buyer saw. */
  expectedTotal: Amount,
  contact: z.object({ name: z.string().max(200), email: z.string().max(300), phone: z.string().max(60) }),
  address: z.object(shapeOf(addressRules)),
  paymentMethod: z.enum(PAYMENT_METHODS),
  termsAccepted: z.boolean(),
  language: z.string().max(20),
});
export type PlaceInput = z.infer<typeof Place>;

/** Prices, stock or delivery are no longer what the buyer saw. */
export const checkoutChanged = defineError("CHECKOUT_CHANGED", {
  status: 409,
  message: "Prices, stock or delivery have changed meanwhile. Ask for a new quote.",
  data: z.object({ total: Amount, problems: z.array(Problem) }),
});
/** The key came before, with something else. */
export const keyReused = defineError("KEY_REUSED", { status: 409, message: "This key has been used for another checkout." });

const tags = ["Orders"];

export const ordersContract = {
  /** What a cart costs now, with the ways of delivery to a city, VAT and whatever stands against buying it. Writes nothing. Open to everybody. */
  quote: publicProcedure.route({ method: "POST", path: "/checkout/quote", summary: "Price a cart", tags }).input(Cart).output(Quote),
  /**
   * Buys: one payment, one order for each seller, its pieces reserved for 15 minutes (a transfer: 24 hours). `token` opens the orders without an account; `next`
   * is where to pay, or the page of thanks. INVALID names each wrong field, `address.postalCode` as `contact.email`. Open to everybody.
   */
  place: publicProcedure
    .errors(declare(checkoutChanged, keyReused))
    .route({ method: "POST", path: "/checkout", summary: "Place orders", successStatus: 201, tags })
    .input(Place)
    .output(z.object({ checkoutId: IdSchema, token: z.string(), next: z.string() })),
};
