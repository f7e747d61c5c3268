import { listAddress } from "#app/platform/list/list-address.ts";
import { FEEDBACK_KINDS, FEEDBACK_STATUSES } from "./feedback.ts";

export const feedbackAddress = listAddress({ search: "words", status: FEEDBACK_STATUSES, kind: FEEDBACK_KINDS, open: "opened" });
