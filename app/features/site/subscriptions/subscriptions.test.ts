import "#app/api/router.server.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { as } from "#app/api/testing/as.ts";
import { refreshPayment } from "#app/features/shop/payments/public.server.ts";
import { watchNow } from "#app/features/shop/payments/server/jobs.server.ts";
import { sandboxWebhook } from "#app/features/shop/payments/server/sandbox.server.ts";
import { receiveWebhook } from "#app/features/shop/payments/server/webhook.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import { NO_PLANS, type Plans } from "#app/platform/plans/plans.ts";
import { DAY_MS } from "#app/platform/rules/durations.ts";
import { noticesOf } from "#app/platform/testing/notices.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { renewNow } from "./server/jobs.server.ts";
import { receiptBytes } from "./server/receipt.server.ts";

vi.mock("#app/platform/mail/mail.server.ts", () => import("#app/platform/testing/mails.ts"));

const words = (name: string) => ({ en: name, ar: name });
const PLANS: Plans = {
  isEnforced: true,
  graceDays: 7,
  plans: [
    { id: "start", name: words("Start"), text: words("-"), price: null, limits: { quotes: 1, seats: 2 } },
    { id: "studio", name: words("Studio"), text: words("-"), price: { month: 14_900, year: 149_000 }, limits: { quotes: 3, seats: 5 } },
  ],
};

const refused = (code: string) => expect.objectContaining({ code });

let saif: Viewer;
beforeEach(async () => {
  env.plans = PLANS;
  saif = await aUser("professional");
});
afterEach(() => {
  env.plans = NO_PLANS;
});

const subscriptionOf = (viewer: Viewer) =>
  db.selectFrom("subscriptions").selectAll().where("user_id", "=", viewer.id).orderBy("id", "desc").executeTakeFirstOrThrow();
const invoicesOf = async (viewer: Viewer) =>
  db
    .selectFrom("subscription_invoices as i")
    .innerJoin("subscriptions as s", "s.id", "i.subscription_id")
    .selectAll("i")
    .where("s.user_id", "=", viewer.id)
    .orderBy("i.id")
    .execute();
const paymentOf = async (invoiceId: string) =>
  db
    .selectFrom("subscription_invoices as i")
    .innerJoin("payments as p", "p.id", "i.payment_id")
    .selectAll("p")
    .where("i.id", "=", invoiceId)
    .executeTakeFirstOrThrow();
const sandboxSays = async (invoiceId: string, says: { outcome?: string; amount?: number; currency?: string }) => {
  const { provider_ref } = await paymentOf(invoiceId);
  await db
    .updateTable("sandbox_payments")
    .set(says)
    .where("id", "=", provider_ref ?? "")
    .execute();
};
const pay = async (invoiceId: string) => {
  await sandboxSays(invoiceId, { outcome: "approved" });
  await refreshPayment((await paymentOf(invoiceId)).id);
};
const paidBy = async (viewer: Viewer) => {
  const { invoiceId } = await as(viewer).subscriptions.start({ plan: "studio", period: "month" });
  await pay(invoiceId);
  return invoiceId;
};
/** So that its paid time was over so many days ago. */
const overSince = (viewer: Viewer, days: number) =>
  db
    .updateTable("subscriptions")
    .set({ paid_until: new Date(Date.now() - days * DAY_MS), anchor_day: null })
    .where("user_id", "=", viewer.id)
    .execute();
const entriesOf = (invoiceId: string) => db.selectFrom("ledger_entries").select("kind").where("reference", "=", invoiceId).execute();

