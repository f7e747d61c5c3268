import { initially, listAddress } from "#app/platform/list/list-address.ts";
import { REPORT_STATUSES } from "./messages.ts";

/** Reports about messages: at first what waits. */
export const reportAddress = listAddress({ status: initially("open", REPORT_STATUSES), open: "opened" });
