import { listAddress, value } from "#app/platform/list/list-address.ts";

/** The log; `from` and `to` are the first and last day, both included, by the clock of Riyadh. */
export const activityAddress = listAddress({ person: "id", kind: value(60), action: value(60), from: "day", to: "day" });
