import { z } from "zod";
import { IdSchema } from "#app/platform/api/contract.ts";
import {
  LINE_KINDS,
  LINE_LENGTH,
  LINE_VATS,
  MOST_GROUPS,
  MOST_LINE_PHOTOS,
  MOST_LINES,
  MOST_QUANTITY,
  MOST_STAGES,
  MOST_UNIT_PRICE,
  MOST_VALID_DAYS,
  MOST_WARRANTY_MONTHS,
  MOST_WEEKS,
  NAME_LENGTH,
  NATURES,
  NOTE_LENGTH,
  TEXT_LENGTH,
  TITLE_LENGTH,
  WHOLE_SHARE,
} from "./quotation.ts";
import { UNITS } from "./units.ts";

const Price = z.number().int().min(0).max(MOST_UNIT_PRICE);

export const priceShape = {
  text: z.string().max(LINE_LENGTH),
  unit: z.enum(UNITS),
  nature: z.enum(NATURES),
  vat: z.enum(LINE_VATS),
};

const Line = z.object({
  id: IdSchema,
  item: z.number().int().min(1).max(100_000).nullable(),
  /** Something else than the item asks for. */
  differs: z.boolean().optional(),
  ...priceShape,
  note: z.string().max(NOTE_LENGTH),
  kind: z.enum(LINE_KINDS),
  /** Thousandths of the unit. */
  quantity: z.number().int().min(0).max(MOST_QUANTITY).nullable(),
  /** Halalas before VAT. */
  unitPrice: Price.nullable(),
  /** The line that an alternative takes the place of. */
  replaces: IdSchema.nullable(),
  photos: z.array(IdSchema).max(MOST_LINE_PHOTOS).optional(),
});

export const Group = z.object({ id: IdSchema, name: z.string().max(NAME_LENGTH), lines: z.array(Line).max(MOST_LINES) });
const Stage = z.object({ id: IdSchema, text: z.string().max(NAME_LENGTH), due: z.string().max(NAME_LENGTH), share: z.number().int().min(0).max(WHOLE_SHARE) });

const isOnce = (ids: readonly string[]) => new Set(ids).size === ids.length;

/** What the client may see. */
export const Content = z
  .object({
    title: z.string().max(TITLE_LENGTH),
    intro: z.string().max(TEXT_LENGTH),
    terms: z.string().max(TEXT_LENGTH),
    startsOn: z.iso.date().nullable(),
    weeks: z.number().int().min(0).max(MOST_WEEKS).nullable(),
    validDays: z.number().int().min(0).max(MOST_VALID_DAYS),
    warrantyMonths: z.number().int().min(0).max(MOST_WARRANTY_MONTHS).nullable().optional(),
    chargesVat: z.boolean(),
    groups: z.array(Group).max(MOST_GROUPS),
    stages: z.array(Stage).max(MOST_STAGES),
  })
  .refine(({ groups }) => groups.reduce((sum, { lines }) => sum + lines.length, 0) <= MOST_LINES)
  .refine(({ groups, stages }) => isOnce([...groups.flatMap(({ id, lines }) => [id, ...lines.map((line) => line.id)]), ...stages.map(({ id }) => id)]));

/** What only the author's side sees, by line. */
export const Notes = z
  .record(IdSchema, z.object({ cost: Price.nullable(), note: z.string().max(NOTE_LENGTH) }))
  .refine((notes) => Object.keys(notes).length <= MOST_LINES);

export const OwnPrice = z.object({ id: IdSchema, ...priceShape, unitPrice: Price, cost: Price.nullable() });
export type OwnPrice = z.infer<typeof OwnPrice>;
