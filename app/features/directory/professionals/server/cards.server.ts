import { sql } from "kysely";
import { companyIn, workPhotos } from "#app/features/people/profiles/public.server.ts";
import { maySee, visibilityOf } from "#app/features/people/profiles/public.ts";
import { personName } from "#app/platform/auth/person-name.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { translator } from "#app/platform/languages/translator.server.ts";
import { cityName } from "#app/platform/places/places.ts";
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
  specializations: string[];
  years: number | null;
  is_verified: boolean;
  hourly_rate: number | null;
  work: number;
  accepts: string | null;
  /** Null unless it is in the future. */
  starts_on: string | null;
  visibility: Parameters<typeof visibilityOf>[1];
};
type Translate = Awaited<ReturnType<typeof translator<"profiles">>>;

/** Cards of these ids, in their order. */
export async function cardsInOrder(ids: readonly string[], language: string): Promise<ProfessionalCardData[]> {
  if (ids.length === 0) return [];
  const [readPhotos] = workPhotos.all();
  const [{ rows }, photos, t] = await Promise.all([
    sql<Row>`
      select i.id, ${personName(language)} name, ${companyIn(language)} company, p.professional_type, p.username, p.city, p.specializations, p.years_of_experience years,
        i.is_verified, i.hourly_rate, i.work, p.availability_preferences ->> 'isAcceptingProjects' accepts,
        case when i.starts_on > current_date and i.starts_on <> 'infinity' then i.starts_on::text end starts_on, p.visibility
      from unnest(${ids}::uuid[]) with ordinality x(id, place) join professionals i on i.id = x.id join profiles p on p.id = i.id join users u on u.id = i.id
      order by x.place`.execute(db),
    readPhotos ? readPhotos(ids, CARD_PHOTOS, language) : new Map<string, ProfessionalCardData["photos"]>(),
    translator(language, "profiles"),
  ]);
  return rows.map((row) => ({ ...present(row, language, t), photos: photos.get(row.id) ?? [] }));
}

function present(row: Row, language: string, t: Translate): Omit<ProfessionalCardData, "photos"> {
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
    isVerified: row.is_verified,
    years: sees("experience") ? row.years : null,
    specialities: row.specializations.slice(0, SPECIALITIES).map((code) => text(`specialization.${code}`)),
    hourlyRate: row.hourly_rate === null ? null : { amount: row.hourly_rate, currency: "SAR" },
    start: sees("availability") && row.accepts !== null ? { accepts: row.accepts === "true", day: row.starts_on } : null,
    work: row.work,
  };
}
