import { z } from "zod";
import { IdSchema, signedInProcedure } from "#app/platform/api/contract.ts";
import { declare } from "#app/platform/api/errors.ts";
import { statusConflict } from "#app/platform/status/status-conflict.ts";
import { askedLately, stillSealed } from "./requests.contract.ts";
import { BID_STATUSES } from "./requests.ts";

const byId = z.object({ id: IdSchema });
const Moved = z.object({ id: IdSchema, status: z.enum(BID_STATUSES) });
const tags = ["Bids"];
const chosen = declare(statusConflict, stillSealed);

export const bidsContract = {
  /** Puts a bid on the household's shortlist or takes it off; the bidder does not learn of it. The household, once the bids are opened. */
  shortlist: signedInProcedure
    .errors(chosen)
    .route({ method: "POST", path: "/bids/{id}/shortlist", summary: "Put a bid on the shortlist", tags })
    .input(z.object({ id: IdSchema, isShortlisted: z.boolean() }))
    .output(Moved),
  /** Declines one bid; its bidder is notified. The household, once the bids are opened. */
  decline: signedInProcedure.errors(chosen).route({ method: "POST", path: "/bids/{id}/decline", summary: "Decline a bid", tags }).input(byId).output(Moved),
  /** Accepts one bid and declines the others, all at once: the project begins, its bidder joins it, and everybody is notified. The household. */
  award: signedInProcedure.errors(chosen).route({ method: "POST", path: "/bids/{id}/award", summary: "Award a request", tags }).input(byId).output(Moved),
  /** Withdraws a bid. Access: its author. */
  withdraw: signedInProcedure
    .errors(declare(statusConflict))
    .route({ method: "POST", path: "/bids/{id}/withdraw", summary: "Withdraw a bid", tags })
    .input(byId)
    .output(Moved),
  /** Asks for a renewed bid until one is awarded, once in 48 hours. The household, once the bids are opened. */
  askRenewal: signedInProcedure
    .errors(declare(statusConflict, stillSealed, askedLately))
    .route({ method: "POST", path: "/bids/{id}/renewal", summary: "Ask for a renewed bid", tags })
    .input(byId)
    .output(byId),
  /** Lets a bidder read the owner's name and telephone before the award. The household. */
  releaseContact: signedInProcedure
    .errors(chosen)
    .route({ method: "POST", path: "/bids/{id}/contact", summary: "Release your contact to a bidder", tags })
    .input(byId)
    .output(byId),
  /** A note of the household on a bid; nobody else reads it. */
  note: signedInProcedure
    .errors(chosen)
    .route({ method: "PUT", path: "/bids/{id}/note", summary: "Write a note on a bid", tags })
    .input(z.object({ id: IdSchema, note: z.string().max(10_000) }))
    .output(byId),
};
