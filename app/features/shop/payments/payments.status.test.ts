import { expect, test, vi } from "vitest";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { describeStatus } from "#app/platform/testing/status-cases.ts";
import type { PaymentStatus } from "./payments.ts";
import { paymentFollowers, paymentStatus } from "./server/status.server.ts";

const follower = { onPaid: vi.fn(async () => undefined), onExpired: vi.fn(async () => undefined), nameOf: async () => null };
vi.spyOn(paymentFollowers, "all").mockReturnValue([follower]);

const run = (name: keyof typeof paymentStatus.moves) => (id: string) => paymentStatus.move(db, id, name, { by: null });

async function aPayment(status: PaymentStatus): Promise<string> {
  const id = newId();
  const values = { id, amount: 100_00, currency: "SAR", method: "card", provider: "sandbox", language: "en", return_path: "/ordered", status };
  await db
    .insertInto("payments")
    .values({ ...values, ...(status === "paid" && { paid_at: new Date(), captured: 100_00 }) })
    .execute();
  return id;
}

describeStatus(paymentStatus, { make: aPayment, run: { pay: run("pay"), expire: run("expire"), payLate: run("payLate") } });

test("what follows from a payment follows once: nothing from one that came late", async () => {
  const [paid, expired] = [await aPayment("pending"), await aPayment("pending")];
  vi.clearAllMocks();
  await run("pay")(paid);
  await run("pay")(paid);
  expect(follower.onPaid).toHaveBeenCalledExactlyOnceWith(expect.anything(), paid);
  await run("expire")(expired);
  await run("payLate")(expired);
  expect(follower.onExpired).toHaveBeenCalledExactlyOnceWith(expect.anything(), expired);
  expect(follower.onPaid).toHaveBeenCalledOnce();
});
