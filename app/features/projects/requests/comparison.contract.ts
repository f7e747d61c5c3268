import { z } from "zod";

/** Halalas. */
export const PricedSum = z.object({ net: z.number().int(), gross: z.number().int() });
/** What a bid says to one item of the brief. */
export const Cell = z.discriminatedUnion("kind", [
  PricedSum.extend({
    kind: z.literal("priced"),
    isLowest: z.boolean(),
    /** How it is not what was asked; `other`: its author says so. */
    mismatch: z.enum(["other", "otherUnit", "less", "more"]).nullable(),
    /** The bidder's own words of each line, where they are not the item's. */
    said: z.array(z.object({ text: z.string(), note: z.string() })),
  }),
  z.object({ kind: z.literal("within") }),
  z.object({ kind: z.enum(["missing", "excluded"]), reason: z.string(), others: PricedSum.nullable() }),
]);
export type ComparisonCell = z.infer<typeof Cell>;
export const Remark = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("nothing") }),
  z.object({ kind: z.enum(["missing", "excluded"]), names: z.array(z.string()) }),
  z.object({ kind: z.literal("different"), name: z.string(), note: z.string() }),
  z.object({ kind: z.literal("upfront"), share: z.number().int() }),
  z.object({ kind: z.literal("noWarranty") }),
  z.object({ kind: z.literal("slowest"), weeks: z.number().int() }),
]);
