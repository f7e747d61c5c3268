import type { Kysely } from "kysely";
import type { DB } from "#app/platform/database/schema.ts";
import { slot } from "#app/platform/feature/slot.server.ts";
import { defineStatus } from "#app/platform/status/define-status.server.ts";
import { PAYMENT_STATUSES } from "../payments.ts";

/** What follows from a payment, in its transaction. */
type Follower = {
  onPaid(trx: Kysely<DB>, paymentId: string): Promise<void>;
  onExpired(trx: Kysely<DB>, paymentId: string): Promise<void>;
  /** A name for staff and for the buyer's statement, as in DW-48201. */
  nameOf(executor: Kysely<DB>, paymentId: string): Promise<string | null>;
};
export const paymentFollowers = slot<Follower>("payment followers");

/** `payLate`: the money came after the pieces were given to others. */
export const paymentStatus = defineStatus({
  table: "payments",
  states: PAYMENT_STATUSES,
  columns: ["amount", "currency"],
  moves: {
    pay: { from: ["pending"], to: "paid", isRepeatable: true },
    expire: { from: ["pending"], to: "expired" },
    payLate: { from: ["expired"], to: "paid" },
  },
  touch: () => ({ updated_at: new Date() }),
  onMove: async (trx, changes) => {
    for (const { id, move } of changes)
      for (const follower of paymentFollowers.all()) {
        if (move === "pay") await follower.onPaid(trx, id);
        if (move === "expire") await follower.onExpired(trx, id);
      }
  },
});
