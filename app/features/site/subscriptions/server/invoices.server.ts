import type { Kysely, Transaction } from "kysely";
import { book, planFeeOf } from "#app/features/shop/ledger/public.server.ts";
import { createPayment, payUrlOf, returnUnmatched } from "#app/features/shop/payments/public.server.ts";
import { notFound } from "#app/platform/api/errors.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { nextNumber } from "#app/platform/documents/number-series.server.ts";
import { riyadhDay, takeVatOut, vatRate } from "#app/platform/money/vat.ts";
import type { Period } from "#app/platform/plans/plans.ts";
import { statusConflict } from "#app/platform/status/status-conflict.ts";
import { dayOf, periodEnd } from "../subscriptions.rules.ts";
import { PLAN_PATH } from "../subscriptions.ts";
import { announce, invoiceStatus, subscriptionStatus } from "./status.server.ts";

const CURRENCY = "SAR";

type Asked = { subscriptionId: string; plan: string; period: Period; amount: number };

/** An invoice that waits for its money, with its VAT as of today. */
export async function openInvoice(trx: Kysely<DB>, { subscriptionId, plan, period, amount }: Asked): Promise<string> {
  const id = newId();
  const rate = vatRate("standard", riyadhDay(new Date()));
  const { net, vat } = takeVatOut(amount, rate);
  await trx.insertInto("subscription_invoices").values({ id, subscription_id: subscriptionId, plan, period, amount, net, vat, vat_rate: rate }).execute();
  return id;
}

const findOwn = (trx: Kysely<DB>, viewer: Viewer, id: string) =>
  trx
    .selectFrom("subscription_invoices as i")
    .innerJoin("subscriptions as s", "s.id", "i.subscription_id")
    .leftJoin("payments as p", "p.id", "i.payment_id")
    .select(["i.id", "i.status", "i.amount", "i.plan", "i.payment_id", "p.status as payment_status"])
    .where("i.id", "=", id)
    .where("s.user_id", "=", viewer.id);

/** Where an open invoice is paid: by the payment that waits already, or a new one after that was over. @throws NOT_FOUND, STATUS_CONFLICT once it is not open */
export async function payInvoice(viewer: Viewer, id: string, language: string): Promise<{ invoiceId: string; payUrl: string | null }> {
  const paymentId = await db.transaction().execute(async (trx) => {
    const invoice = await findOwn(trx, viewer, id).forUpdate("i").executeTakeFirst();
    if (!invoice) throw notFound();
    if (invoice.status !== "open") throw statusConflict({ status: invoice.status });
    if (invoice.payment_id && invoice.payment_status === "pending") return invoice.payment_id;
    const made = await createPayment(trx, {
      method: "card",
      amount: invoice.amount,
      currency: CURRENCY,
      language,
      returnPath: () => `${PLAN_PATH}?invoice=${id}`,
    });
    if (!made) throw notFound();
    await trx.updateTable("subscription_invoices").set({ payment_id: made }).where("id", "=", id).execute();
    return made;
  });
  return { invoiceId: id, payUrl: await payUrlOf(paymentId, `Diwan ${id.slice(-8)}`) };
}

const ofPayment = (executor: Kysely<DB>, paymentId: string) => executor.selectFrom("subscription_invoices").selectAll().where("payment_id", "=", paymentId);

/** What a plan does when its payment is here, or never came. */
export const planPayments = {
  async onPaid(trx: Kysely<DB>, paymentId: string): Promise<void> {
    const invoice = await ofPayment(trx, paymentId).forUpdate().executeTakeFirst();
    if (!invoice) return;
    const subscription =
      invoice.subscription_id && (await trx.selectFrom("subscriptions").selectAll().where("id", "=", invoice.subscription_id).forUpdate().executeTakeFirst());
    // Void, or its account is gone: back it goes.
    if (invoice.status !== "open" || !subscription || subscription.status === "ended") return returnUnmatched(trx, paymentId, invoice.amount);
    const now = new Date();
    // A renewal goes on from what was paid, so that the days of grace are not free.
    const from = subscription.paid_until ?? now;
    const anchor = subscription.anchor_day ?? dayOf(from);
    const until = periodEnd(from, invoice.period as Period, anchor);
    const number = await nextNumber(trx as Transaction<DB>, { owner: "diwan", kind: "SUB", year: Number(riyadhDay(now).slice(0, 4)) });
    await invoiceStatus.move(trx, invoice.id, "pay", { by: null, set: { number, paid_at: now, period_from: from, period_until: until } });
    await subscriptionStatus.move(trx, subscription.id, "activate", { by: null, set: { paid_until: until, anchor_day: anchor } });
    await book(trx, {
      kind: "subscription",
      reference: invoice.id,
      entry: planFeeOf(CURRENCY, { net: invoice.net, vat: invoice.vat, gross: invoice.amount }),
    });
    await announce(trx, subscription, "paid", until);
  },
  /** The first one was never paid: nothing began. A renewal may be paid by another payment. */
  async onExpired(trx: Kysely<DB>, paymentId: string): Promise<void> {
    const invoice = await ofPayment(trx, paymentId).executeTakeFirst();
    if (!invoice?.subscription_id) return;
    await subscriptionStatus.moveAll(trx, "end", {
      by: null,
      where: (eb) => eb.and([eb("id", "=", invoice.subscription_id ?? ""), eb("status", "=", "pending")]),
    });
  },
  async nameOf(executor: Kysely<DB>, paymentId: string): Promise<string | null> {
    const invoice = await ofPayment(executor, paymentId).executeTakeFirst();
    return invoice ? (invoice.number ?? `Diwan ${invoice.id.slice(-8)}`) : null;
  },
};
