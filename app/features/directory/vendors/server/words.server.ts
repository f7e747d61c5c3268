import { sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { correctWords } from "#app/platform/text/correct-words.server.ts";
import { COUNT_CAP } from "../vendors.search.ts";
import { isPublic } from "./cards.server.ts";

export type SearchTerms = {
  /** A tsquery as text; empty when the words hold no letter or digit. */
  query: string;
  /** The corrected words, when the given ones match nothing. */
  corrected: string | null;
};

/** The words of vendors, for `correctWords`. */
export const vendorWords = sql`select word, variants, vendors n from search_words`;

/** The tsquery: as typed or, without matches, with spelling corrections. */
export async function searchTerms({ search }: { search: string }): Promise<SearchTerms> {
  const { rows } = await sql<{ query: string; found: boolean }>`
    with q as (select search_query(${search}) q)
    select q::text query, numnode(q) > 0 and exists (select from vendors v where v.search @@ search_query(${search}) and ${isPublic}) found from q`.execute(db);
  const query = rows[0]?.query ?? "";
  if (!query || rows[0]?.found) return { query, corrected: null };
  const corrected = await correctWords(search, vendorWords);
  if (!corrected) return { query, corrected: null };
  const again = await sql<{ query: string }>`select search_query(${corrected})::text query`.execute(db);
  return { query: again.rows[0]?.query ?? query, corrected };
}

/**
 * True when a single word matches far more vendors than are ever counted, by its frequency in the vocabulary.
 * Only for a search without filters.
 */
export async function isVeryCommon(query: string): Promise<boolean> {
  const word = /^'([^']+)'(:\*)?$/.exec(query);
  if (!word?.[1]) return false;
  const matches = word[2] ? sql`word like ${`${word[1]}%`}` : sql`word = ${word[1]}`;
  const { rows } = await sql<{ n: number | null }>`select max(vendors) n from search_words where ${matches}`.execute(db);
  return (rows[0]?.n ?? 0) > COUNT_CAP * 1.2;
}
