import { initially, listAddress } from "#app/platform/list/list-address.ts";
import { CHANGE_STATUSES } from "./vendors.listing.ts";

/** The queue of changes: at first what waits. */
export const changeAddress = listAddress({ search: "words", status: initially("open", CHANGE_STATUSES), open: "opened" });
