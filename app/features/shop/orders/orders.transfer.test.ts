import "#app/api/router.server.ts";
import { randomUUID } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import { isMissing } from "#app/api/page-outcome.ts";
import { watchNow } from "#app/features/shop/payments/server/jobs.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { maySeeFile } from "#app/platform/media/file-access.server.ts";
import { mailsTo } from "#app/platform/testing/mails.ts";
import { noticesOf } from "#app/platform/testing/notices.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { readReceipt } from "./server/transfer.server.ts";
import { aSeller, asBuyer, asOne, aVariant, ordersOf, paymentOf, place, stockOf, type TestSeller } from "./testing/a-checkout.ts";
import { aPaidOrder } from "./testing/a-payment.ts";

vi.mock("#app/platform/mail/mail.server.ts", () => import("#app/platform/testing/mails.ts"));

const PDF = "%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n";
const receipt = (text = PDF, name = "receipt.pdf") => new File([text], name, { type: "application/pdf" });
const code = (wanted: string) => expect.objectContaining({ code: wanted });

let areen: TestSeller;
let sofa: string;
let reem: Viewer;
let admin: Viewer;
beforeEach(async () => {
  areen = await aSeller({ name: "Areen" });
  sofa = await aVariant(areen);
  [reem, admin] = [await aUser(), await aUser("admin")];
});

const byTransfer = async (buyer: Viewer | null = reem, more: object = {}) => {
  const made = await place({ [sofa]: 1 }, { paymentMethod: "bank_transfer", ...more }, buyer);
  const [{ id } = { id: "" }] = await ordersOf(made.checkoutId);
  return { ...made, orderId: id };
};
const send = (viewer: Viewer | null, id: string, token: string | null = null, file = receipt()) => asOne(viewer).sendReceipt({ id, token, receipt: file });
const expired = (checkoutId: string) =>
  db
    .updateTable("payments")
    .set({ expires_at: new Date(Date.now() - 60_000) })
    .where("id", "=", (eb) => eb.selectFrom("checkouts").select("payment_id").where("id", "=", checkoutId))
    .execute();

test("a receipt waits for staff past the payment's time, is theirs and the buyer's to read, and is confirmed", async () => {
  const { checkoutId, orderId } = await byTransfer();
  expect((await asBuyer(reem).get({ id: orderId, token: null })).permissions.sendReceipt).toBe(true);
  await send(reem, checkoutId);
  expect(await noticesOf(admin)).toMatchObject([{ kind: "transfer_received", href: `/admin/orders?open=${orderId}` }]);
  expect((await asBuyer(admin).listAll({ only: "transfer" })).items.map(({ id }) => id)).toContain(orderId);
  await expired(checkoutId);
  await watchNow();
  expect((await ordersOf(checkoutId)).map(({ status }) => status)).toEqual(["placed"]);

  for (const viewer of [reem, admin]) expect(await readReceipt(checkoutId, { viewer, token: null })).toMatchObject({ mime: "application/pdf" });
  const seen = await asBuyer(admin).get({ id: orderId, token: null });
  expect(seen).toMatchObject({ transfer: { isOpen: true, receipt: { refusedAt: null } }, permissions: { confirmTransfer: true, refuseReceipt: true } });
  expect(seen.events.at(-1)).toMatchObject({ kind: "receipt", side: "buyer" });

  await asOne(admin).confirmTransfer({ id: orderId });
  expect((await ordersOf(checkoutId)).map(({ status }) => status)).toEqual(["paid"]);
  expect((await asBuyer(admin).listAll({ only: "transfer" })).items.map(({ id }) => id)).not.toContain(orderId);
  await expect(send(reem, checkoutId)).rejects.toEqual(code("STATUS_CONFLICT"));
  await expect(asOne(admin).refuseReceipt({ id: orderId, reason: "Late" })).rejects.toEqual(code("STATUS_CONFLICT"));
});

test("the seller, another buyer and visitors neither send nor see it, and it is no file that an address opens", async () => {
  const { checkoutId, orderId } = await byTransfer();
  const other = await byTransfer(null);
  for (const [viewer, token] of [
    [await aUser(), null],
    [areen.owner, null],
    [null, null],
    [null, other.token],
  ] as const) {
    await expect(send(viewer, checkoutId, token)).rejects.toEqual(code("NOT_FOUND"));
    await expect(readReceipt(checkoutId, { viewer, token })).rejects.toSatisfy(isMissing);
  }
  await send(reem, checkoutId);
  for (const viewer of [await aUser(), areen.owner, null]) await expect(readReceipt(checkoutId, { viewer, token: null })).rejects.toSatisfy(isMissing);
  expect((await asBuyer(areen.owner).get({ id: orderId, token: null })).transfer).toBeNull();
  const { receipt_id } = await paymentOf(checkoutId);
  const file = await db
    .selectFrom("files")
    .selectAll()
    .where("id", "=", receipt_id ?? "")
    .executeTakeFirstOrThrow();
  expect(file.is_public).toBe(false);
  expect(await maySeeFile(areen.owner, file)).toBe(false);
  await expect(asOne(areen.owner).refuseReceipt({ id: orderId, reason: "No" })).rejects.toEqual(code("FORBIDDEN"));
});

