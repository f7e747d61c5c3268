import { z } from "zod";
import { IdSchema, MoneySchema, signedInProcedure } from "#app/platform/api/contract.ts";
import { moreInput, morePage } from "#app/platform/list/list-schema.ts";
import { PublicPhoto } from "#app/platform/media/photo-schema.ts";
import { isDay } from "#app/platform/rules/days.ts";
import { savedAddress } from "./saved.search.ts";
import { CHECK_AT_ONCE, SAVABLE } from "./saved.ts";

const Type = z.enum(SAVABLE);
const target = z.object({ type: Type, id: IdSchema });

/** What is on the card of something saved. */
export const SavedShown = z.object({
  title: z.string(),
  /** An address of this site. */
  to: z.string(),
  /** A city or trade, in the language of the request. */
  line: z.string().nullable(),
  rating: z.number().nullable(),
  reviewCount: z.number().int(),
  from: MoneySchema.nullable(),
  /** Of a piece: none of its variants costs more. */
  isOnePrice: z.boolean().optional(),
  photo: PublicPhoto.nullable(),
  /** Of a piece: none is left. */
  isSoldOut: z.boolean().optional(),
});

/** What it cost when it was saved; null where nobody knows. */
export const SavedPrice = MoneySchema.nullable();

const Item = target.extend({
  savedAt: z.iso.datetime(),
  note: z.string().nullable(),
  priceThen: SavedPrice,
  /** The wishlist it is in; null: the default one. */
  listId: IdSchema.nullable(),
  /** Null when it is no longer public: the row and its note remain. */
  shown: SavedShown.nullable(),
});
export type SavedItem = z.infer<typeof Item>;

const List = morePage(Item).extend({ counts: z.record(Type, z.number().int()) });
export type SavedList = z.infer<typeof List>;

const tags = ["Saved"];

export const savedContract = {
  /** What the viewer saved, newest first, 24 at a time. Anyone signed in. */
  list: signedInProcedure.route({ method: "GET", path: "/saved", summary: "List what you saved", tags }).input(moreInput(savedAddress)).output(List),
  /** Which of these the viewer saved: one call for all cards of a page. Anyone signed in. */
  check: signedInProcedure
    .route({ method: "GET", path: "/saved/check", summary: "Check which of these you saved", tags })
    .input(z.object({ type: Type, ids: z.array(IdSchema).max(CHECK_AT_ONCE) }))
    .output(z.object({ ids: z.array(IdSchema) })),
  /** Saves something; idempotent. NOT_FOUND for what the viewer may not see. `savedAt`, `listId` and `priceThen` undo a removal: without `savedAt`, the price is that of now. Anyone signed in. */
  save: signedInProcedure
    .route({ method: "PUT", path: "/saved/{type}/{id}", summary: "Save a vendor or profile", tags })
    .input(
      target.extend({
        note: z.string().max(10_000).nullish(),
        savedAt: z.iso
          .datetime()
          .refine((at) => isDay(at.slice(0, 10)))
          .optional(),
        listId: IdSchema.nullish(),
        priceThen: MoneySchema.extend({ amount: z.number().int().nonnegative() }).nullish(),
      }),
    )
    .output(target),
  /** Removes it; idempotent. Answers with what was saved. Anyone signed in. */
  remove: signedInProcedure
    .route({ method: "DELETE", path: "/saved/{type}/{id}", summary: "Remove from what you saved", tags })
    .input(target)
    .output(z.object({ removed: z.object({ savedAt: z.iso.datetime(), note: z.string().nullable(), priceThen: SavedPrice }).nullable() })),
  /** A private note; empty removes it. INVALID names `note`. Anyone signed in. */
  setNote: signedInProcedure
    .route({ method: "PATCH", path: "/saved/{type}/{id}", summary: "Note something about what you saved", tags })
    .input(target.extend({ note: z.string().max(10_000) }))
    .output(z.object({ note: z.string().nullable() })),
};
