import type { Kysely } from "kysely";
import { notifyPerson } from "#app/features/talk/notifications/public.server.ts";
import { type AuditActor, recordAudit } from "#app/platform/audit/audit.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { listings } from "#app/platform/organizations/listings.server.ts";
import { defineStatus, freeMoves } from "#app/platform/status/define-status.server.ts";
import { QUOTE_STATUSES } from "../quotes.ts";

/** Each change is audited. An answer and an end notify the requester, unless they did it. `detail`: where the notification leads. */
export const quoteStatus = defineStatus({
  table: "quote_requests",
  states: QUOTE_STATUSES,
  columns: ["requester_id", "vendor_id"],
  moves: { ...freeMoves(QUOTE_STATUSES), firstAnswer: { from: ["new", "seen"], to: "answered" } },
  touch: () => ({ updated_at: new Date() }),
  onMove: async (trx, changes: readonly QuoteChange[]) => {
    await recordAudit(
      trx,
      changes.map(({ id, by, from, to }) => ({
        actor: by,
        action: "quote.status",
        entityType: "quote_request",
        entityId: id,
        changes: { status: [from, to] as [string, string] },
      })),
    );
    for (const change of changes) await notifyRequester(trx, change);
  },
});

type QuoteChange = {
  id: string;
  by: AuditActor;
  from: string;
  to: string;
  row: { requester_id: string | null; vendor_id: string };
  detail: { href: string } | undefined;
};

async function notifyRequester(trx: Kysely<DB>, { to, by, row, detail }: QuoteChange): Promise<void> {
  const userId = row.requester_id;
  if (!userId || userId === by?.id || (to !== "answered" && to !== "closed")) return;
  const vendor = await trx.selectFrom(listings().as("v")).select(["name", "name_ar"]).where("id", "=", row.vendor_id).executeTakeFirstOrThrow();
  const params = { vendor: vendor.name, ...(vendor.name_ar && { vendorAr: vendor.name_ar }) };
  const kind = to === "answered" ? "quote_answered" : "quote_closed";
  await notifyPerson(trx, { userId, kind, params, href: detail?.href ?? "/dashboard/quotes", actorId: by?.id });
}

/** A vendor's first message about a request is its answer. @returns whether this was the first */
export async function answerQuote(trx: Kysely<DB>, { id, actor, href }: { id: string; actor: AuditActor; href: string }): Promise<boolean> {
  const changes = await quoteStatus.moveAll(trx, "firstAnswer", { by: actor, where: (eb) => eb("id", "=", id), detail: { href } });
  return changes.length > 0;
}
