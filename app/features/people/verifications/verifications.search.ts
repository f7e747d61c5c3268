import { initially, listAddress } from "#app/platform/list/list-address.ts";
import { VERIFICATION_KINDS, VERIFICATION_STATUSES } from "./verifications.ts";

/** The queue; pending ones by default. */
export const verificationAddress = listAddress({
  search: "words",
  status: initially("submitted", VERIFICATION_STATUSES),
  kind: VERIFICATION_KINDS,
  open: "opened",
});
