import { z } from "zod";
import { defineError } from "#app/platform/api/errors.ts";
import { PLAN_LIMITS } from "./plans.ts";

/** The bound of a plan is reached: `limit` of `most`. */
export const planLimit = defineError("PLAN_LIMIT", {
  status: 402,
  message: "Your plan includes no more of this.",
  data: z.object({ limit: z.enum(PLAN_LIMITS), most: z.number().int() }),
});
