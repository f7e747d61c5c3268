import { beginBid } from "#app/features/projects/requests/public.server.ts";
import { noMoreBids } from "#app/features/projects/requests/requests.contract.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { NAME_LENGTH } from "../quotation.ts";
import { lineOfItem } from "../rules/edits.ts";
import { asAsked } from "./asked.server.ts";
import { blankContent } from "./blank.server.ts";
import { insertRevision } from "./write.server.ts";

/** The quotation of the viewer's bid on a request: the one that is there, or a new one with a line for each item. @throws NOT_FOUND, FORBIDDEN, NO_MORE_BIDS */
export function createForRequest(
  viewer: Viewer,
  { requestId, idempotencyKey, professionalId }: { requestId: string; idempotencyKey: string; professionalId: string | null },
  language: string,
): Promise<{ id: string }> {
  return db.transaction().execute(async (trx) => {
    const bid = await beginBid(trx, viewer, requestId, professionalId ?? undefined);
    if (!bid) throw noMoreBids();
    const present = await trx.selectFrom("quotations").select("id").where("bid_id", "=", bid.id).executeTakeFirst();
    if (present) return present;
    const blank = await blankContent(language);
    const groups = blank.groups.map((group) => ({ ...group, lines: bid.items.map((item) => lineOfItem(asAsked(item))) }));
    const id = newId();
    const whose = {
      author_id: bid.professionalId ?? viewer.id,
      vendor_id: bid.vendorId,
      bid_id: bid.id,
      sample_for: bid.sampleFor,
      idempotency_key: idempotencyKey,
    };
    await trx
      .insertInto("quotations")
      .values({ id, ...whose, language, title: bid.title, client_name: bid.title.slice(0, NAME_LENGTH) })
      .execute();
    await insertRevision(trx, viewer, { quotationId: id, number: 1, content: { ...blank, groups, title: bid.title }, notes: {} });
    return { id };
  });
}
