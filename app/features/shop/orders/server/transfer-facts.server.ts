import type { TransferFacts } from "../orders.policy.ts";
import type { TransferReceipt } from "../orders.view.contract.ts";

type Row = { method: string; status: string; receipt_id: string | null; receipt_refused_at: Date | null };

/** Of a row of `payments`. */
export const transferFactsOf = ({ method, status, receipt_id, receipt_refused_at }: Row): TransferFacts => ({
  ...{ method, paymentStatus: status },
  ...{ hasReceipt: receipt_id !== null, isRefused: receipt_refused_at !== null },
});

type Sent = { receipt_id: string | null; receipt_at: Date | null; receipt_note: string | null; receipt_refused_at: Date | null };

export const presentReceipt = ({ receipt_id, receipt_at, receipt_note, receipt_refused_at }: Sent): TransferReceipt | null =>
  receipt_id && receipt_at ? { sentAt: receipt_at.toISOString(), refusedAt: receipt_refused_at?.toISOString() ?? null, reason: receipt_note } : null;
