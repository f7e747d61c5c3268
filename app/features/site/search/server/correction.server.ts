import { sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";

/**
 * Replaces each word that neither a vendor nor an idea has by the nearest one that some have: one letter added, lost, changed or swapped. Null when
 * nothing could be put right.
 */
export async function correctWords(words: string): Promise<string | null> {
  const { rows } = await sql<{ word: string; better: string | null }>`
    select w.word, case when length(w.word) < 3 or known.yes then null else near.word end better
    from (select row_number() over () place, word from regexp_split_to_table(search_tokens(${words}), '[^[:alnum:]]+') word where word <> '') w
    cross join lateral (select exists (select from search_words s where s.word = w.word collate "C")
      or exists (select from idea_words s where s.word = w.word collate "C") yes) known
    left join lateral (
      select s.word from (
        select word, vendors n from search_words where variants && word_variants(w.word)
        union all select word, ideas from idea_words where variants && word_variants(w.word)) s
      where not known.yes order by levenshtein(s.word, w.word), s.n desc, s.word limit 1) near on true
    order by w.place`.execute(db);
  return rows.some(({ better }) => better) ? rows.map(({ word, better }) => better ?? word).join(" ") : null;
}
