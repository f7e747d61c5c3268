import { listAddress } from "#app/platform/list/list-address.ts";
import { CATEGORY_STATES, CATEGORY_TYPES } from "./categories.ts";

/** The list comes whole; it is narrowed on the screen. */
export const categoryAddress = listAddress({ search: "words", status: CATEGORY_STATES, type: CATEGORY_TYPES, vendors: ["none", "some"] });
