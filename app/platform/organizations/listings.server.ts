import { type RawBuilder, sql } from "kysely";
import { slot } from "#app/platform/feature/slot.server.ts";

/** A listing of an organization, or without an owner: its name and address. */
export type Listing = {
  id: string;
  organization_id: string | null;
  name: string;
  name_ar: string | null;
  slug: string;
  contact_email: string | null;
  is_public: boolean;
};
/** A query of them, implemented by the directory. */
export const organizationListings = slot<RawBuilder<Listing>>("listings of organizations");

/** The listings, to join: `join ${listings()} v on v.id = q.vendor_id`. */
export const listings = (): RawBuilder<Listing> => sql<Listing>`(${sql.join([...organizationListings.all()], sql` union all `)})`;
