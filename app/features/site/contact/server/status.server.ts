import { defineStatus } from "#app/platform/status/define-status.server.ts";
import { CONTACT_STATUSES } from "../contact.ts";

/** The status machine of a message to the team: a reply answers it, also one that was closed. Each change is audited by who makes it. */
export const contactStatus = defineStatus({
  table: "contact_messages",
  states: CONTACT_STATUSES,
  columns: [],
  moves: {
    answer: { from: ["open", "closed"], to: "answered", isRepeatable: true },
    close: { from: ["open", "answered"], to: "closed" },
    reopen: { from: ["answered", "closed"], to: "open" },
  },
  touch: () => ({ updated_at: new Date() }),
});
