import type { Kysely } from "kysely";
import type { DB } from "#app/platform/database/schema.ts";
import { openFlow } from "#app/platform/documents/flow.server.ts";
import { storeBytes } from "#app/platform/media/store-bytes.server.ts";
import { HOUR_MS } from "#app/platform/rules/durations.ts";
import type { DemoCheckout } from "../demo-orders.ts";
import { seededId } from "../seeded.ts";

/** Longer than in life, so that the refused one is still pending when somebody looks. */
const WAIT_HOURS = 240;
const REFUSAL = "The receipt is of another amount than your order. Please send the one of this transfer.";
const line = (size: number) => ({ face: "text", size, color: "#1F1B16" }) as const;

/** What a bank's app gives its customer, on one page. */
async function receiptPdf(amount: number, number: string, name: string): Promise<Buffer> {
  const flow = await openFlow({ title: "Transfer receipt", language: "en", isRTL: false, pageOf: () => "" });
  flow.text("Transfer receipt", line(20), "start");
  for (const text of [`From: ${name}`, `Purpose: ${number}`, `Amount: SAR ${(amount / 100).toFixed(2)}`, "Status: completed"])
    flow.text(text, line(11), "start");
  return flow.close();
}

type Of = { id: string; number: string; total: number; buyer_id?: string | null };

/** The receipt of a transfer that was not confirmed; of the refused one, another amount than the order's. @returns columns of its payment */
export async function receiptColumns(trx: Kysely<DB>, { receipt, placedAt, buyer, key }: DemoCheckout, { number, total, buyer_id = null }: Of) {
  if (!receipt) return {};
  const isRefused = receipt === "refused";
  const bytes = await receiptPdf(isRefused ? total - 10_000 : total, number, buyer.name);
  const stored = await storeBytes(bytes, { folder: "documents", extension: "pdf", type: "application/pdf" });
  const [sentAt, refusedAt] = [new Date(placedAt.getTime() + HOUR_MS), new Date(placedAt.getTime() + 3 * HOUR_MS)];
  const id = seededId(`receipt ${key}`, sentAt);
  await trx
    .insertInto("files")
    .values({ ...stored, id, mime: "application/pdf", byte_size: bytes.length, is_public: false, owner_id: buyer_id, created_at: sentAt })
    .execute();
  return {
    ...{ receipt_id: id, receipt_at: sentAt, expires_at: new Date(refusedAt.getTime() + WAIT_HOURS * HOUR_MS) },
    ...(isRefused && { receipt_refused_at: refusedAt, receipt_note: REFUSAL }),
  };
}