describe("a plan", () => {
  test("counts from the payment on, for its period, with a receipt and a ledger entry", async () => {
    const { invoiceId, payUrl } = await as(saif).subscriptions.start({ plan: "studio", period: "month" });
    expect(payUrl).toContain("/pay/sandbox/");
    expect(await subscriptionOf(saif)).toMatchObject({ status: "pending", paid_until: null });
    await pay(invoiceId);
    const { subscription, invoices } = await as(saif).subscriptions.getMine();
    expect(subscription).toMatchObject({ plan: "studio", status: "active", cancelsAtEnd: false });
    const days = (new Date(subscription?.paidUntil ?? 0).getTime() - Date.now()) / DAY_MS;
    expect(days).toBeGreaterThan(27);
    expect(days).toBeLessThanOrEqual(31);
    expect(invoices).toMatchObject([{ id: invoiceId, status: "paid", amount: 14_900, number: expect.stringMatching(/^SUB-\d{4}-\d{6}$/) }]);
    expect(await invoicesOf(saif)).toMatchObject([{ net: 12_957, vat: 1_943, vat_rate: 1_500 }]);
    const postings = await db
      .selectFrom("ledger_postings as p")
      .innerJoin("ledger_entries as e", "e.id", "p.entry_id")
      .select(["p.account", "p.amount"])
      .where("e.reference", "=", invoiceId)
      .orderBy("p.position")
      .execute();
    expect(postings).toEqual([
      { account: "cash", amount: 14_900 },
      { account: "plans", amount: -12_957 },
      { account: "vat:plans", amount: -1_943 },
    ]);
    expect(await noticesOf(saif)).toMatchObject([{ kind: "subscription_moved", params: { plan: "Studio", news: "paid" } }]);
  });

  test("is sold once: a second is refused while it counts, and replaces one that was never paid", async () => {
    const first = await as(saif).subscriptions.start({ plan: "studio", period: "month" });
    const second = await as(saif).subscriptions.start({ plan: "studio", period: "year" });
    expect(await invoicesOf(saif)).toMatchObject([
      { id: first.invoiceId, status: "void" },
      { id: second.invoiceId, status: "open", amount: 149_000 },
    ]);
    await pay(second.invoiceId);
    await expect(as(saif).subscriptions.start({ plan: "studio", period: "month" })).rejects.toEqual(refused("SUBSCRIBED"));
  });

  test("of two tabs that begin at once, one is left to pay", async () => {
    await Promise.allSettled([1, 2].map(() => as(saif).subscriptions.start({ plan: "studio", period: "month" })));
    expect((await invoicesOf(saif)).filter(({ status }) => status === "open")).toHaveLength(1);
  });

  test("is not for families, not by an unknown name, and not sold where none are set", async () => {
    await expect(as(await aUser()).subscriptions.start({ plan: "studio", period: "month" })).rejects.toEqual(refused("FORBIDDEN"));
    for (const plan of ["start", "gold"]) await expect(as(saif).subscriptions.start({ plan, period: "month" })).rejects.toEqual(refused("INVALID"));
    env.plans = NO_PLANS;
    await expect(as(saif).subscriptions.start({ plan: "studio", period: "month" })).rejects.toEqual(refused("NOT_FOUND"));
    expect((await as(null).subscriptions.listPlans()).plans).toEqual([]);
  });

  test("of somebody else is not there: neither to pay nor to read", async () => {
    const { invoiceId } = await as(saif).subscriptions.start({ plan: "studio", period: "month" });
    const other = await aUser("professional");
    await expect(as(other).subscriptions.pay({ id: invoiceId })).rejects.toEqual(refused("NOT_FOUND"));
    await expect(as(other).subscriptions.cancel()).rejects.toEqual(refused("NOT_FOUND"));
    expect(await as(other).subscriptions.getMine()).toEqual({ subscription: null, quotes: 0, invoices: [] });
  });
});

describe("what providers send", () => {
  const hook = async (invoiceId: string) => sandboxWebhook((await paymentOf(invoiceId)).provider_ref ?? "", "checkout.paid");

  test("twenty of the same message at once are one payment: one entry, one notice, one period", async () => {
    const { invoiceId } = await as(saif).subscriptions.start({ plan: "studio", period: "month" });
    await sandboxSays(invoiceId, { outcome: "approved" });
    const { headers, body } = await hook(invoiceId);
    await Promise.all(Array.from({ length: 20 }, () => receiveWebhook("sandbox", headers, body)));
    expect(await entriesOf(invoiceId)).toEqual([{ kind: "subscription" }]);
    expect(await noticesOf(saif)).toHaveLength(1);
    const { paid_until } = await subscriptionOf(saif);
    expect((paid_until?.getTime() ?? 0) - Date.now()).toBeLessThan(32 * DAY_MS);
  });

  test("a message that says 'paid' begins nothing while the provider does not say so", async () => {
    const { invoiceId } = await as(saif).subscriptions.start({ plan: "studio", period: "month" });
    const { headers, body } = await hook(invoiceId);
    await receiveWebhook("sandbox", headers, body);
    expect(await receiveWebhook("sandbox", new Headers(), body)).toBe("refused");
    expect(await subscriptionOf(saif)).toMatchObject({ status: "pending" });
  });

  test.each([{ amount: 100 }, { currency: "USD" }])("another amount or currency begins nothing: %o", async (says) => {
    const { invoiceId } = await as(saif).subscriptions.start({ plan: "studio", period: "month" });
    await sandboxSays(invoiceId, { outcome: "approved", ...says });
    await refreshPayment((await paymentOf(invoiceId)).id);
    expect(await subscriptionOf(saif)).toMatchObject({ status: "pending" });
    expect(await entriesOf(invoiceId)).toEqual([]);
  });

  test("money for an invoice that was replaced goes back; the new one still waits", async () => {
    const first = await as(saif).subscriptions.start({ plan: "studio", period: "month" });
    const second = await as(saif).subscriptions.start({ plan: "studio", period: "year" });
    await pay(first.invoiceId);
    expect(await paymentOf(first.invoiceId)).toMatchObject({ status: "paid", refunded: 14_900 });
    expect(await entriesOf(first.invoiceId)).toEqual([]);
    expect(await paymentOf(second.invoiceId)).toMatchObject({ status: "pending", refunded: 0 });
    expect(await subscriptionOf(saif)).toMatchObject({ status: "pending" });
  });

  test("one that is not paid in time begins nothing; paid later, the money goes back", async () => {
    const { invoiceId } = await as(saif).subscriptions.start({ plan: "studio", period: "month" });
    await db
      .updateTable("payments")
      .set({ expires_at: new Date(Date.now() - 1) })
      .where("id", "=", (await paymentOf(invoiceId)).id)
      .execute();
    await watchNow();
    expect(await subscriptionOf(saif)).toMatchObject({ status: "ended" });
    await pay(invoiceId);
    expect(await paymentOf(invoiceId)).toMatchObject({ status: "paid", refunded: 14_900 });
    expect(await subscriptionOf(saif)).toMatchObject({ status: "ended" });
  });
});

