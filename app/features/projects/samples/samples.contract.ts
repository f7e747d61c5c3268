import { z } from "zod";
import { IdSchema, signedInProcedure } from "#app/platform/api/contract.ts";
import { declare } from "#app/platform/api/errors.ts";
import { statusConflict } from "#app/platform/status/status-conflict.ts";
import { SAMPLE_MOVES, SAMPLE_STEPS } from "./samples.ts";

const Sample = z.object({
  step: z.enum(SAMPLE_STEPS),
  title: z.string(),
  requestId: IdSchema,
  projectId: IdSchema,
  /** Once it is begun. */
  quotationId: IdSchema.nullable(),
});
export type Sample = z.infer<typeof Sample>;

const path = "/sample-project";
const tags = ["Sample projects"];

/** Nobody but who made it ever sees a sample: each call is about the viewer's own. */
export const samplesContract = {
  /** Null where there is none. Anyone signed in. */
  get: signedInProcedure.route({ method: "GET", path, summary: "Get your sample project", tags }).output(Sample.nullable()),
  /** Made twice, it is one. Professionals alone. */
  create: signedInProcedure.route({ method: "POST", path, summary: "Make a sample project", successStatus: 201, tags }).output(Sample),
  /** The made-up household takes the bid that was sent, or says that the work is done. STATUS_CONFLICT before. Its professional alone. */
  move: signedInProcedure
    .errors(declare(statusConflict))
    .route({ method: "POST", path: `${path}/{move}`, summary: "Have the household of your sample project act", tags })
    .input(z.object({ move: z.enum(SAMPLE_MOVES) }))
    .output(Sample),
  /** With its request, bid, quote and files, at any time; nothing happens where there is none. Anyone signed in. */
  remove: signedInProcedure.route({ method: "DELETE", path, summary: "Delete your sample project", tags }).output(z.object({ isRemoved: z.boolean() })),
};
