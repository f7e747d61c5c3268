import { type RawBuilder, sql } from "kysely";
import { vendorsWhere } from "#app/features/directory/vendors/public.server.ts";
import { countsOf } from "#app/platform/list/counts.server.ts";
import { newestIds, pageOf } from "#app/platform/list/page.server.ts";
import { cityName } from "#app/platform/places/places.ts";
import { localText } from "#app/platform/text/local-text.ts";
import { moneyState } from "../money-state.ts";
import { ORDER_STATUSES, ORDERS_PER_PAGE, type OrderStatus } from "../orders.ts";
import type { OrderFilters, OrderItem, OrderList } from "../orders.view.contract.ts";
import type { SellerFacts } from "./sellers.server.ts";

type Row = {
  id: string;
  number: string;
  status: OrderStatus;
  paid: number;
  refunded: number;
  seller: SellerFacts;
  contact_name: string;
  city: string;
  pieces: number;
  piece: string;
  piece_ar: string | null;
  photo_id: string | null;
  total: number;
  currency: string;
  promised: string | null;
  is_return_asked: boolean;
  is_disputed: boolean;
  created_at: Date;
};

export type OrderScope = "all" | { team: string } | { buyer: string };

/** A seller hears of what was paid, and of what is paid at the door. */
const isForSeller = sql`(o.status not in ('placed', 'cancelled') or o.paid > 0 or exists (
  select from checkouts c join payments p on p.id = c.payment_id where c.id = o.checkout_id and p.method = 'cash_on_delivery'))`;

const within = (scope: OrderScope): RawBuilder<unknown> => {
  if (scope === "all") return sql`true`;
  return "buyer" in scope ? sql`o.buyer_id = ${scope.buyer}` : sql`o.vendor_id in ${vendorsWhere(scope.team, "read")} and ${isForSeller}`;
};

const ONLY = {
  dispute: sql`and o.dispute_at is not null`,
  return: sql`and o.return_asked_at is not null and o.status in ('delivered', 'completed')`,
  transfer: sql`and o.status = 'placed' and exists (select from checkouts c join payments p on p.id = c.payment_id
    where c.id = o.checkout_id and p.status = 'pending' and p.receipt_id is not null and p.receipt_refused_at is null)`,
  "": sql``,
};

const present = (row: Row, language: string): OrderItem => ({
  ...{ id: row.id, number: row.number, status: row.status, money: moneyState(row), contactName: row.contact_name, pieces: row.pieces, photoId: row.photo_id },
  ...{ total: row.total, currency: row.currency, promisedOn: row.promised, isReturnAsked: row.is_return_asked, isDisputed: row.is_disputed },
  vendor: localText(row.seller.name, row.seller.nameAr, language),
  city: cityName(row.city, language),
  firstPiece: localText(row.piece, row.piece_ar, language),
  createdAt: row.created_at.toISOString(),
});

/** Newest first, with how many there are of each status. */
export async function listOrders(scope: OrderScope, { status, search, only, after }: OrderFilters, language: string): Promise<OrderList> {
  const words = search.trim();
  const query = sql<Row>`
    select o.id, o.number, o.status, o.paid, o.refunded, o.seller, o.contact_name, o.city, o.total, o.currency, o.promised_on::text promised, o.created_at,
      (o.return_asked_at is not null and o.status in ('delivered', 'completed')) is_return_asked, o.dispute_at is not null is_disputed,
      l.pieces, l.names[1] piece, l.names_ar[1] piece_ar, l.photos[1] photo_id
    from orders o join lateral (select sum(quantity)::int pieces, array_agg(name order by position) names, array_agg(name_ar order by position) names_ar,
      array_agg(photo_id order by position) photos from order_lines where order_id = o.id) l on true
    where ${within(scope)} ${status ? sql`and o.status = ${status}` : sql``} ${ONLY[only]} ${words ? sql`and o.search @@ search_query(${words})` : sql``}`;
  const [{ rows, next }, counts] = await Promise.all([
    pageOf(query, { order: newestIds("orders"), after, limit: ORDERS_PER_PAGE }),
    countsOf(ORDER_STATUSES, sql`select o.status as value, count(*)::int n from orders o where ${within(scope)} group by 1`),
  ]);
  return { items: rows.map((row) => present(row, language)), next, counts };
}
