import { listAddress, oneOf } from "#app/platform/list/list-address.ts";

/** The admin's tabs and filters. */
export const moderationAddress = listAddress({ tab: oneOf(["reports", "review", "history"]) });