describe("renewals", () => {
  test("are asked for once, a week before; the neighbor's with more time is not", async () => {
    const neighbor = await aUser("professional");
    await paidBy(saif);
    await paidBy(neighbor);
    await overSince(saif, -7);
    await overSince(neighbor, -7.01);
    await renewNow();
    await renewNow();
    expect((await invoicesOf(saif)).map(({ status }) => status)).toEqual(["paid", "open"]);
    expect((await invoicesOf(neighbor)).map(({ status }) => status)).toEqual(["paid"]);
    expect((await noticesOf(saif)).map(({ params }) => (params as { news: string }).news)).toContain("due");
  });

  test("go on from the paid time, so that days of grace are not free", async () => {
    await paidBy(saif);
    await overSince(saif, 3);
    await renewNow();
    const before = await subscriptionOf(saif);
    expect(before.status).toBe("past_due");
    const open = (await invoicesOf(saif)).find(({ status }) => status === "open");
    await as(saif).subscriptions.pay({ id: open?.id ?? "" });
    await pay(open?.id ?? "");
    const after = await subscriptionOf(saif);
    expect(after.status).toBe("active");
    expect((after.paid_until?.getTime() ?? 0) - (before.paid_until?.getTime() ?? 0)).toBeLessThanOrEqual(31 * DAY_MS);
  });

  test("that are not paid end after the grace, not before; open invoices are void then", async () => {
    await paidBy(saif);
    await overSince(saif, 6.99);
    await renewNow();
    expect((await subscriptionOf(saif)).status).toBe("past_due");
    await overSince(saif, 7);
    await renewNow();
    expect((await subscriptionOf(saif)).status).toBe("ended");
    expect((await invoicesOf(saif)).map(({ status }) => status)).toEqual(["paid", "void"]);
  });

  test("a canceled plan counts to its end, is not asked for again, and can be continued until then", async () => {
    await paidBy(saif);
    await overSince(saif, -1);
    expect((await as(saif).subscriptions.cancel()).subscription).toMatchObject({ status: "active", cancelsAtEnd: true });
    await renewNow();
    expect((await invoicesOf(saif)).map(({ status }) => status)).toEqual(["paid"]);
    expect((await as(saif).subscriptions.resume()).subscription).toMatchObject({ cancelsAtEnd: false });
    await as(saif).subscriptions.cancel();
    await overSince(saif, 0);
    await renewNow();
    expect((await subscriptionOf(saif)).status).toBe("ended");
    await expect(as(saif).subscriptions.resume()).rejects.toEqual(refused("NOT_FOUND"));
  });

  test("an invoice whose payment ran out is paid by another", async () => {
    await paidBy(saif);
    await overSince(saif, -2);
    await renewNow();
    const id = (await invoicesOf(saif)).find(({ status }) => status === "open")?.id ?? "";
    await as(saif).subscriptions.pay({ id });
    const first = await paymentOf(id);
    await db.updateTable("payments").set({ status: "expired" }).where("id", "=", first.id).execute();
    await as(saif).subscriptions.pay({ id });
    expect((await paymentOf(id)).id).not.toBe(first.id);
    await pay(id);
    await expect(as(saif).subscriptions.pay({ id })).rejects.toEqual(refused("STATUS_CONFLICT"));
  });
});

test("admins read who has what, and what came in; others do not", async () => {
  await paidBy(saif);
  const admin = await aUser("admin");
  const { plans, paidThisMonth } = await as(admin).subscriptionsAdmin.overview();
  expect(plans.find(({ id }) => id === "studio")?.active).toBeGreaterThan(0);
  expect(paidThisMonth).toBeGreaterThanOrEqual(14_900);
  expect((await as(admin).subscriptionsAdmin.list({})).items.map(({ person }) => person.id)).toContain(saif.id);
  await expect(as(saif).subscriptionsAdmin.list({})).rejects.toEqual(refused("FORBIDDEN"));
});

test("a receipt is a PDF with its number", async () => {
  const invoiceId = await paidBy(saif);
  const [invoice] = await invoicesOf(saif);
  expect(invoice?.id).toBe(invoiceId);
  if (!invoice) return;
  for (const language of ["en", "ar"]) {
    const bytes = await receiptBytes({ ...invoice, name: saif.name, email: "saif@diwan.example" }, language);
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  }
});
