import { type RawBuilder, sql } from "kysely";
import type { Searched } from "#app/platform/list/find-words.server.ts";
import type { Order } from "#app/platform/list/walk.server.ts";
import type { ProfessionalFilters } from "../professionals.contract.ts";
import type { ProfessionalSort } from "../professionals.search.ts";
import { STARTS, type Start } from "../professionals.ts";
import { placesServing } from "./places.server.ts";

const HALALAS = 100;

export const rates = (least: string): RawBuilder<boolean> => sql<boolean>`i.rating >= ${Number(least)}::real`;
export const startsWithin = (start: Start): RawBuilder<boolean> => sql<boolean>`i.starts_on <= current_date + ${STARTS[start]}::int`;

/** The one definition of 'public'; a column, for the partial indexes of 0066_professionals.sql. */
export const isPublicProfessional = sql`i.is_public`;

const bigint = sql`bigint`;
export const ORDERS: Record<ProfessionalSort, Order> = {
  recommended: { key: sql`i.prominence`, isDescending: true, type: bigint },
  soonest: { key: sql`i.starts_on`, isDescending: false, type: sql`date` },
  rate: { key: sql`coalesce(i.hourly_rate, 9223372036854775807)`, isDescending: false, type: bigint },
  rating: { key: sql`i.score`, isDescending: true, type: sql`real` },
  newest: { key: sql`i.joined_at`, isDescending: true, type: sql`timestamptz` },
};

/** Professionals as lists walk through and search them. */
export const publicProfessionals: Searched = {
  table: sql`professionals`,
  visible: isPublicProfessional,
  esteem: ORDERS.recommended,
  vocabulary: sql`select word, variants, professionals n from professional_words`,
};

/** The filters that ask for one word of the column `facets`, which begins with their name. */
export const FACETS = ["profession", "speciality", "style", "room", "language", "verified"] as const;
export type FacetName = (typeof FACETS)[number];

const facetsOf = (filters: ProfessionalFilters): string[] => FACETS.flatMap((name) => (filters[name] ? [`${name}:${filters[name]}`] : []));

const isPriced = ({ costFrom, costTo }: ProfessionalFilters): boolean => costFrom !== null || costTo !== null;

/** What their work costs, in halalas; an end that is not given is open. */
function costRange({ costFrom, costTo }: ProfessionalFilters): RawBuilder<unknown> {
  const [low, high] = costFrom !== null && costTo !== null && costFrom > costTo ? [costTo, costFrom] : [costFrom, costTo];
  const end = (riyals: number | null) => sql`${riyals === null ? null : riyals * HALALAS}::bigint`;
  return sql`int8range(${end(low)}, ${end(high)}, '[]')`;
}

/** Whether it is asked for words of the column `facets`, for costs or for words of the texts, so that an index finds what matches. */
export const isNarrow = (filters: ProfessionalFilters): boolean =>
  filters.search !== "" || filters.place !== "" || isPriced(filters) || facetsOf(filters).length > 0;

/** The conditions of a list over `professionals i`, without its words. */
export function filtered(filters: ProfessionalFilters): RawBuilder<unknown> {
  const facets = facetsOf(filters);
  const { place, start, rate, rating } = filters;
  const conditions = [
    facets.length > 0 && sql`i.facets @> ${facets}::text[]`,
    place !== "" && sql`i.facets && ${placesServing(place).map((each) => `place:${each}`)}::text[]`,
    start !== "" && startsWithin(start),
    rating !== "" && rates(rating),
    isPriced(filters) && sql`i.costs && ${costRange(filters)}`,
    rate !== null && sql`i.hourly_rate <= ${rate * HALALAS}`,
  ].filter((condition) => condition !== false);
  return conditions.length === 0 ? isPublicProfessional : sql.join([isPublicProfessional, ...conditions], sql` and `);
}

/** The same with the words. */
export const matching = (filters: ProfessionalFilters): RawBuilder<unknown> =>
  filters.search ? sql`${filtered(filters)} and i.search @@ search_query(${filters.search})` : filtered(filters);
