import { PERMISSIONS, ROLES } from "#app/platform/auth/viewer.ts";
import { listAddress, oneOf } from "#app/platform/list/list-address.ts";
import { USER_SORTS, USER_STATUSES } from "./admin-users.ts";

/** `from` and `to`: first and last day of joining, both included, by the clock of Riyadh. */
export const userAddress = listAddress({
  search: "words",
  role: ROLES,
  status: USER_STATUSES,
  permission: PERMISSIONS,
  verified: ["yes", "no"],
  from: "day",
  to: "day",
  sort: oneOf(USER_SORTS),
});
