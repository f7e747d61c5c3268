import { sql } from "kysely";
import type { SavedCard } from "#app/features/people/saved/public.server.ts";
import { productPath } from "../products.ts";
import { isPublicProduct, selectCards } from "./cards.server.ts";

/** Cards for the wishlist, of products still on sale. */
export async function showSavedProducts(ids: readonly string[], language: string): Promise<[string, SavedCard][]> {
  const cards = await selectCards(
    sql`select i.id, x.place from unnest(${ids}::uuid[]) with ordinality x(id, place) join products i on i.id = x.id where ${isPublicProduct}`,
    language,
  );
  return cards.map((card) => [
    card.id,
    {
      title: card.name,
      to: productPath(card.slug),
      line: card.vendor,
      rating: null,
      reviewCount: 0,
      from: card.price,
      isOnePrice: !card.isFrom,
      photo: card.photo,
      isSoldOut: !card.inStock && !card.isMadeToOrder,
    },
  ]);
}
