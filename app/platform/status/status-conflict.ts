import { z } from "zod";
import { defineError } from "#app/platform/api/errors.ts";

/** The row is not in a state that the move starts from: stale, or never possible. `status`: the current one. */
export const statusConflict = defineError("STATUS_CONFLICT", {
  status: 409,
  message: "The status has changed meanwhile.",
  data: z.object({ status: z.string() }),
});
