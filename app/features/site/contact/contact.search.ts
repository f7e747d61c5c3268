import { initially, listAddress } from "#app/platform/list/list-address.ts";
import { CONTACT_STATUSES, CONTACT_TOPICS } from "./contact.ts";

/** The queue: what waits for an answer, unless another status is asked for. */
export const contactAddress = listAddress({ search: "words", status: initially("open", CONTACT_STATUSES), topic: CONTACT_TOPICS, open: "opened" });
