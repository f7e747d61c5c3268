import type { SavedCard } from "#app/features/people/saved/public.server.ts";
import { publicCards } from "./cards.server.ts";

/** As cards among what someone saved. */
export async function showSavedVendors(ids: readonly string[], language: string): Promise<[string, SavedCard][]> {
  const cards = await publicCards(ids, language);
  return cards.map((card) => [
    card.id,
    {
      title: card.name,
      to: `/vendors/${encodeURIComponent(card.slug)}`,
      line: card.city,
      rating: card.rating,
      reviewCount: card.reviewCount,
      from: card.minProjectValue,
      photo: card.photo,
    },
  ]);
}
