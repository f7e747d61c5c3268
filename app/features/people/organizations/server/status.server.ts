import { sql } from "kysely";
import { defineStatus } from "#app/platform/status/define-status.server.ts";

/** An open invitation that is too old reads as expired; the row does not change. */
export const invitationStatus = defineStatus({
  table: "organization_invitations",
  states: ["open", "accepted", "declined", "withdrawn"],
  columns: [],
  moves: {
    accept: { from: ["open"], to: "accepted" },
    decline: { from: ["open"], to: "declined" },
    withdraw: { from: ["open"], to: "withdrawn" },
  },
  touch: () => ({ answered_at: sql<Date>`now()` }),
});
