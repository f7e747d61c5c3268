import { sql } from "kysely";
import { LEAST_SEARCHES, type Subject } from "#app/features/talk/counts/public.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { SearchedWords, SiteInsights, ViewedPage } from "../insights.contract.ts";
import { type Counted, type Period, type Range, SITE_SERIES, seriesOf } from "../insights.ts";
import { inBoth, inPeriod, momentIn, presentPeriod, rangeUntilToday, readSince, readSums, stepAt } from "./sums.server.ts";
import { pagesOf } from "./viewed.server.ts";

const MOST_WORDS = 20;
const MOST_PAGES = 20;

const KINDS = {
  "idea.view": "ideas",
  "product.view": "products",
  "vendor.view": "vendors",
  "professional.view": "professionals",
  "package.view": "packages",
  "product.cart": "carts",
  "vendor.phone": "contacts",
  "vendor.whatsapp": "contacts",
  "vendor.email": "contacts",
  "vendor.website": "contacts",
  "professional.phone": "contacts",
  "professional.whatsapp": "contacts",
  "professional.email": "contacts",
  "professional.website": "contacts",
} as const;

export async function readSite(days: Period): Promise<SiteInsights> {
  const range = rangeUntilToday(days);
  const [sums, searches, funnel, since] = await Promise.all([readSums(KINDS, range), readSearchSums(range), readFunnel(range), readSince()]);
  const sinceOf = (id: (typeof SITE_SERIES)[number]) => (id === "products" || id === "carts" ? since.pieces : since.all);
  const series = seriesOf(SITE_SERIES, range, [...sums, ...searches], sinceOf);
  const views = series.find(({ id }) => id === "ideas")?.total ?? 0;
  const { saved, requests, withBids, awards, bids } = funnel;
  return {
    ...presentPeriod(range, since.all),
    series,
    funnel: [
      { id: "views", n: views },
      { id: "saved", n: saved },
      { id: "requests", n: requests },
      { id: "bids", n: withBids },
      { id: "awards", n: awards },
    ],
    bids,
  };
}

async function readSearchSums(range: Range): Promise<Counted[]> {
  const { rows } = await sql<{ at: number; n: number; missed: number }>`
    select ${stepAt(sql`s.day`, range)} as at, sum(s.count)::int n, sum(s.missed)::int missed from daily_searches s
    where s.words = '' and ${inBoth(sql`s.day`, range)} group by 1`.execute(db);
  return rows.flatMap(({ at, n, missed }) => [
    { id: "searches", at, n },
    { id: "missed", at, n: missed },
  ]);
}

/** What was saved and sent in the period, and what became of the requests sent in it. */
async function readFunnel({ from, to }: Range) {
  const { rows } = await sql<{ saved: number; requests: number; withBids: number; bids: number; awards: number }>`
    with sent as (
      select r.id, r.status, (select count(*) from bids b where b.request_id = r.id and b.submitted_at is not null) bids
      from requests r where r.sample_for is null and ${momentIn(sql`r.sent_at`, from, to)}
    )
    select (select count(*) from saved_items s where s.entity_type = 'idea' and ${momentIn(sql`s.created_at`, from, to)})::int
        + (select count(*) from ideabook_items i where i.idea_id is not null and ${momentIn(sql`i.created_at`, from, to)})::int saved,
      count(*)::int requests, count(*) filter (where bids > 0)::int "withBids", coalesce(sum(bids), 0)::int bids, count(*) filter (where status = 'awarded')::int awards
    from sent`.execute(db);
  return rows[0] ?? { saved: 0, requests: 0, withBids: 0, bids: 0, awards: 0 };
}

export async function readViewed(days: Period, kind: Subject, language: string): Promise<ViewedPage[]> {
  const range = rangeUntilToday(days);
  const most = sql`
    select c.subject_id id, sum(c.count)::int views from daily_counts c
    where c.kind = ${`${kind}.view`} and c.subject_id is not null and ${inPeriod(sql`c.day`, range)} group by 1 order by 2 desc, 1 limit ${MOST_PAGES * 2}`;
  return pagesOf(kind, most, language, MOST_PAGES);
}

export async function readSearched(days: Period): Promise<{ most: SearchedWords[]; missed: SearchedWords[] }> {
  const range = rangeUntilToday(days);
  const { rows } = await sql<SearchedWords & { isMost: boolean; isMissed: boolean }>`
    with found as materialized (
      select s.words, array_agg(distinct s.place order by s.place) places, sum(s.count)::int count, sum(s.missed)::int missed from daily_searches s
      where s.words <> '' and ${inPeriod(sql`s.day`, range)} group by 1 having sum(s.count) >= ${LEAST_SEARCHES}
    ), ranked as (select *, row_number() over (order by count desc, words) most, row_number() over (order by missed desc, words) worst from found)
    select words, places, count, missed, most <= ${MOST_WORDS} "isMost", worst <= ${MOST_WORDS} and missed > 0 "isMissed" from ranked
    where most <= ${MOST_WORDS} or (worst <= ${MOST_WORDS} and missed > 0) order by most`.execute(db);
  const plain = ({ words, places, count, missed }: SearchedWords) => ({ words, places, count, missed });
  return {
    most: rows.filter(({ isMost }) => isMost).map(plain),
    missed: rows
      .filter(({ isMissed }) => isMissed)
      .toSorted((a, b) => b.missed - a.missed)
      .map(plain),
  };
}
