import { z } from "zod";
import { IdSchema, publicProcedure, signedInProcedure } from "#app/platform/api/contract.ts";
import { afterInput, morePage } from "#app/platform/list/list-schema.ts";
import { SavedPrice, SavedShown } from "./saved.contract.ts";

const Wishlist = z.object({
  id: IdSchema,
  name: z.string(),
  count: z.number().int(),
  /** Of its link, /wishlists/{token}; null while nobody else sees it. */
  token: z.string().nullable(),
});
export type Wishlist = z.infer<typeof Wishlist>;

const Mine = z.object({ items: z.array(Wishlist), /** Pieces in none of them. */ defaultCount: z.number().int() });
export type OwnWishlists = z.infer<typeof Mine>;

/** As others see it: pieces without notes, and nothing about who saved them. */
const SharedPiece = z.object({ id: IdSchema, shown: SavedShown, priceThen: SavedPrice });
export type SharedPiece = z.infer<typeof SharedPiece>;
const Shared = morePage(SharedPiece).extend({ name: z.string() });
export type SharedWishlist = z.infer<typeof Shared>;

const byId = z.object({ id: IdSchema });
const name = z.string().max(1_000);
const tags = ["Wishlists"];

export const wishlistsContract = {
  /** The viewer's lists of pieces, oldest first, and how many are in the default one. Anyone signed in. */
  listMine: signedInProcedure.route({ method: "GET", path: "/wishlists", summary: "List your wishlists", tags }).output(Mine),
  /** INVALID names `name` (required, tooLong) or `limit`. Anyone signed in. */
  create: signedInProcedure
    .route({ method: "POST", path: "/wishlists", summary: "Make a wishlist", successStatus: 201, tags })
    .input(z.object({ name }))
    .output(byId),
  /** INVALID names `name`. Its owner. */
  rename: signedInProcedure.route({ method: "PATCH", path: "/wishlists/{id}", summary: "Rename a wishlist", tags }).input(byId.extend({ name })).output(byId),
  /** Its pieces go to the default list. Its owner. */
  remove: signedInProcedure.route({ method: "DELETE", path: "/wishlists/{id}", summary: "Delete a wishlist", tags }).input(byId).output(byId),
  /** Puts a saved piece into another list; null: the default one. NOT_FOUND for what is not saved, and for lists of others. Anyone signed in. */
  move: signedInProcedure
    .route({ method: "PUT", path: "/wishlists/pieces/{productId}", summary: "Move a piece to a wishlist", tags })
    .input(z.object({ productId: IdSchema, id: IdSchema.nullable() }))
    .output(z.object({ productId: IdSchema })),
  /** Makes a link, or withdraws it for good: the next one is another. Its owner. */
  setShared: signedInProcedure
    .route({ method: "PUT", path: "/wishlists/{id}/link", summary: "Share a wishlist", tags })
    .input(byId.extend({ isShared: z.boolean() }))
    .output(z.object({ token: z.string().nullable() })),
  /** A list by its link, 24 pieces at a time, without notes and without its owner. NOT_FOUND when the link was withdrawn. Open to everybody. */
  getShared: publicProcedure
    .route({ method: "GET", path: "/wishlists/shared/{token}", summary: "Get a shared wishlist", tags })
    .input(afterInput.extend({ token: z.string().max(100) }))
    .output(Shared),
};
