// Attacks on what providers send, and what networks do to it.
import "#app/api/router.server.ts";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { watchNow } from "#app/features/shop/payments/server/jobs.server.ts";
import { moyasarProvider } from "#app/features/shop/payments/server/moyasar.server.ts";
import { SIGNATURE_HEADER, sandboxWebhook } from "#app/features/shop/payments/server/sandbox.server.ts";
import { receiveWebhook } from "#app/features/shop/payments/server/webhook.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { noticesOf } from "#app/platform/testing/notices.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { aSeller, aVariant, ordersOf, paymentOf, place, stockOf, type TestSeller } from "./testing/a-checkout.ts";
import { booked, sandboxSays } from "./testing/a-payment.ts";

vi.mock("#app/platform/mail/mail.server.ts", () => import("#app/platform/testing/mails.ts"));

let areen: TestSeller;
let noor: TestSeller;
let checkoutId: string;
let ref: string;
beforeEach(async () => {
  [areen, noor] = [await aSeller({ name: "Areen" }), await aSeller({ name: "Noor" })];
  ({ checkoutId } = await place({ [await aVariant(areen)]: 1, [await aVariant(noor)]: 2 }));
  ref = (await paymentOf(checkoutId)).provider_ref ?? "";
});
const send = ({ headers, body }: { headers: Headers; body: string }) => receiveWebhook("sandbox", headers, body);
const statuses = async () => (await ordersOf(checkoutId)).map(({ status }) => status);
const charges = async () => {
  const ids = (await ordersOf(checkoutId)).map(({ id }) => id);
  return db.selectFrom("ledger_entries").select("kind").where("order_id", "in", ids).execute();
};

describe("the sandbox's messages", () => {
  test("twenty of the same at once are one settlement: one charge and one notice for each order", async () => {
    await sandboxSays(checkoutId, { outcome: "approved" });
    const message = sandboxWebhook(ref, "checkout.paid");
    await Promise.all(Array.from({ length: 20 }, () => send(message)));
    expect(await statuses()).toEqual(["paid", "paid"]);
    expect(await charges()).toEqual([{ kind: "charge" }, { kind: "charge" }]);
    expect(await booked(`held:vendor:${areen.id}`)).toBe(-(Math.round(105_000 / 1.15) - 8_696 - 1_304));
    for (const { owner } of [areen, noor]) expect(await noticesOf(owner)).toMatchObject([{ kind: "order_received" }]);
    expect(
      await db
        .selectFrom("payment_events")
        .select("id")
        .where("payment_id", "=", (await paymentOf(checkoutId)).id)
        .execute(),
    ).toHaveLength(1);
    expect(await send(message)).toBe("repeated");
  });

  test("a wrong signature, another body, none at all, and one that is too old are refused", async () => {
    await sandboxSays(checkoutId, { outcome: "approved" });
    const { headers, body } = sandboxWebhook(ref, "checkout.paid");
    const signature = headers.get(SIGNATURE_HEADER) ?? "";
    const forged = new Headers({ [SIGNATURE_HEADER]: signature.replace(/.$/, (last) => (last === "0" ? "1" : "0")) });
    expect(await receiveWebhook("sandbox", forged, body)).toBe("refused");
    expect(await receiveWebhook("sandbox", headers, body.replace("checkout.paid", "checkout.free"))).toBe("refused");
    expect(await receiveWebhook("sandbox", new Headers(), body)).toBe("refused");
    expect(await send(sandboxWebhook(ref, "checkout.paid", new Date(Date.now() - 301_000)))).toBe("refused");
    expect(await receiveWebhook("nobody", headers, body)).toBe("refused");
    expect(await statuses()).toEqual(["placed", "placed"]);
  });

  test("a genuine message that says 'paid' settles nothing while the provider does not say so", async () => {
    await send(sandboxWebhook(ref, "checkout.paid"));
    expect(await statuses()).toEqual(["placed", "placed"]);
  });

  test("out of order: 'declined' after 'paid' takes nothing back", async () => {
    await sandboxSays(checkoutId, { outcome: "approved" });
    await send(sandboxWebhook(ref, "checkout.paid"));
    await send(sandboxWebhook(ref, "checkout.declined"));
    expect(await statuses()).toEqual(["paid", "paid"]);
    expect(await paymentOf(checkoutId)).toMatchObject({ status: "paid", is_declined: false });
  });

  test.each([{ amount: 100 }, { amount: 10_000_000 }, { currency: "USD" }])(
    "another sum than was asked for (%j) ships nothing, and staff are notified once",
    async (paid) => {
      const admin = await aUser("admin");
      await sandboxSays(checkoutId, { outcome: "approved", ...paid });
      await send(sandboxWebhook(ref, "checkout.paid"));
      await send(sandboxWebhook(ref, "checkout.paid"));
      expect(await statuses()).toEqual(["placed", "placed"]);
      expect(await charges()).toEqual([]);
      expect(await noticesOf(admin)).toMatchObject([{ kind: "payment_mismatch" }]);
    },
  );

  test("one about a checkout that nobody knows changes nothing", async () => {
    expect(await send(sandboxWebhook(newId(), "checkout.paid"))).toBe("unknown");
    expect(await statuses()).toEqual(["placed", "placed"]);
  });
});

