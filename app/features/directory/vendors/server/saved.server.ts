import type { SavedCard } from "#app/features/people/saved/public.server.ts";
import { db } from "#app/platform/database/db.server.ts";
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

const LISTINGS = 3;

/** Which public entries of the directory these organizations have. */
export async function listingsOnProfile(organizationIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("vendors")
    .select("id")
    .where("organization_id", "in", organizationIds)
    .where("is_public", "=", true)
    .orderBy("created_at")
    .orderBy("id")
    .limit(LISTINGS)
    .execute();
  return rows.map(({ id }) => id);
}
