import { sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { newestFirst, pageOf } from "#app/platform/list/page.server.ts";
import type { HomeVendors, VendorReviews } from "../vendors.contract.ts";
import { nameIn } from "./cards.server.ts";

const PAGE = 10;
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

/** Newest first, ten at a time. */
export async function listReviews(vendorId: string, after: string | undefined): Promise<VendorReviews> {
  const query = db.selectFrom("vendor_reviews as r").select(columns).where("r.vendor_id", "=", vendorId);
  const [{ rows, next }, counts] = await Promise.all([
    pageOf(query, { order: newestFirst("vendor-reviews"), after, limit: PAGE }),
    db
      .selectFrom("vendor_reviews")
      .select(["rating", sql<number>`count(*)::int`.as("n")])
      .where("vendor_id", "=", vendorId)
      .groupBy("rating")
      .execute(),
  ]);
  const distribution = [1, 2, 3, 4, 5].map((stars) => counts.find((row) => row.rating === stars)?.n ?? 0);
  return { items: rows.map(present), total: distribution.reduce((sum, n) => sum + n, 0), distribution, next };
}

/** The newest reviews with something to read, of public vendors; those in the reader's language first. */
export async function latestReviews(language: string, count: number): Promise<HomeVendors["reviews"]> {
  const rows = await db
    .selectFrom("vendor_reviews as r")
    .innerJoin("vendors as v", "v.id", "r.vendor_id")
    .select(columns)
    .select(["v.name", "v.name_ar", "v.slug"])
    .where("v.is_public", "=", true)
    .where("r.body", "is not", null)
    .orderBy("r.created_at", "desc")
    .orderBy("r.id", "desc")
    .limit(LOOKED_THROUGH)
    .execute();
  const readable = rows.filter((row) => row.language === language);
  return [...readable, ...rows.filter((row) => row.language !== language)]
    .slice(0, count)
    .map((row) => ({ ...present(row), vendorName: nameIn(row, language), vendorSlug: row.slug }));
}
