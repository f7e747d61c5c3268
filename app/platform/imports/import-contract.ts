import { z } from "zod";
import { defineError } from "#app/platform/api/errors.ts";
import { FILE_PROBLEMS } from "#app/platform/csv/file-error.ts";

/** The file as a whole cannot be imported; the message that is thrown says why. */
export const invalidFile = defineError("INVALID_FILE", {
  status: 422,
  message: "The file cannot be imported.",
  data: z.object({ problem: z.enum(FILE_PROBLEMS), detail: z.string() }),
});

export const notApplicable = defineError("NOT_APPLICABLE", { status: 409, message: "Only a completed dry run whose file is still stored can be applied." });
