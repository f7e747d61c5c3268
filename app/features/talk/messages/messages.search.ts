import { initially, listAddress } from "#app/platform/list/list-address.ts";
import { REPORT_STATUSES } from "./messages.ts";

/** Reports about messages; pending ones by default. */
export const reportAddress = listAddress({ status: initially("open", REPORT_STATUSES), open: "opened" });
