import { sql } from "kysely";
import { vendorsWhere } from "#app/features/directory/vendors/public.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { newestIds, pageOf } from "#app/platform/list/page.server.ts";
import { cityName } from "#app/platform/places/places.ts";
import { localText } from "#app/platform/text/local-text.ts";
import type { CustomerFilters, CustomerPage } from "../sales-reports.contract.ts";

const PER_PAGE = 30;

type Row = {
  id: string;
  name: string;
  city: string;
  vendor: string;
  vendor_ar: string | null;
  orders: number;
  spent: number;
  currency: string;
  first_at: Date;
  last_at: Date;
};

/** Who bought, identified by account, or as a guest by the address; erased people by nothing. */
export async function listCustomers(viewer: Viewer, { search, vendor, after }: CustomerFilters, language: string): Promise<CustomerPage> {
  const words = search.trim();
  const query = sql<Row>`
    select (array_agg(o.id order by o.id desc))[1] id, (array_agg(o.contact_name order by o.id desc))[1] name, (array_agg(o.city order by o.id desc))[1] city,
      v.name vendor, v.name_ar vendor_ar, count(*)::int orders, sum(o.paid - o.refunded)::bigint spent, o.currency, min(o.created_at) first_at, max(o.created_at) last_at
    from orders o join checkouts c on c.id = o.checkout_id join vendors v on v.id = o.vendor_id
    where o.vendor_id in ${vendorsWhere(viewer.id, "read")} and o.status not in ('placed', 'cancelled') ${vendor ? sql`and o.vendor_id = ${vendor}` : sql``}
    group by v.id, o.currency, case when c.contact_email = '' then o.id::text else coalesce(o.buyer_id::text, lower(c.contact_email)) end
    ${words ? sql`having bool_or(o.search @@ search_query(${words}))` : sql``}`;
  const { rows, next } = await pageOf(query, { order: newestIds("customers"), after, limit: PER_PAGE });
  return {
    items: rows.map(({ id, name, city, vendor: seller, vendor_ar, orders, spent, currency, first_at, last_at }) => ({
      ...{ id, name, orders, spent, currency },
      city: cityName(city, language),
      vendor: localText(seller, vendor_ar, language),
      firstAt: first_at.toISOString(),
      lastAt: last_at.toISOString(),
    })),
    next,
  };
}
