import { listAddress } from "#app/platform/list/list-address.ts";
import { REACHES } from "./quotes.reach.ts";
import { QUOTE_STATUSES } from "./quotes.ts";

/** Of all three lists of requests. */
export const quoteAddress = listAddress({ search: "words", status: QUOTE_STATUSES, reach: REACHES, open: "opened" });