test("a refused one says why; the buyer has a day from then to send another, in place of the first", async () => {
  const { checkoutId, orderId } = await byTransfer();
  await expect(asOne(admin).refuseReceipt({ id: orderId, reason: "Why" })).rejects.toEqual(code("STATUS_CONFLICT"));
  await send(reem, checkoutId);
  const first = (await paymentOf(checkoutId)).receipt_id;
  await expired(checkoutId);
  await expect(asOne(admin).refuseReceipt({ id: orderId, reason: "  " })).rejects.toEqual(code("INVALID"));
  await asOne(admin).refuseReceipt({ id: orderId, reason: "Another amount" });
  expect((await noticesOf(reem)).map(({ params }) => (params as { news: string }).news)).toEqual(["receiptRefused"]);
  const { payment } = await asBuyer(reem).getCheckout({ id: checkoutId, token: null });
  expect(payment.receipt).toMatchObject({ reason: "Another amount", refusedAt: expect.any(String) });
  expect(new Date(payment.expiresAt ?? 0).getTime() - Date.now()).toBeGreaterThan(23.9 * 3_600_000);
  await expect(asOne(admin).refuseReceipt({ id: orderId, reason: "Again" })).rejects.toEqual(code("STATUS_CONFLICT"));
  const audit = await db
    .selectFrom("audit_events")
    .select(["action", "actor_name"])
    .where("entity_id", "=", orderId)
    .where("action", "=", "order.receipt")
    .execute();
  expect(audit).toEqual([{ action: "order.receipt", actor_name: admin.name }]);

  await send(reem, checkoutId);
  const now = await paymentOf(checkoutId);
  expect(now).toMatchObject({ receipt_refused_at: null, receipt_note: null });
  expect(now.receipt_id).not.toBe(first);
  expect(
    await db
      .selectFrom("files")
      .select("id")
      .where("id", "=", first ?? "")
      .executeTakeFirst(),
  ).toBeUndefined();
});

test("without another one the pieces go back on sale", async () => {
  const { checkoutId, orderId } = await byTransfer();
  await send(reem, checkoutId);
  await asOne(admin).refuseReceipt({ id: orderId, reason: "Unreadable" });
  await expired(checkoutId);
  await watchNow();
  expect((await ordersOf(checkoutId)).map(({ status }) => status)).toEqual(["cancelled"]);
  expect(await stockOf(sofa)).toBe(10);
  await expect(send(reem, checkoutId)).rejects.toEqual(code("STATUS_CONFLICT"));
});

test("a guest sends it with the link, and hears of a refusal by mail", async () => {
  const email = `${randomUUID()}@guest.example`;
  const { checkoutId, token, orderId } = await byTransfer(null, { contact: { name: "Guest", email, phone: "0554180192" } });
  await send(null, checkoutId, token);
  expect(await readReceipt(checkoutId, { viewer: null, token })).toMatchObject({ mime: "application/pdf" });
  await asOne(admin).refuseReceipt({ id: orderId, reason: "Another amount" });
  expect(mailsTo(email).at(-1)).toMatchObject({
    subject: expect.stringContaining("needs another receipt"),
    text: expect.stringContaining(`/ordered/${checkoutId}`),
  });
});

test("the bytes decide what it is, and nothing is stored of what is refused", async () => {
  const { checkoutId } = await byTransfer();
  for (const [text, problem] of [
    ["", "EMPTY"],
    ["<svg xmlns='http://www.w3.org/2000/svg'/>", "UNSUPPORTED"],
    ["%PDF-1.7 cut off", "DAMAGED"],
  ] as const)
    await expect(send(reem, checkoutId, null, receipt(text))).rejects.toMatchObject({ code: "INVALID", data: { fields: { "receipt.0": problem } } });
  const large = new File([Buffer.alloc(10 * 1024 * 1024)], "receipt.pdf");
  await expect(send(reem, checkoutId, null, large)).rejects.toEqual(code("INVALID"));
  expect((await paymentOf(checkoutId)).receipt_id).toBeNull();
});

test("what is paid by card takes none", async () => {
  const { checkout_id } = await aPaidOrder({ [sofa]: 1 }, {}, reem);
  await expect(send(reem, checkout_id)).rejects.toEqual(code("STATUS_CONFLICT"));
});
