import { sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import { newestFirst, pageOf } from "#app/platform/list/page.server.ts";
import type { Period } from "#app/platform/plans/plans.ts";
import type { ListedSubscription } from "../subscriptions.contract.ts";
import type { SubscriptionStatus } from "../subscriptions.ts";

const PER_PAGE = 50;

export async function overview() {
  const [counts, paid] = await Promise.all([
    db
      .selectFrom("subscriptions")
      .select((eb) => ["plan", "status", eb.fn.countAll<number>().as("n")])
      .where("status", "in", ["active", "past_due"])
      .groupBy(["plan", "status"])
      .execute(),
    db
      .selectFrom("subscription_invoices")
      .select((eb) => eb.fn.coalesce(eb.fn.sum<number>("amount"), sql<number>`0`).as("sum"))
      .where("status", "=", "paid")
      .where("paid_at", ">=", sql<Date>`date_trunc('month', now(), 'Asia/Riyadh')`)
      .executeTakeFirstOrThrow(),
  ]);
  const countOf = (plan: string, status: SubscriptionStatus) => Number(counts.find((row) => row.plan === plan && row.status === status)?.n ?? 0);
  const { isEnforced, graceDays, plans } = env.plans;
  return {
    ...{ isEnforced, graceDays, paidThisMonth: Number(paid.sum) },
    plans: plans.map((plan) => ({ ...plan, active: countOf(plan.id, "active"), pastDue: countOf(plan.id, "past_due") })),
  };
}

type Row = {
  id: string;
  user_id: string;
  name: string;
  plan: string;
  period: string;
  status: string;
  paid_until: Date | null;
  cancels_at_end: boolean;
  created_at: Date;
};

export async function listSubscriptions({ after }: { after?: string | undefined }) {
  const query = sql<Row>`select s.id, s.user_id, u.name, s.plan, s.period, s.status, s.paid_until, s.cancels_at_end, s.created_at
    from subscriptions s join users u on u.id = s.user_id`;
  const { rows, next } = await pageOf(query, { order: newestFirst("subscriptions", "created_at"), after, limit: PER_PAGE });
  const items = rows.map(
    (row): ListedSubscription => ({
      ...{ id: row.id, person: { id: row.user_id, name: row.name }, plan: row.plan, period: row.period as Period, status: row.status as SubscriptionStatus },
      ...{ paidUntil: row.paid_until?.toISOString() ?? null, cancelsAtEnd: row.cancels_at_end, createdAt: row.created_at.toISOString() },
    }),
  );
  return { items, next };
}
