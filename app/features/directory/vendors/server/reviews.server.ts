import { db } from "#app/platform/database/db.server.ts";
import { localText } from "#app/platform/text/local-text.ts";
import type { HomeVendors } from "../vendors.contract.ts";

const LOOKED_THROUGH = 40;
const columns = ["r.id", "r.author_name", "r.rating", "r.body", "r.language", "r.created_at"] as const;
type Row = { id: string; author_name: string; rating: number; body: string | null; language: string | null; created_at: Date };

const present = (row: Row) => ({
  id: row.id,
  authorName: row.author_name,
  rating: row.rating,
  body: row.body,
  language: row.language,
  createdAt: row.created_at.toISOString(),
});

/** The newest reviews with something to read, of public vendors; those in the reader's language first. */
export async function latestReviews(language: string, count: number): Promise<HomeVendors["reviews"]> {
  const rows = await db
    .selectFrom("reviews as r")
    .innerJoin("vendors as v", "v.id", "r.subject_id")
    .select(columns)
    .select(["v.name", "v.name_ar", "v.slug"])
    .where("r.subject_type", "=", "vendor")
    .where("r.status", "=", "visible")
    .where("v.is_public", "=", true)
    .where("r.body", "is not", null)
    .orderBy("r.created_at", "desc")
    .orderBy("r.id", "desc")
    .limit(LOOKED_THROUGH)
    .execute();
  const readable = rows.filter((row) => row.language === language);
  return [...readable, ...rows.filter((row) => row.language !== language)]
    .slice(0, count)
    .map((row) => ({ ...present(row), vendorName: localText(row.name, row.name_ar, language), vendorSlug: row.slug }));
}
