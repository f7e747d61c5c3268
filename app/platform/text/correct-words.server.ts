import { type RawBuilder, sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";

/**
 * Replaces each word that `vocabulary` lacks by the nearest one that it has: one letter added, lost, changed or swapped. Null when nothing could be
 * corrected. Arabic words of three letters are often names (رنا), and each is near a common word: they stay.
 * @param vocabulary a query of `word`, its `variants` and in `n` how many have it
 */
export async function correctWords(words: string, vocabulary: RawBuilder<unknown>): Promise<string | null> {
  const { rows } = await sql<{ word: string; better: string | null }>`
    select w.word, near.word better
    from (select row_number() over () place, word, word ~ '[ء-ي]' is_arabic from unnest(search_word_list(${words})) word) w
    cross join lateral (select length(w.word) < case when w.is_arabic then 4 else 3 end
      or exists (select from (${vocabulary}) v where v.word = w.word collate "C") stays) known
    left join lateral (
      select v.word from (${vocabulary}) v where v.variants && word_variants(w.word) and not known.stays
      order by levenshtein(v.word, w.word), v.n desc, v.word limit 1) near on true
    order by w.place`.execute(db);
  return rows.some(({ better }) => better) ? rows.map(({ word, better }) => better ?? word).join(" ") : null;
}
