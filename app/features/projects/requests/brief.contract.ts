import { z } from "zod";
import { IdSchema } from "#app/platform/api/contract.ts";
import { ChosenPiece } from "#app/platform/pieces/piece-schema.ts";

/** What a bidder is asked to price. */
export const Item = z.object({
  number: z.number().int(),
  roomKind: z.string().nullable(),
  room: z.string().nullable(),
  name: z.string(),
  quantity: z.number().nullable(),
  unit: z.string().nullable(),
  note: z.string().nullable(),
});
export const File = z.object({
  id: IdSchema,
  name: z.string(),
  mime: z.string(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  blur: z.string().nullable(),
});
export const Question = z.object({ id: IdSchema, body: z.string(), answer: z.string().nullable(), isMine: z.boolean(), createdAt: z.iso.datetime() });
/** Of the project as it was at the sending. */
export const Brief = z.object({
  work: z.string().nullable(),
  property: z.string().nullable(),
  builtYear: z.number().int().nullable(),
  /** `area` in square meters. */
  rooms: z.array(z.object({ kind: z.string(), name: z.string().nullable(), area: z.number().nullable() })),
  occupancy: z.string().nullable(),
  permits: z.string().nullable(),
  styles: z.array(z.string()),
  about: z.string().nullable(),
  must: z.string().nullable(),
  mustNot: z.string().nullable(),
  startsOn: z.iso.date().nullable(),
  budgetMin: z.number().int().nullable(),
  budgetMax: z.number().int().nullable(),
  /** Of the shop: those of the sending, each as it is sold today. */
  pieces: z.array(ChosenPiece),
});
export type RequestBrief = z.infer<typeof Brief>;
