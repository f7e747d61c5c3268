import { listAddress } from "#app/platform/list/list-address.ts";
import { SECTIONS } from "./help.ts";

/** The list of articles with their ratings. */
export const ratingsAddress = listAddress({ search: "words", section: SECTIONS });
