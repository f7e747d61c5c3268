import { sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { cityName } from "#app/platform/places/places.ts";
import type { HomeVendors } from "../vendors.contract.ts";
import { isPublic, selectCards } from "./cards.server.ts";
import { storedCity } from "./counts.server.ts";
import { latestReviews } from "./reviews.server.ts";

const IN_CITY = 6;
const REVIEWS = 3;

async function busiestCity(): Promise<string | null> {
  const { rows } = await sql<{ city: string }>`
    select city from vendor_counts where category_id is null and city is not null group by city having sum(n) > 0 order by sum(n) desc, city limit 1`.execute(
    db,
  );
  return rows[0]?.city ?? null;
}

const numbered = (order: ReturnType<typeof sql>, condition: ReturnType<typeof sql>, count: number) => sql`
  select id, row_number() over () place from (select v.id from vendors v where ${isPublic} and ${condition} order by ${order} limit ${count}) ids`;
const byRank = sql`v.is_featured desc, v.score desc, v.id desc`;

/** What the home page shows of the directory. */
export async function highlights(asked: string, language: string): Promise<HomeVendors> {
  const wanted = storedCity(asked);
  const [reviews, busiest] = await Promise.all([latestReviews(language, REVIEWS), busiestCity()]);
  for (const value of [wanted, busiest]) {
    if (!value) continue;
    const vendors = await selectCards(numbered(byRank, sql`v.city = ${value}`, IN_CITY), language);
    if (vendors.length > 0) return { reviews, city: { value, label: cityName(value, language), vendors } };
  }
  return { reviews, city: null };
}
