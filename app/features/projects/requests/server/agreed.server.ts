import { sql } from "kysely";
import { seenProject } from "#app/features/projects/projects/public.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { localText } from "#app/platform/text/local-text.ts";
import type { AgreedBid } from "../requests.contract.ts";
import { jobPath } from "../requests.ts";
import { type BidderRow, bidderColumns, presentBidder } from "./bidder-names.server.ts";
import { inNameOf } from "./sides.server.ts";

type Row = BidderRow & { id: string; request_id: string; title: string; title_ar: string | null; total: number; quotation_id: string | null };

/** @throws NOT_FOUND for those who do not belong to the project */
export async function listAgreed(viewer: Viewer, projectId: string, language: string): Promise<AgreedBid[]> {
  const { access } = await seenProject(db, viewer, projectId);
  const isHousehold = access !== "professional";
  const { rows } = await sql<Row>`
    select x.id, x.request_id, r.title, k.title_ar, x.total, q.id quotation_id, ${bidderColumns("x.bidder_id", language)}
    from requests r join bids x on x.request_id = r.id left join request_packages k on k.request_id = r.id left join quotations q on q.bid_id = x.id
    where r.project_id = ${projectId} and x.status = 'accepted' and (${isHousehold} or ${inNameOf(viewer.id, "x", "bidder_id")})
    order by x.updated_at, x.id limit 50`.execute(db);
  return rows.map((row) => ({
    ...{
      bidId: row.id,
      title: localText(row.title, row.title_ar, language),
      bidder: presentBidder(row, row.id),
      total: { amount: row.total, currency: "SAR" },
    },
    href: !row.quotation_id ? jobPath(row.request_id) : isHousehold ? `/bids/${row.id}` : `/quote-builder/${row.quotation_id}`,
  }));
}
