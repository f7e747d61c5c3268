import { sql } from "kysely";
import { type QuotationContent, stageAmounts } from "#app/features/projects/quotations/public.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { type ComparedItem, compareBids } from "../compare-bids.ts";
import { type RequestComparison, stillSealed } from "../requests.contract.ts";
import { areBidsOpened, mayChoose } from "../requests.policy.ts";
import { lastDayOf } from "../requests.rules.ts";
import { receivedBids } from "./get.server.ts";
import { ownRequest } from "./sides.server.ts";

type Row = { id: string; content: QuotationContent; priced_on: string };

/** In thousandths, as lines of a quote count; one job has no quantity. */
const asItem = (row: {
  number: number;
  room: string | null;
  room_kind: string | null;
  name: string;
  quantity: number | null;
  unit: string | null;
  note: string | null;
}): ComparedItem => ({
  ...{ number: row.number, name: row.name, note: row.note ?? "", group: row.room ?? row.room_kind ?? "" },
  quantity: row.quantity === null ? null : Math.round(row.quantity * 1_000),
  unit: row.unit === null || row.unit === "job" ? null : (row.unit as ComparedItem["unit"]),
});

/** The bids of a request, line by line. For the household, once they are opened. */
export async function compareRequest(id: string, viewer: Viewer, language: string): Promise<RequestComparison> {
  const request = await ownRequest(db, viewer, id);
  const now = new Date();
  if (!areBidsOpened(request, now)) throw stillSealed();
  const [received, { rows }, asked] = await Promise.all([
    receivedBids(id, language),
    sql<Row>`select b.id, r.content, r.priced_on::text priced_on from bids b join quotations q on q.bid_id = b.id
      join quotation_revisions r on r.quotation_id = q.id and r.number = b.revision and r.sent_at is not null
      where b.request_id = ${id} and b.status not in ('draft', 'withdrawn')`.execute(db),
    db.selectFrom("request_items").selectAll().where("request_id", "=", id).orderBy("number").execute(),
  ]);
  const contents = new Map(rows.map((row) => [row.id, row]));
  const bids = received.flatMap((bid) => {
    const written = contents.get(bid.id);
    return written ? [{ ...bid, written }] : [];
  });
  const items = asked.map(asItem);
  const {
    groups,
    bids: results,
    apart,
  } = compareBids(
    items,
    bids.map(({ id: bidId, written }) => ({ id: bidId, content: written.content, pricedOn: written.priced_on })),
  );
  return {
    ...{ id, title: request.title, status: request.status, lastDay: lastDayOf(request.deadline), canChoose: mayChoose(request, now), apart },
    groups: groups.map(({ name, items: rowsOf, sums }) => ({
      ...{ name, sums },
      items: rowsOf.map(({ item, cells, isEqual }) => {
        const row = asked.find(({ number }) => number === item.number);
        return { number: item.number, name: item.name, quantity: row?.quantity ?? null, unit: row?.unit ?? null, cells, isEqual };
      }),
    })),
    bids: bids.map(({ written, ...bid }, at) => {
      const { stages, weeks, startsOn, warrantyMonths = null, chargesVat } = written.content;
      const sums = results[at] as (typeof results)[number];
      const amounts = stageAmounts(written.content, sums.gross);
      return {
        ...bid,
        ...{ net: sums.net, vat: sums.vat, gross: sums.gross, extras: sums.extras, unpriced: sums.unpriced, gaps: sums.gaps, likely: sums.likely },
        ...{ unknown: sums.unknown, remarks: sums.remarks, offers: sums.offers, weeks, startsOn, warrantyMonths, chargesVat },
        stages: stages.map(({ text, share }, n) => ({ text, share, amount: amounts[n] ?? 0 })),
      };
    }),
  };
}
