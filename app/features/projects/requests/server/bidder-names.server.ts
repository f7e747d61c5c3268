import { sql } from "kysely";
import { personName } from "#app/platform/auth/person-name.server.ts";
import { listings } from "#app/platform/organizations/listings.server.ts";

export type BidderRow = { person_id: string | null; vendor_id: string | null; name: string | null; slug: string | null };

/** Name and page of the bidder in a row `x` of bids or invitations. */
export const bidderColumns = (person: string, language: string) => sql`${sql.ref(person)} person_id, x.vendor_id, coalesce(
    (select ${language === "ar" ? sql`coalesce(v.name_ar, v.name)` : sql`v.name`} from ${listings()} v where v.id = x.vendor_id),
    (select ${personName(language)} from users u where u.id = ${sql.ref(person)})) name,
  (select v.slug from ${listings()} v where v.id = x.vendor_id and v.is_public) slug`;

export const presentBidder = ({ person_id, vendor_id, name, slug }: BidderRow, id: string) => ({
  id: vendor_id ?? person_id ?? id,
  name: name ?? "—",
  isVendor: vendor_id !== null,
  href: vendor_id ? slug && `/vendors/${encodeURIComponent(slug)}` : person_id && `/professionals/profile/${person_id}`,
});
