import { listAddress, oneOf } from "#app/platform/list/list-address.ts";
import { BOOK_SORTS } from "./ideabooks.ts";

/** Of the public list. */
export const bookAddress = listAddress({ sort: oneOf(BOOK_SORTS) });
