import { z } from "zod";
import { IdSchema, MoneySchema } from "../api/contract.ts";
import { SizedPhoto } from "../media/photo-schema.ts";

/** A piece of the shop, with today's price; sold out or not. */
export const ShopPiece = z.object({
  name: z.string(),
  to: z.string(),
  vendor: z.string(),
  price: MoneySchema,
  /** Its variants cost more than this. */
  isFrom: z.boolean(),
  inStock: z.boolean(),
  isMadeToOrder: z.boolean(),
  photo: SizedPhoto.nullable(),
});
export type ShopPieceData = z.infer<typeof ShopPiece>;

/** A piece that somebody chose for a home. */
export const ChosenPiece = z.object({
  id: IdSchema,
  /** Null once its seller deleted it. */
  productId: IdSchema.nullable(),
  /** Name and seller as they are today, or as they were while it was sold. */
  name: z.string(),
  seller: z.string(),
  quantity: z.number().int(),
  note: z.string().nullable(),
  /** Null when it is no longer sold. */
  piece: ShopPiece.nullable(),
});
export type ChosenPieceData = z.infer<typeof ChosenPiece>;
