import { sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import { defineJob } from "#app/platform/jobs/jobs.server.ts";
import type { Period } from "#app/platform/plans/plans.ts";
import { RENEWAL_DAYS } from "../subscriptions.ts";
import { openInvoice } from "./invoices.server.ts";
import { announce, subscriptionStatus } from "./status.server.ts";

/** So many in one run; the next is an hour later. */
const AT_ONCE = 500;

/** Asks for renewals, and ends what was canceled or not paid. No card is stored: each period is paid by hand. */
export const renewSubscriptions = defineJob<object>({
  name: "subscriptions-renew",
  schedule: "17 * * * *",
  isExclusive: true,
  handler: (_, signal) => renewNow(signal),
});

export async function renewNow(signal?: AbortSignal): Promise<void> {
  await askForRenewals(signal);
  const isOver = sql<boolean>`paid_until <= now()`;
  const graceIsOver = sql<boolean>`paid_until + make_interval(days => ${env.plans.graceDays}) <= now()`;
  await subscriptionStatus.moveAll(db, "end", {
    ...{ by: null, limit: AT_ONCE },
    where: (eb) => eb.and([eb("status", "=", "active"), eb("cancels_at_end", "=", true), isOver]),
  });
  await subscriptionStatus.moveAll(db, "lapse", { by: null, limit: AT_ONCE, where: (eb) => eb.and([eb("status", "=", "active"), isOver]) });
  await subscriptionStatus.moveAll(db, "end", { by: null, limit: AT_ONCE, where: (eb) => eb.and([eb("status", "=", "past_due"), graceIsOver]) });
}

/** A plan that is sold no more is not renewed: it ends with its paid time. */
async function askForRenewals(signal: AbortSignal | undefined): Promise<void> {
  const sold = env.plans.plans.filter(({ price }) => price !== null);
  if (sold.length === 0) return;
  const due = await db
    .selectFrom("subscriptions as s")
    .select("s.id")
    .where("s.status", "=", "active")
    .where("s.cancels_at_end", "=", false)
    .where(
      "s.plan",
      "in",
      sold.map(({ id }) => id),
    )
    .where(sql<boolean>`s.paid_until <= now() + make_interval(days => ${RENEWAL_DAYS})`)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("subscription_invoices as i").select("i.id").whereRef("i.subscription_id", "=", "s.id").where("i.status", "=", "open"))),
    )
    .orderBy("s.paid_until")
    .limit(AT_ONCE)
    .execute();
  for (const { id } of due) {
    signal?.throwIfAborted();
    await askForRenewal(id);
  }
}

async function askForRenewal(id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom("subscriptions")
      .selectAll()
      .where("id", "=", id)
      .where("status", "=", "active")
      .where("cancels_at_end", "=", false)
      .forUpdate()
      .executeTakeFirst();
    const price = env.plans.plans.find((plan) => plan.id === row?.plan)?.price;
    if (!row?.paid_until || !price) return;
    const period = row.period as Period;
    await openInvoice(trx, { subscriptionId: id, plan: row.plan, period, amount: price[period] });
    await announce(trx, row, "due", row.paid_until);
  });
}
