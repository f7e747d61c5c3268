import { type RawBuilder, sql } from "kysely";
import { correctedSearch as corrected, findByWords, RANKED, type Searched } from "#app/platform/list/find-words.server.ts";
import type { IdeaCardData } from "../ideas.contract.ts";
import { isPublicIdea, selectIdeaCards } from "./cards.server.ts";

/** The words of ideas, for `correctWords`. */
export const ideaWords = sql`select word, variants, ideas n from idea_words`;

/** Ideas as lists walk and search them; equal hits are ordered by what people like. */
export const publicIdeas: Searched = {
  table: sql`design_ideas`,
  visible: isPublicIdea,
  esteem: { key: sql`i.popularity`, isDescending: true, type: sql`bigint` },
  vocabulary: ideaWords,
};

/** The corrected words, when no idea has the given ones. */
export const correctedSearch = (words: string): Promise<string | null> => corrected(publicIdeas, words);

export type IdeaHits = { items: IdeaCardData[]; total: number; isCapped: boolean };

/** Public ideas by words. */
export async function searchIdeas(words: string, language: string, limit: number, page = 1): Promise<IdeaHits> {
  const { total, ids } = await findIdeaIds(words, isPublicIdea, limit, (page - 1) * limit);
  return { items: await ideasInOrder(ids, language), total: Math.min(total, RANKED), isCapped: total > RANKED };
}

/** The same among the ideas of a condition: ids only. `total` is above the cap where more match than are ever counted. */
export const findIdeaIds = (words: string, condition: RawBuilder<unknown>, limit: number, offset: number): Promise<{ total: number; ids: string[] }> =>
  findByWords(publicIdeas, words, condition, { limit, offset });

/** Cards in the order of these ids, which a query of public ideas gave. */
export const ideasInOrder = async (ids: readonly string[], language: string): Promise<IdeaCardData[]> =>
  ids.length === 0 ? [] : selectIdeaCards(sql`select id, place from unnest(${ids}::uuid[]) with ordinality x(id, place)`, language);
