import { z } from "zod";
import { DELIVERY_KINDS } from "#app/features/shop/delivery/public.ts";
import { IdSchema, MoneySchema, publicProcedure, signedInProcedure } from "#app/platform/api/contract.ts";
import { MOST_LINES, MOST_OF_A_LINE } from "./cart.limits.ts";

const Item = z.object({
  /** A product and one of its variants. */
  id: IdSchema,
  variant: IdSchema,
  quantity: z.number().int().min(1).max(MOST_OF_A_LINE),
  /** Halalas, as the buyer last saw it. It is shown what changed against it; nobody pays it. */
  price: z.number().int().min(0),
});
const Items = z.array(Item).max(MOST_LINES);

const Photo = z.object({ id: IdSchema, alt: z.string().nullable(), width: z.number().int(), height: z.number().int(), blur: z.string().nullable() });

/** A line as it stands now. Texts are in the language of the request where the product has them. */
const Line = z.object({
  id: IdSchema,
  variant: IdSchema,
  slug: z.string(),
  name: z.string(),
  /** The fabric and the size, where the product has them. */
  choice: z.string().nullable(),
  photo: Photo.nullable(),
  /** Of one piece, VAT included. */
  price: MoneySchema,
  /** How many can be had; null without a limit, as of what is made to order. 0: sold out. */
  left: z.number().int().nullable(),
  /** Days to make it, where it is not taken from stock. */
  leadDays: z.number().int().nullable(),
});
export type CheckedLine = z.infer<typeof Line>;

const Seller = z.object({
  id: IdSchema,
  slug: z.string(),
  name: z.string(),
  city: z.string().nullable(),
  lines: z.array(Line),
  /** The cheapest way for what can be bought; null where the seller has to be asked, and without a city. */
  delivery: z.object({ kind: z.enum(DELIVERY_KINDS), fee: MoneySchema, earliest: z.iso.date(), latest: z.iso.date() }).nullable(),
});
export type CheckedSeller = z.infer<typeof Seller>;

const Checked = z.object({ sellers: z.array(Seller) });
export type CheckedCart = z.infer<typeof Checked>;

const tags = ["Cart"];

export const cartContract = {
  /** Prices and stock of what is in a cart, by seller, in the cart's order. What is no longer sold is not in it. Open to everybody. */
  check: publicProcedure
    .route({ method: "POST", path: "/cart/check", summary: "Check a cart", tags })
    .input(z.object({ items: z.array(Item.omit({ price: true })).max(MOST_LINES), city: z.string().max(100).default("") }))
    .output(Checked),
  /** The account's cart. Anyone signed in. */
  get: signedInProcedure.route({ method: "GET", path: "/cart", summary: "Get your cart", tags }).output(z.array(Item)),
  /** Adds a browser's cart to the account's: the larger quantity of each line, so that merging again changes nothing. Anyone signed in. */
  merge: signedInProcedure
    .route({ method: "POST", path: "/cart/merge", summary: "Merge a cart into yours", tags })
    .input(z.object({ items: Items }))
    .output(z.array(Item)),
  /** Sets lines to what they are now; a quantity of 0 removes one. Lines beyond 50 are not stored. Anyone signed in. */
  update: signedInProcedure
    .route({ method: "PATCH", path: "/cart", summary: "Change lines of your cart", tags })
    .input(z.object({ items: z.array(Item.extend({ quantity: z.number().int().min(0).max(MOST_OF_A_LINE) })).max(MOST_LINES) }))
    .output(z.array(Item)),
};
