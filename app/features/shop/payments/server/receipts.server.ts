import { type Kysely, sql } from "kysely";
import type { DB } from "#app/platform/database/schema.ts";
import { removeFiles } from "#app/platform/media/remove-files.server.ts";
import { TRANSFER_HOURS } from "../payments.ts";

/** The buyer's receipt of a transfer, in place of an earlier one. Its pieces wait until staff have looked. The caller has locked the payment. */
export async function attachReceipt(trx: Kysely<DB>, paymentId: string, fileId: string): Promise<void> {
  await removeFiles(trx, sql`select receipt_id from payments where receipt_id is not null and id = ${paymentId}`);
  await trx
    .updateTable("payments")
    .set({ receipt_id: fileId, receipt_at: new Date(), receipt_note: null, receipt_refused_at: null, updated_at: new Date() })
    .where("id", "=", paymentId)
    .execute();
}

/** Staff cannot use it. The buyer has the time of a transfer once more to send another. The caller has locked the payment. */
export async function refuseReceipt(trx: Kysely<DB>, paymentId: string, note: string): Promise<void> {
  await trx
    .updateTable("payments")
    .set({
      ...{ receipt_refused_at: new Date(), receipt_note: note, updated_at: new Date() },
      expires_at: sql`greatest(expires_at, now() + make_interval(hours => ${TRANSFER_HOURS}))`,
    })
    .where("id", "=", paymentId)
    .execute();
}
