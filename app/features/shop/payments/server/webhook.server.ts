import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { isOnline, providerOf } from "./providers.server.ts";
import { refreshFound } from "./settle.server.ts";

/** The reply to the provider: a refused message is never retried, a failed one is. */
export type Received = "refused" | "unknown" | "repeated" | "taken";

/** A message of a provider is a hint to ask it. Each is remembered, so that the twentieth of the same costs nothing; its settlement is idempotent by itself. */
export async function receiveWebhook(name: string, headers: Headers, body: string): Promise<Received> {
  const provider = isOnline(name) ? providerOf(name) : null;
  const event = provider?.parseWebhook(headers, body) ?? null;
  if (!event) return "refused";
  const payment = await db
    .selectFrom("payments as p")
    .leftJoin("payment_events as e", (join) => join.onRef("e.provider", "=", "p.provider").on("e.event_id", "=", event.eventId))
    .selectAll("p")
    .select("e.id as known")
    .where("p.provider", "=", name)
    .where("p.provider_ref", "=", event.ref)
    .executeTakeFirst();
  if (!payment) return "unknown";
  if (payment.known) return "repeated";
  await refreshFound(payment);
  const added = await db
    .insertInto("payment_events")
    .values({ id: newId(), provider: name, event_id: event.eventId, payment_id: payment.id, kind: event.kind })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return added ? "taken" : "repeated";
}
