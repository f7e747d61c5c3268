import { listAddress } from "#app/platform/list/list-address.ts";
import { QUOTATION_STATES } from "./quotation.ts";

/** Of the list of quotes that someone wrote. */
export const quotationAddress = listAddress({ search: "words", state: QUOTATION_STATES });
