import { listAddress } from "#app/platform/list/list-address.ts";
import { PROJECT_STATUSES } from "./projects.ts";

/** Of the list of one's projects. */
export const projectAddress = listAddress({ search: "words", status: PROJECT_STATUSES });
