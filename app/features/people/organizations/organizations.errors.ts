import { z } from "zod";
import { defineError } from "#app/platform/api/errors.ts";
import { INVITATION_STATES } from "./organizations.ts";

export const lastOwner = defineError("LAST_OWNER", { status: 409, message: "An organization needs an owner." });
export const listed = defineError("LISTED", { status: 409, message: "It has an entry in the directory." });
export const invitationOver = defineError("OVER", {
  status: 409,
  message: "The invitation is no longer open.",
  data: z.object({ state: z.enum(INVITATION_STATES) }),
});
export const wrongPerson = defineError("WRONG_PERSON", { status: 409, message: "The invitation is for another address." });
export const unverified = defineError("UNVERIFIED", { status: 409, message: "Confirm the address first." });
