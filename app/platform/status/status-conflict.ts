import { z } from "zod";
import { defineError } from "#app/platform/api/errors.ts";

/** The row is in another state than the move starts from: someone was faster, or the move was never possible. `status`: the present one. */
export const statusConflict = defineError("STATUS_CONFLICT", {
  status: 409,
  message: "The status has changed meanwhile.",
  data: z.object({ status: z.string() }),
});
