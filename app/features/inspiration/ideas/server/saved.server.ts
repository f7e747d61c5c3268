import type { SavedCard } from "#app/features/people/saved/public.server.ts";
import { ideaPath } from "../ideas.ts";
import { publicIdeaCards } from "./cards.server.ts";

/** As cards among what someone saved. */
export async function showSavedIdeas(ids: readonly string[], language: string): Promise<[string, SavedCard][]> {
  const cards = await publicIdeaCards(ids, language);
  return cards.map((card) => [
    card.id,
    {
      title: card.title,
      to: ideaPath(card.slug),
      line: null,
      rating: card.rating || null,
      reviewCount: card.ratingCount,
      from: card.estimatedCost,
      photo: card.photo,
    },
  ]);
}
