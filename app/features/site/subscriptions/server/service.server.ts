import { type Kysely, sql } from "kysely";
import { countSentThisMonth } from "#app/features/projects/quotations/public.server.ts";
import { offeredMethods, refreshPayment } from "#app/features/shop/payments/public.server.ts";
import { forbidden, invalid, notFound } from "#app/platform/api/errors.ts";
import { enforceLimit } from "#app/platform/api/rate-limit.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { env } from "#app/platform/env/env.server.ts";
import type { Bounded } from "#app/platform/plans/plan-limits.server.ts";
import type { Period, Plan } from "#app/platform/plans/plans.ts";
import { type OwnPlan, type PlanInvoice, subscribed } from "../subscriptions.contract.ts";
import { maySubscribe } from "../subscriptions.policy.ts";
import type { SubscriptionStatus } from "../subscriptions.ts";
import { openInvoice, payInvoice } from "./invoices.server.ts";
import { invoiceStatus, subscriptionStatus } from "./status.server.ts";

const MOST_INVOICES = 36;
const STARTS = { max: 20, windowSeconds: 3600 };
const CONFIRMS = { max: 120, windowSeconds: 600 };

export const listPlans = () => {
  const { isEnforced, graceDays, plans } = env.plans;
  return { isEnforced, graceDays, plans: [...plans], canPay: offeredMethods().includes("card") };
};

const live = (executor: Kysely<DB>, userId: string) =>
  executor.selectFrom("subscriptions").selectAll().where("user_id", "=", userId).where("status", "<>", "ended");

const priced = (plan: string): Plan | undefined => env.plans.plans.find(({ id, price }) => id === plan && price !== null);

type Start = { plan: string; period: Period };

/** @throws NOT_FOUND, FORBIDDEN, INVALID, SUBSCRIBED */
export async function start(viewer: Viewer, { plan, period }: Start, language: string): Promise<{ invoiceId: string; payUrl: string | null }> {
  if (env.plans.plans.length === 0 || !offeredMethods().includes("card")) throw notFound();
  if (!maySubscribe(viewer)) throw forbidden();
  const chosen = priced(plan);
  if (!chosen?.price) throw invalid({ plan: "unknown" });
  const amount = chosen.price[period];
  await enforceLimit(`subscription-start:${viewer.id}`, STARTS);
  const invoiceId = await db.transaction().execute(async (trx) => {
    // Two tabs begin one after the other.
    await trx.selectFrom("users").select("id").where("id", "=", viewer.id).forUpdate().executeTakeFirstOrThrow();
    const current = await live(trx, viewer.id).forUpdate().executeTakeFirst();
    if (current && current.status !== "pending") throw subscribed();
    if (current) await subscriptionStatus.move(trx, current.id, "end", { by: null });
    const id = newId();
    await trx.insertInto("subscriptions").values({ id, user_id: viewer.id, plan, period }).execute();
    return openInvoice(trx, { subscriptionId: id, plan, period, amount });
  });
  return payInvoice(viewer, invoiceId, language);
}

export async function getMine(viewer: Viewer): Promise<OwnPlan> {
  const [subscription, invoices, sent] = await Promise.all([
    live(db, viewer.id).executeTakeFirst(),
    db
      .selectFrom("subscription_invoices as i")
      .innerJoin("subscriptions as s", "s.id", "i.subscription_id")
      .select(["i.id", "i.plan", "i.period", "i.amount", "i.status", "i.number", "i.period_from", "i.period_until", "i.paid_at"])
      .where("s.user_id", "=", viewer.id)
      .where("i.status", "<>", "void")
      .orderBy("i.id", "desc")
      .limit(MOST_INVOICES)
      .execute(),
    countSentThisMonth(db, { author_id: viewer.id, vendor_id: null }),
  ]);
  return {
    subscription: subscription
      ? {
          ...{ plan: subscription.plan, period: subscription.period as Period, status: subscription.status as SubscriptionStatus },
          ...{ paidUntil: subscription.paid_until?.toISOString() ?? null, cancelsAtEnd: subscription.cancels_at_end },
        }
      : null,
    quotes: sent,
    invoices: invoices.map(
      ({ period, status, period_from, period_until, paid_at, ...invoice }): PlanInvoice => ({
        ...{ ...invoice, period: period as Period, status: status as PlanInvoice["status"] },
        periodFrom: period_from?.toISOString() ?? null,
        periodUntil: period_until?.toISOString() ?? null,
        paidAt: paid_at?.toISOString() ?? null,
      }),
    ),
  };
}

/** The way back from the provider's page is a hint to ask it. */
export async function confirm(viewer: Viewer): Promise<OwnPlan> {
  await enforceLimit(`subscription-confirm:${viewer.id}`, CONFIRMS);
  const open = await db
    .selectFrom("subscription_invoices as i")
    .innerJoin("subscriptions as s", "s.id", "i.subscription_id")
    .select("i.payment_id")
    .where("s.user_id", "=", viewer.id)
    .where("i.status", "=", "open")
    .executeTakeFirst();
  if (open?.payment_id) await refreshPayment(open.payment_id);
  return getMine(viewer);
}

/** @throws NOT_FOUND without a plan whose time runs */
export async function setCancel(viewer: Viewer, cancels: boolean): Promise<OwnPlan> {
  await db.transaction().execute(async (trx) => {
    const current = await live(trx, viewer.id).where("status", "in", ["active", "past_due"]).forUpdate().executeTakeFirst();
    if (!current) throw notFound();
    // What is not paid has no time left to use up.
    if (cancels && current.status === "past_due") await subscriptionStatus.move(trx, current.id, "end", { by: null });
    else await trx.updateTable("subscriptions").set({ cancels_at_end: cancels, updated_at: new Date() }).where("id", "=", current.id).execute();
    if (cancels) await invoiceStatus.moveAll(trx, "void", { by: null, where: (eb) => eb("subscription_id", "=", current.id) });
  });
  return getMine(viewer);
}

/** The plans that hold now: of a person their own and those of the owners of their organizations, of an organization those of its owners. */
export const planHolder = {
  async plansOf(executor: Kysely<DB>, who: Bounded): Promise<string[]> {
    const people =
      "userId" in who
        ? sql`select ${who.userId}::uuid union select o.user_id from organization_members m join organization_members o on o.organization_id = m.organization_id and o.role = 'owner' where m.user_id = ${who.userId}`
        : sql`select user_id from organization_members where role = 'owner' and organization_id = ${
            "vendorId" in who ? sql`(select organization_id from vendors where id = ${who.vendorId})` : who.organizationId
          }`;
    const { rows } = await sql<{
      plan: string;
    }>`select distinct plan from subscriptions where status in ('active', 'past_due') and user_id in (${people})`.execute(executor);
    return rows.map(({ plan }) => plan);
  },
};
