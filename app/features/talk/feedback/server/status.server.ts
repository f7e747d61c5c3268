import { defineStatus, freeMoves } from "#app/platform/status/define-status.server.ts";
import { FEEDBACK_STATUSES } from "../feedback.ts";

/** How far the team is with it; who changes it records it, with the note or the answer that comes with it. */
export const feedbackStatus = defineStatus({
  table: "feedback",
  states: FEEDBACK_STATUSES,
  columns: ["note"],
  moves: freeMoves(FEEDBACK_STATUSES),
  touch: () => ({ updated_at: new Date() }),
});
