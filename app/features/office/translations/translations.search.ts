import { listAddress, oneOf, page, value, words } from "#app/platform/list/list-address.ts";
import { TEXT_STATES } from "./translations.ts";

/** `page` is a page of the product, `at` a page of the list. */
export const textAddress = listAddress({ page: value(100), search: words(100), state: oneOf(TEXT_STATES), at: page(1_000) });
