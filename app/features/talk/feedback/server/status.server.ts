import { defineStatus, freeMoves } from "#app/platform/status/define-status.server.ts";
import { FEEDBACK_STATUSES } from "../feedback.ts";

/** The status machine of feedback. Each change is audited with its note or reply. */
export const feedbackStatus = defineStatus({
  table: "feedback",
  states: FEEDBACK_STATUSES,
  columns: ["note"],
  moves: freeMoves(FEEDBACK_STATUSES),
  touch: () => ({ updated_at: new Date() }),
});
