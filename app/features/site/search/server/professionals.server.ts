import { sql } from "kysely";
import { companyIn } from "#app/features/people/profiles/public.server.ts";
import { maySee, visibilityOf } from "#app/features/people/profiles/public.ts";
import { personName } from "#app/platform/auth/person-name.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { translator } from "#app/platform/languages/translator.server.ts";
import { cityName } from "#app/platform/places/places.ts";
import type { ProfessionalData } from "../search.contract.ts";

const COUNTED = 1_000;

type Row = {
  id: string;
  full_name: string;
  company_name: string | null;
  professional_type: string | null;
  username: string | null;
  city: string | null;
  verification_status: string;
  visibility: Parameters<typeof visibilityOf>[1];
  photo: ProfessionalData["photo"];
};

export type ProfessionalHits = { items: ProfessionalData[]; total: number; isCapped: boolean };

/**
 * Professionals whose page is open to everybody, by the words of what they show there. Visitors and signed-in people find the same: an address
 * that is cached or shared must not depend on the viewer.
 */
export async function searchProfessionals(words: string, language: string, limit: number, page = 1): Promise<ProfessionalHits> {
  const query = sql`search_query(${words})`;
  const { rows } = await sql<{ total: number; items: Row[] | null }>`
    with p as materialized (
      select p.id, p.verification_status = 'verified' verified, p.search @@ search_query_in_name(${query}) in_name, ts_rank(p.search, ${query}) rank
      from profiles p join user_directory d on d.user_id = p.id and d.role = 'professional' join users u on u.id = p.id
      where p.search @@ ${query} and u.suspended_at is null and u.deletion_requested_at is null limit ${COUNTED + 1}),
    shown as (select p.id, row_number() over (order by p.in_name desc, p.verified desc, p.rank desc, p.id desc) place from p
      order by place limit ${limit} offset ${(page - 1) * limit})
    select (select count(*)::int from p) total, (select json_agg(json_build_object('id', p.id, 'full_name', ${personName(language)}, 'company_name', ${companyIn(language)},
      'professional_type', p.professional_type, 'username', p.username, 'city', p.city, 'verification_status', p.verification_status, 'visibility', p.visibility,
      'photo', case when f.id is not null then json_build_object('id', f.id, 'width', f.width, 'height', f.height, 'blur', f.placeholder) end) order by s.place)
      from shown s join profiles p on p.id = s.id join users u on u.id = p.id left join files f on f.id = p.avatar_id and f.width is not null) items`.execute(
    db,
  );
  const { total = 0, items } = rows[0] ?? {};
  const t = await translator(language, "profiles");
  return { items: (items ?? []).map((row) => present(row, language, t)), total: Math.min(total, COUNTED), isCapped: total > COUNTED };
}

type Translate = Awaited<ReturnType<typeof translator<"profiles">>>;

function present(row: Row, language: string, t: Translate): ProfessionalData {
  const visibility = visibilityOf("professional", row.visibility);
  const sees = (part: keyof typeof visibility) => maySee("visitor", visibility[part]);
  return {
    id: row.id,
    name: row.full_name,
    to: `/profile/${row.username ?? row.id}`,
    trade: sees("specializations") && row.professional_type ? t(`professionalType.${row.professional_type}` as Parameters<Translate>[0]) : null,
    company: sees("company") ? row.company_name : null,
    city: sees("city") && row.city ? cityName(row.city, language) : null,
    isVerified: row.verification_status === "verified",
    photo: sees("avatar") ? row.photo : null,
  };
}
