import type { Kysely } from "kysely";
import { recordAudit } from "#app/platform/audit/audit.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { defineStatus } from "#app/platform/status/define-status.server.ts";
import { BID_STATUSES, STANDING_BIDS } from "../requests.ts";

const CHOICES: readonly string[] = ["shortlist", "unlist", "unlistRevised", "accept", "decline"];

/** Access and notices are decided where a move begins: of sealed bids nobody but their authors learns anything. */
export const bidStatus = defineStatus({
  table: "bids",
  states: BID_STATUSES,
  columns: ["request_id", "sample_for"],
  moves: {
    submit: { from: ["draft"], to: "submitted" },
    revise: { from: STANDING_BIDS, to: "revised" },
    shortlist: { from: ["submitted", "revised"], to: "shortlisted", isRepeatable: true },
    unlist: { from: ["shortlisted"], to: "submitted" },
    unlistRevised: { from: ["shortlisted"], to: "revised" },
    accept: { from: STANDING_BIDS, to: "accepted" },
    decline: { from: STANDING_BIDS, to: "declined" },
    withdraw: { from: STANDING_BIDS, to: "withdrawn" },
  },
  touch: () => ({ updated_at: new Date() }),
  onMove: (trx: Kysely<DB>, changes) =>
    recordAudit(
      trx,
      // When a bid was sent or taken back would say that there is one.
      changes
        .filter(({ move, row }) => CHOICES.includes(move) && !row.sample_for)
        .map(({ id, by, from, to }) => ({
          ...{ actor: by, action: "bid.status", entityType: "bid", entityId: id },
          changes: { status: [from, to] as [string, string] },
        })),
    ),
});
