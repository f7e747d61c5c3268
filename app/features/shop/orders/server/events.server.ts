import type { Kysely } from "kysely";
import type { AuditActor } from "#app/platform/audit/audit.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import type { OrderSide } from "../orders.ts";

export type NewEvent = { orderId: string; kind: string; by: AuditActor; side: OrderSide; note?: string | null; amount?: number | null };

export const eventRow = ({ orderId, kind, by, side, note = null, amount = null }: NewEvent) => ({
  ...{ id: newId(), order_id: orderId, kind, side, note, amount },
  ...{ actor_id: by?.id ?? null, actor_name: by?.name ?? null },
});

/** The order's timeline, which both sides read; notes are the seller's own. */
export async function recordEvents(trx: Kysely<DB>, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return;
  await trx.insertInto("order_events").values(events.map(eventRow)).execute();
}
