import "#app/api/router.server.ts";
import { vi } from "vitest";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { describeStatus } from "#app/platform/testing/status-cases.ts";
import { invoiceStatus, subscriptionStatus } from "./server/status.server.ts";

vi.mock("#app/platform/mail/mail.server.ts", () => import("#app/platform/testing/mails.ts"));

async function aSubscription(status: string): Promise<string> {
  const id = newId();
  const paid_until = status === "active" || status === "past_due" ? new Date() : null;
  await db
    .insertInto("subscriptions")
    .values({ id, user_id: (await aUser("professional")).id, plan: "studio", period: "month", status, paid_until })
    .execute();
  return id;
}

async function anInvoice(status: string): Promise<string> {
  const id = newId();
  const paid = status === "paid" ? { number: id, paid_at: new Date() } : {};
  const sums = { amount: 115, net: 100, vat: 15, vat_rate: 1_500 };
  await db
    .insertInto("subscription_invoices")
    .values({ id, subscription_id: await aSubscription("ended"), plan: "studio", period: "month", status, ...sums, ...paid })
    .execute();
  return id;
}

describeStatus(subscriptionStatus, {
  make: aSubscription,
  run: {
    activate: (id) => subscriptionStatus.move(db, id, "activate", { by: null, set: { paid_until: new Date() } }),
    lapse: (id) => subscriptionStatus.move(db, id, "lapse", { by: null }),
    end: (id) => subscriptionStatus.move(db, id, "end", { by: null }),
  },
});

describeStatus(invoiceStatus, {
  make: anInvoice,
  run: {
    pay: (id) => invoiceStatus.move(db, id, "pay", { by: null, set: { number: id, paid_at: new Date() } }),
    void: (id) => invoiceStatus.move(db, id, "void", { by: null }),
  },
});
