import { type Kysely, sql } from "kysely";
import type { DB } from "#app/platform/database/schema.ts";

/** A seller as the law wants it named: before the purchase, and on the order for good. */
export type SellerFacts = {
  id: string;
  slug: string;
  name: string;
  nameAr: string | null;
  city: string | null;
  address: string | null;
  addressAr: string | null;
  /** Of the commercial register and of VAT, as far as they were checked. */
  registration: string | null;
  vatNumber: string | null;
};

const numberOf = (kind: string) => sql<string | null>`(select q.number from verification_requests q
  join organization_members m on m.user_id = q.user_id and m.role = 'owner' where m.organization_id = v.organization_id
    and q.kind = ${kind} and q.status = 'approved' and q.valid_until >= (now() at time zone 'Asia/Riyadh')::date order by q.decided_at limit 1)`;

export async function readSellers(executor: Kysely<DB>, ids: readonly string[]): Promise<Map<string, SellerFacts>> {
  const { rows } = await sql<SellerFacts>`
    select v.id, v.slug, v.name, v.name_ar "nameAr", v.city, v.address, v.address_ar "addressAr",
      coalesce(${numberOf("commercial_registration")}, ${numberOf("unified_number")}) registration, ${numberOf("vat")} "vatNumber"
    from vendors v where v.id = any(${[...ids]}::uuid[])`.execute(executor);
  return new Map(rows.map((row) => [row.id, row]));
}
