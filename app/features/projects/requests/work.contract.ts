import { z } from "zod";
import { IdSchema, MoneySchema } from "#app/platform/api/contract.ts";
import { SizedPhoto } from "#app/platform/media/photo-schema.ts";
import { PIPELINE_STAGES } from "./requests.ts";

/** A stage with its largest deals; sums in halalas, VAT included. */
export const PipelineStage = z.object({
  stage: z.enum(PIPELINE_STAGES),
  count: z.number().int(),
  amount: z.number().int(),
  deals: z.array(
    z.object({
      id: IdSchema,
      title: z.string(),
      city: z.string(),
      /** Of what is only asked: the upper end of the household's budget; null where it shows none. */
      amount: z.number().int().nullable(),
      /** While a price is to be sent. */
      lastDay: z.iso.date().nullable(),
    }),
  ),
});
export type PipelineStage = z.infer<typeof PipelineStage>;

/** An open request that fits, as a card. */
export const FittingJob = z.object({
  id: IdSchema,
  title: z.string(),
  city: z.string(),
  district: z.string().nullable(),
  items: z.number().int(),
  lastDay: z.iso.date(),
  budget: z.object({ from: MoneySchema.nullable(), to: MoneySchema }).nullable(),
  /** Private. */
  photo: SizedPhoto.nullable(),
});
export type FittingJob = z.infer<typeof FittingJob>;
