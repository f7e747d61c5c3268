import { listAddress, value } from "#app/platform/list/list-address.ts";
import { SAVABLE } from "./saved.ts";

export const savedAddress = listAddress({
  type: SAVABLE,
  /** Of pieces: the id of a wishlist, or DEFAULT_WISHLIST. */
  list: value(36),
});
