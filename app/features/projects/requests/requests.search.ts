import { listAddress } from "#app/platform/list/list-address.ts";
import { JOB_TABS } from "./requests.ts";

/** Of bidders: the tab is a part of the address. */
export const jobsAddress = listAddress({ tab: { type: "oneOf", values: JOB_TABS } });
/** Of households. */
export const ownRequestsAddress = listAddress({ status: ["running", "over"] });
