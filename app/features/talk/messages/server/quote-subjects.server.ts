import { type RawBuilder, sql } from "kysely";
import { slot } from "#app/platform/feature/slot.server.ts";

/** A quote request that a conversation can be about. */
export type QuoteSubject = {
  id: string;
  requester_id: string | null;
  vendor_id: string;
  project_type: string;
  status: string;
  contact_name: string;
  created_at: Date;
};
/** A query of them, implemented by the quotes feature. */
export const quoteSubjects = slot<RawBuilder<QuoteSubject>>("quote requests to talk about");

/** The requests, to join. */
export const quotes = (): RawBuilder<QuoteSubject> => sql<QuoteSubject>`(${sql.join([...quoteSubjects.all()], sql` union all `)})`;
