import { initially, listAddress } from "#app/platform/list/list-address.ts";
import { CLAIM_STATUSES } from "./vendor-claims.ts";

/** The queue: at first what waits. */
export const claimAddress = listAddress({ search: "words", status: initially("open", CLAIM_STATUSES), open: "opened" });
