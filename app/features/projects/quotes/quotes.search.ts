import { listAddress } from "#app/platform/list/list-address.ts";
import { QUOTE_STATUSES, REACHES } from "./quotes.ts";

/** Of all three lists of requests. */
export const quoteAddress = listAddress({ search: "words", status: QUOTE_STATUSES, reach: REACHES, open: "opened" });
