import type { RoomKind } from "#app/features/projects/projects/public.ts";
import { type AskedLine, beginBid } from "#app/features/projects/requests/public.server.ts";
import { noMoreBids } from "#app/features/projects/requests/requests.contract.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { translator } from "#app/platform/languages/translator.server.ts";
import { NAME_LENGTH } from "../quotation.ts";
import { groupsByRoom, lineOfItem } from "../rules/edits.ts";
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
    const t = await translator(language, "projects");
    const roomOf = ({ room, roomKind }: AskedLine) => room ?? (roomKind && t(`room.${roomKind as RoomKind}`));
    const lines = bid.items.map((item) => ({ room: roomOf(item)?.slice(0, NAME_LENGTH) ?? null, line: lineOfItem(asAsked(item)) }));
    const groups = lines.some(({ room }) => room !== null)
      ? groupsByRoom(lines, t("wholeProject"))
      : blank.groups.map((group) => ({ ...group, lines: lines.map(({ line }) => line) }));
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
