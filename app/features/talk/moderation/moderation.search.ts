import { listAddress, oneOf } from "#app/platform/list/list-address.ts";

/** What an admin looks at. */
export const moderationAddress = listAddress({ tab: oneOf(["reports", "review", "history"]) });
