import { z } from "zod";

/** The class of a part of a photograph. untouched: stays as it is; ignore: not evaluated, because it is unclear or a polygon would be too coarse. */
export const LABELED_AS = ["wall", "floor", "ceiling", "untouched", "ignore"] as const;
export type LabeledAs = (typeof LABELED_AS)[number];

/** Beside a photograph as NAME.json. Later polygons lie over earlier ones; points are shares of width and height. */
export const LabelsSchema = z.object({
  polygons: z.array(z.object({ surface: z.enum(LABELED_AS), points: z.array(z.tuple([z.number().min(0).max(1), z.number().min(0).max(1)])).min(3) })),
});
export type Labels = z.infer<typeof LabelsSchema>;
