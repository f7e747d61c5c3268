import type { Kysely } from "kysely";
import { notifyPerson } from "#app/features/talk/notifications/public.server.ts";
import { type AuditActor, recordAudit } from "#app/platform/audit/audit.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import type { QuoteStatus } from "../quotes.ts";

type Change = { id: string; status: QuoteStatus; actor: NonNullable<AuditActor> /** Where the requester reads more. */; href?: string };

/** The one place where a status changes: on record, and told to the requester. @returns whether it was another before */
export async function changeQuoteStatus(trx: Kysely<DB>, { id, status, actor, href = "/dashboard/quotes" }: Change): Promise<boolean> {
  const quote = await trx
    .selectFrom("quote_requests as q")
    .innerJoin("vendors as v", "v.id", "q.vendor_id")
    .select(["q.status", "q.requester_id", "v.name", "v.name_ar"])
    .where("q.id", "=", id)
    .forUpdate("q")
    .executeTakeFirst();
  if (!quote || quote.status === status) return false;
  await trx.updateTable("quote_requests").set({ status, updated_at: new Date() }).where("id", "=", id).execute();
  await recordAudit(trx, { actor, action: "quote.status", entityType: "quote_request", entityId: id, changes: { status: [quote.status, status] } });
  const userId = quote.requester_id;
  if (userId && userId !== actor.id && (status === "answered" || status === "closed")) {
    const params = { vendor: quote.name, ...(quote.name_ar && { vendorAr: quote.name_ar }) };
    await notifyPerson(trx, { userId, kind: status === "answered" ? "quote_answered" : "quote_closed", params, href, actorId: actor.id });
  }
  return true;
}

/** A vendor's first message about a request is its answer. @returns whether this was the first */
export async function answerQuote(trx: Kysely<DB>, change: Omit<Change, "status">): Promise<boolean> {
  const quote = await trx.selectFrom("quote_requests").select("status").where("id", "=", change.id).executeTakeFirst();
  return quote?.status === "new" || quote?.status === "seen" ? changeQuoteStatus(trx, { ...change, status: "answered" }) : false;
}