describe("Moyasar", () => {
  type Call = { method: string; url: string; authorization: string; body: Record<string, unknown> };
  const calls: Call[] = [];
  const fresh = { id: "inv_1", status: "initiated", amount: 12_000, currency: "SAR", url: "https://checkout.example/inv_1", payments: [] as object[] };
  const invoice = { ...fresh };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = chunks.length > 0 ? (JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>) : {};
    calls.push({ method: request.method ?? "", url: request.url ?? "", authorization: request.headers.authorization ?? "", body });
    response.setHeader("content-type", "application/json").end(JSON.stringify(invoice));
  });
  let provider: ReturnType<typeof moyasarProvider>;
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    provider = moyasarProvider({ secretKey: "sk_test_1", webhookToken: "a shared token", url });
  });
  afterAll(() => server.close());
  beforeEach(() => {
    calls.splice(0);
    Object.assign(invoice, fresh);
  });

  test("asks for an invoice in halalas, with the secret key and no card data", async () => {
    const order = {
      paymentId: "p1",
      amount: 12_000,
      currency: "SAR",
      description: "DW-1",
      returnUrl: "https://diwan.example/ordered/1",
      expiresAt: new Date(0),
    };
    expect(await provider.createCheckout(order)).toEqual({ ref: "inv_1", payUrl: "https://checkout.example/inv_1" });
    expect(calls).toMatchObject([{ method: "POST", url: "/invoices", authorization: `Basic ${Buffer.from("sk_test_1:").toString("base64")}` }]);
    expect(calls[0]?.body).toMatchObject({ amount: 12_000, currency: "SAR", success_url: order.returnUrl, expired_at: "1970-01-01T00:00:00.000Z" });
  });

  test("what was paid is what its payment says", async () => {
    expect(await provider.fetchStatus("inv_1")).toEqual({ state: "open", amount: 12_000, currency: "SAR" });
    const payments = [
      { id: "pay_0", status: "failed", amount: 12_000, currency: "SAR", refunded: 0 },
      { id: "pay_1", status: "paid", amount: 11_000, currency: "SAR", refunded: 0 },
    ];
    Object.assign(invoice, { status: "paid", payments });
    expect(await provider.fetchStatus("inv_1")).toEqual({ state: "paid", amount: 11_000, currency: "SAR" });
    Object.assign(invoice, { status: "expired", payments: [] });
    expect(await provider.fetchStatus("inv_1")).toMatchObject({ state: "ended" });
  });

  test("a refund whose answer was lost is not asked for again", async () => {
    const paid = { id: "pay_1", status: "paid", amount: 12_000, currency: "SAR", refunded: 0 };
    Object.assign(invoice, { status: "paid", payments: [paid] });
    const refund = { ref: "inv_1", refundId: newId(), amount: 4_000, refundedAfter: 4_000 };
    await provider.refund(refund);
    expect(calls.at(-1)).toMatchObject({ method: "POST", url: "/payments/pay_1/refund", body: { amount: 4_000 } });
    paid.refunded = 4_000;
    calls.splice(0);
    await provider.refund(refund);
    expect(calls.filter(({ method }) => method === "POST")).toEqual([]);
  });

  test("takes messages with the shared token alone", () => {
    const body = (token: string) => JSON.stringify({ id: "evt_1", type: "payment_paid", secret_token: token, data: { invoice_id: "inv_1" } });
    expect(provider.parseWebhook(new Headers(), body("a shared token"))).toEqual({ eventId: "evt_1", ref: "inv_1", kind: "payment_paid" });
    for (const wrong of ["", "a shared toke", "a shared tokens", "A shared token"]) expect(provider.parseWebhook(new Headers(), body(wrong))).toBeNull();
    for (const broken of ["", "{}", "[]", "not json"]) expect(provider.parseWebhook(new Headers(), broken)).toBeNull();
  });
});

test("pieces of a checkout that nobody paid are on sale again, and its slots and coupons with them", async () => {
  const piece = await aVariant(areen, { stock: 1 });
  const mine = await place({ [piece]: 1 });
  expect(await stockOf(piece)).toBe(0);
  await watchNow();
  expect(await stockOf(piece)).toBe(0);
  const { id } = await paymentOf(mine.checkoutId);
  await db
    .updateTable("payments")
    .set({ expires_at: new Date(Date.now() - 1) })
    .where("id", "=", id)
    .execute();
  await watchNow();
  await watchNow();
  expect(await stockOf(piece)).toBe(1);
  expect(await statuses()).toEqual(["placed", "placed"]);
});
