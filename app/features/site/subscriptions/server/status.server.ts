import type { Kysely } from "kysely";
import { notifyPerson } from "#app/features/talk/notifications/public.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { env } from "#app/platform/env/env.server.ts";
import { defineStatus } from "#app/platform/status/define-status.server.ts";
import { graceEnd } from "../subscriptions.rules.ts";
import { INVOICE_STATUSES, PLAN_PATH, SUBSCRIPTION_STATUSES } from "../subscriptions.ts";

/** `lapse`: its paid time is over and nothing was paid; it counts until the grace is over. */
export const subscriptionStatus = defineStatus({
  table: "subscriptions",
  states: SUBSCRIPTION_STATUSES,
  columns: ["user_id", "plan", "paid_until"],
  moves: {
    activate: { from: ["pending", "active", "past_due"], to: "active" },
    lapse: { from: ["active"], to: "past_due" },
    end: { from: ["pending", "active", "past_due"], to: "ended" },
  },
  touch: () => ({ updated_at: new Date() }),
  onMove: async (trx, changes) => {
    for (const { id, move, from, row } of changes) {
      if (move === "end") await invoiceStatus.moveAll(trx, "void", { by: null, where: (eb) => eb("subscription_id", "=", id) });
      if (move === "lapse" && row.paid_until) await announce(trx, row, "late", graceEnd(row.paid_until, env.plans.graceDays));
      if (move === "end" && from !== "pending") await announce(trx, row, "ended", new Date());
    }
  },
});

export const invoiceStatus = defineStatus({
  table: "subscription_invoices",
  states: INVOICE_STATUSES,
  columns: ["subscription_id", "amount"],
  moves: {
    pay: { from: ["open"], to: "paid" },
    void: { from: ["open"], to: "void" },
  },
});

type Named = { user_id: string; plan: string };
export type PlanNews = "paid" | "due" | "late" | "ended";

export async function announce(trx: Kysely<DB>, { user_id, plan }: Named, news: PlanNews, date: Date): Promise<void> {
  const name = env.plans.plans.find(({ id }) => id === plan)?.name;
  const params = { plan: name?.en ?? plan, planAr: name?.ar ?? plan, news, date: date.toISOString() };
  await notifyPerson(trx, { userId: user_id, kind: "subscription_moved", params, href: PLAN_PATH, groupKey: `${PLAN_PATH} ${news}` });
}
