import { sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { COUNT_CAP } from "../vendors.search.ts";
import { isPublic } from "./cards.server.ts";

export type SearchTerms = {
  /** A tsquery as text; empty when the words hold no letter or digit. */
  query: string;
  /** The words searched for instead of those given, when those match nothing. */
  corrected: string | null;
};

/** The question for the index: as typed or, when that finds nobody, with its mistyped words put right. */
export async function searchTerms({ search }: { search: string }): Promise<SearchTerms> {
  const { rows } = await sql<{ query: string; found: boolean }>`
    with q as (select search_query(${search}) q)
    select q::text query, numnode(q) > 0 and exists (select from vendors v where v.search @@ search_query(${search}) and ${isPublic}) found from q`.execute(db);
  const query = rows[0]?.query ?? "";
  if (!query || rows[0]?.found) return { query, corrected: null };
  const corrected = await correct(search);
  if (!corrected) return { query, corrected: null };
  const again = await sql<{ query: string }>`select search_query(${corrected})::text query`.execute(db);
  return { query: again.rows[0]?.query ?? query, corrected };
}

/**
 * True when a single word is known to be in far more vendors than are ever counted: the vocabulary knows without reading one of them.
 * Only for a search without filters.
 */
export async function isVeryCommon(query: string): Promise<boolean> {
  const word = /^'([^']+)'(:\*)?$/.exec(query);
  if (!word?.[1]) return false;
  const matches = word[2] ? sql`word like ${`${word[1]}%`}` : sql`word = ${word[1]}`;
  const { rows } = await sql<{ n: number | null }>`select max(vendors) n from search_words where ${matches}`.execute(db);
  return (rows[0]?.n ?? 0) > COUNT_CAP * 1.2;
}

/**
 * Replaces each word that no vendor has by the nearest one that some have: one letter added, lost, changed or swapped.
 * Null when nothing could be put right.
 */
async function correct(search: string): Promise<string | null> {
  const { rows } = await sql<{ word: string; better: string | null }>`
    select w.word, case when length(w.word) < 3 or known.yes then null else near.word end better
    from (select row_number() over () place, word from regexp_split_to_table(search_tokens(${search}), '[^[:alnum:]]+') word where word <> '') w
    cross join lateral (select exists (select from search_words s where s.word = w.word collate "C") yes) known
    left join lateral (
      select s.word from search_words s where s.variants && word_variants(w.word) and not known.yes
      order by levenshtein(s.word, w.word), s.vendors desc, s.word limit 1) near on true
    order by w.place`.execute(db);
  return rows.some((row) => row.better) ? rows.map((row) => row.better ?? row.word).join(" ") : null;
}
