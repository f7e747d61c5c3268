import { sql } from "kysely";
import { namedPackages } from "#app/features/people/packages/public.server.ts";
import { portfolioPhotos } from "#app/features/people/portfolio/public.server.ts";
import { companyIn, workPhotos } from "#app/features/people/profiles/public.server.ts";
import { maySee, visibilityOf } from "#app/features/people/profiles/public.ts";
import { checkedKinds } from "#app/features/people/verifications/public.server.ts";
import { personName } from "#app/platform/auth/person-name.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { translator } from "#app/platform/languages/translator.server.ts";
import { cityName, regionCodeOf } from "#app/platform/places/places.ts";
import type { ProfessionalCardData } from "../professionals.contract.ts";
import { CARD_PHOTOS } from "../professionals.ts";

/** Specialities on a card. */
const SPECIALITIES = 3;

type Row = {
  id: string;
  name: string;
  company: string | null;
  professional_type: string;
  username: string | null;
  city: string | null;
  /** As named: regions' codes and cities. */
  areas: string[];
  specializations: string[];
  years: number | null;
  is_verified: boolean;
  review_count: number;
  rating: number | null;
  hourly_rate: number | null;
  work: number;
  accepts: string | null;
  /** Null unless it is in the future. */
  starts_on: string | null;
  visibility: Parameters<typeof visibilityOf>[1];
};
type Translate = Awaited<ReturnType<typeof translator<"profiles">>>;

/** Cards of these ids, in their order; their packages by the words of a search. */
export async function cardsInOrder(ids: readonly string[], language: string, words = ""): Promise<ProfessionalCardData[]> {
  if (ids.length === 0) return [];
  const [readPhotos] = workPhotos.all();
  const [{ rows }, projects, ideas, checks, packages, t, factName] = await Promise.all([
    sql<Row>`
      select i.id, ${personName(language)} name, ${companyIn(language)} company, p.professional_type, p.username, p.city,
        array(select substr(word, 7) from unnest(i.facets) word where word like 'place:%') areas, p.specializations, p.years_of_experience years,
        i.is_verified, i.review_count, i.rating, i.hourly_rate, i.work, p.availability_preferences ->> 'isAcceptingProjects' accepts,
        case when b.day > current_date then b.day::text end starts_on, p.visibility
      from unnest(${ids}::uuid[]) with ordinality x(id, place) join professionals i on i.id = x.id join profiles p on p.id = i.id join users u on u.id = i.id
      -- of those who take nothing now: when they will again
      cross join lateral (select case when i.starts_on = 'infinity' then day_or_null(p.availability_preferences ->> 'earliestStart') else i.starts_on end "day") b
      order by x.place`.execute(db),
    portfolioPhotos(ids, CARD_PHOTOS, language),
    readPhotos ? readPhotos(ids, CARD_PHOTOS, language) : new Map<string, ProfessionalCardData["photos"]>(),
    checkedKinds(ids),
    namedPackages(ids, words, language),
    translator(language, "profiles"),
    translator(language, "verifications.facts"),
  ]);
  // Finished projects say more than ideas.
  const photosOf = (id: string) => [...(projects.get(id) ?? []), ...(ideas.get(id) ?? [])].slice(0, CARD_PHOTOS);
  const checkedOf = (id: string) => (checks.get(id) ?? []).map((kind) => factName(`kind.${kind}`));
  return rows.map((row) => ({ ...present(row, language, t), checked: checkedOf(row.id), package: packages.get(row.id) ?? null, photos: photosOf(row.id) }));
}

function present(row: Row, language: string, t: Translate): Omit<ProfessionalCardData, "checked" | "package" | "photos"> {
  const visibility = visibilityOf("professional", row.visibility);
  const sees = (part: keyof typeof visibility) => maySee("visitor", visibility[part]);
  const text = (key: string) => t(key as Parameters<Translate>[0]);
  return {
    id: row.id,
    path: `/profile/${row.username ?? row.id}`,
    name: row.name,
    profession: text(`professionalType.${row.professional_type}`),
    company: sees("company") ? row.company : null,
    city: sees("city") && row.city ? cityName(row.city, language) : null,
    regions: [...new Set(row.areas.flatMap((area) => regionCodeOf(area) ?? []))],
    isVerified: row.is_verified,
    reviewCount: row.review_count,
    rating: row.rating === null ? null : Math.round(row.rating * 10) / 10,
    years: sees("experience") ? row.years : null,
    specialities: row.specializations.slice(0, SPECIALITIES).map((code) => text(`specialization.${code}`)),
    hourlyRate: row.hourly_rate === null ? null : { amount: row.hourly_rate, currency: "SAR" },
    start: sees("availability") && row.accepts !== null ? { accepts: row.accepts === "true", day: row.starts_on } : null,
    work: row.work,
  };
}
