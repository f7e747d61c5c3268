import { z } from "zod";
import { IdSchema, MoneySchema } from "../api/contract.ts";
import { PublicPhoto } from "./photo-schema.ts";

/** A piece of the shop in a photograph, with today's price. */
export const PicturedPiece = z.object({
  id: IdSchema,
  fileId: IdSchema,
  /** Thousandths of the photograph from its left and top. */
  x: z.number().int(),
  y: z.number().int(),
  name: z.string(),
  path: z.string(),
  price: MoneySchema,
  /** Its variants cost more than this. */
  isFrom: z.boolean(),
  inStock: z.boolean(),
  isMadeToOrder: z.boolean(),
  photo: PublicPhoto.nullable(),
});
export type PicturedPieceData = z.infer<typeof PicturedPiece>;
