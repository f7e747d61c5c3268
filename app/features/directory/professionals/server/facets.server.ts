import { type RawBuilder, sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { translator } from "#app/platform/languages/translator.server.ts";
import { correctedSearch } from "#app/platform/list/find-words.server.ts";
import { mapPoint, regions } from "#app/platform/places/places.ts";
import type { ProfessionalFacet, ProfessionalFacets, ProfessionalFilters } from "../professionals.contract.ts";
import { RATINGS, START_NAMES } from "../professionals.search.ts";
import { FACETS, type FacetName, matching, publicProfessionals, rates, startsWithin } from "./filters.server.ts";
import { servedPlaces } from "./places.server.ts";

/** Where more match, counts are left out: counting them all would take longer than the page. */
const COUNTED = 2_000;

type Counted = { value: string; count: number | null };
/** What is counted: words of the column `facets`, and steps of the other columns. */
const COUNTS = [...FACETS, "rating", "start"] as const;
type CountName = (typeof COUNTS)[number];
/** Where a value's name is found. */
const TEXTS = {
  profession: { texts: "profiles", prefix: "professionalType" },
  speciality: { texts: "profiles", prefix: "specialization" },
  style: { texts: "profiles", prefix: "style" },
  language: { texts: "profiles", prefix: "language" },
  room: { texts: "portfolio", prefix: "room" },
  verified: { texts: "verifications.facts", prefix: "kind" },
} as const satisfies Record<FacetName, { texts: string; prefix: string }>;

/** How many professionals each value of each filter would leave. A filter that is on is counted as if it were off: what else could be chosen in its place. */
export async function listFacets(asked: ProfessionalFilters, language: string): Promise<ProfessionalFacets> {
  const filters = { ...asked, search: (await correctedSearch(publicProfessionals, asked.search)) ?? asked.search };
  const [all, places, t, rooms, facts, ...own] = await Promise.all([
    wordsOf(filters),
    countPlaces({ ...filters, place: "" }),
    translator(language, "profiles"),
    translator(language, "portfolio"),
    translator(language, "verifications.facts"),
    ...COUNTS.map((name) => (filters[name] ? wordsOf({ ...filters, [name]: "" }) : Promise.resolve(undefined))),
  ]);
  const counted = (name: CountName): Counted[] => {
    const found = (own[COUNTS.indexOf(name)] ?? all).get(name) ?? [];
    const chosen = filters[name];
    return chosen === "" || found.some(({ value }) => value === chosen) ? found : [{ value: chosen, count: 0 }, ...found];
  };
  const of = (name: FacetName): ProfessionalFacet[] => counted(name).map((each) => ({ ...each, label: labelOf(name, each.value) }));
  const labelOf = (name: FacetName, code: string): string => {
    const { texts, prefix } = TEXTS[name];
    const key = `${prefix}.${code}`;
    // The mark has no name of its own.
    if (name === "verified" && code === "yes") return code;
    const text = { profiles: t, portfolio: rooms, "verifications.facts": facts }[texts](key as never);
    // A code from an address may have no name.
    return text === `${texts}.${key}` ? code : text;
  };
  return {
    professions: of("profession"),
    regions: regionsOf(places, filters.place, language),
    specialities: of("speciality"),
    styles: of("style"),
    rooms: of("room"),
    languages: of("language"),
    verified: of("verified"),
    ratings: counted("rating"),
    starts: counted("start"),
  };
}

const stepped = (word: string, isReached: RawBuilder<boolean>) => sql`case when ${isReached} then ${word}::text end`;
/** Steps that a professional reaches, as words: rating:4, start:month. */
const STEPS = sql.join([
  ...RATINGS.map((rating) => stepped(`rating:${rating}`, rates(rating))),
  ...START_NAMES.map((start) => stepped(`start:${start}`, startsWithin(start))),
]);

const hits = (filters: ProfessionalFilters, words = sql`i.facets`) =>
  sql`select i.id, ${words} facets from professionals i where ${matching(filters)} limit ${COUNTED + 1}`;

/** The words of `facets` and the steps among what matches, by what they begin with, the most frequent first. */
async function wordsOf(filters: ProfessionalFilters): Promise<ReadonlyMap<string, Counted[]>> {
  const { rows } = await sql<{ kind: string; value: string; n: number; is_all: boolean }>`
    with hits as materialized (${hits(filters, sql`i.facets || array_remove(array[${STEPS}], null)`)})
    select split_part(word, ':', 1) kind, substr(word, strpos(word, ':') + 1) value, count(*)::int n, (select count(*) <= ${COUNTED} from hits) is_all
    from hits cross join unnest(facets) word where word not like 'place:%' group by word order by n desc, word`.execute(db);
  return Map.groupBy(
    rows.map(({ kind, value, n, is_all }) => ({ kind, value, count: is_all ? n : null })),
    ({ kind }) => kind,
  );
}

type Place = { value: string; n: number; is_named: boolean; is_all: boolean };

/** Who works where: each professional once for each place, however they said it. */
async function countPlaces(filters: ProfessionalFilters): Promise<ReadonlyMap<string, Place>> {
  const { named, served } = servedPlaces();
  const { rows } = await sql<Place>`
    with hits as materialized (${hits(filters)}),
    places as (select 'place:' || named named, served from unnest(${named}::text[], ${served}::text[]) x(named, served))
    select p.served value, count(distinct h.id)::int n, bool_or(p.named = 'place:' || p.served) is_named, (select count(*) <= ${COUNTED} from hits) is_all
    from hits h cross join unnest(h.facets) word join places p on p.named = word group by p.served`.execute(db);
  return new Map(rows.map((row) => [row.value, row]));
}

/** Regions that someone works in, with the cities that someone names; the place that is on stays. */
function regionsOf(places: ReadonlyMap<string, Place>, chosen: string, language: string): ProfessionalFacets["regions"] {
  const facet = ({ value, label }: { value: string; label: string }): ProfessionalFacet => {
    const place = places.get(value);
    return { value, label, count: place && !place.is_all ? null : (place?.n ?? 0) };
  };
  return regions(language).flatMap((region) => {
    const cities = region.cities.filter(({ value }) => value === chosen || places.get(value)?.is_named);
    if (!places.has(region.value) && region.value !== chosen && cities.length === 0) return [];
    return [{ ...facet(region), cities: cities.map((city) => ({ ...facet(city), at: mapPoint(city.value) })) }];
  });
}
