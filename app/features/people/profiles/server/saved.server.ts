import { sql } from "kysely";
import type { SavedCard } from "#app/features/people/saved/public.server.ts";
import { personName } from "#app/platform/auth/person-name.server.ts";
import type { Role } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { cityName } from "#app/platform/places/places.ts";
import { maySee, visibilityOf } from "../profiles.privacy.ts";

type ProfileRow = {
  id: string;
  role: Role;
  full_name: string;
  company_name: string | null;
  username: string | null;
  city: string | null;
  visibility: Parameters<typeof visibilityOf>[1];
  photo: NonNullable<SavedCard["photo"]> | null;
};

/** What `profiles p` calls its company in the reader's language. */
export const companyIn = (language: string) =>
  language === "ar" ? sql`coalesce(nullif(p.company_details->>'nameAr', ''), p.company_name)` : sql`p.company_name`;

/** Profiles whose pages their owners show to people who are signed in, with the parts that they show. */
export async function showSavedProfiles(ids: readonly string[], language: string): Promise<[string, SavedCard][]> {
  const { rows } = await sql<ProfileRow>`
    select p.id, coalesce(p.role, 'homeowner') as role, ${personName(language)} full_name, ${companyIn(language)} company_name, p.username, p.city, p.visibility,
      case when f.id is not null then json_build_object('id', f.id, 'width', f.width, 'height', f.height, 'blur', f.placeholder, 'alt', null) end photo
    from profiles p join users u on u.id = p.id left join files f on f.id = p.avatar_id and f.width is not null
    where p.id = any(${ids}::uuid[]) and u.suspended_at is null and u.deletion_requested_at is null`.execute(db);
  return rows.flatMap((row): [string, SavedCard][] => {
    const visibility = visibilityOf(row.role, row.visibility);
    if (!maySee("signed_in", visibility.profile)) return [];
    const sees = (part: keyof typeof visibility) => maySee("signed_in", visibility[part]);
    const words = [sees("company") && row.company_name, sees("city") && row.city && cityName(row.city, language)].filter(Boolean);
    return [
      [
        row.id,
        {
          title: row.full_name,
          to: `/profile/${row.username ?? row.id}`,
          line: words.join(" · ") || null,
          rating: null,
          reviewCount: 0,
          from: null,
          photo: sees("avatar") ? row.photo : null,
        },
      ],
    ];
  });
}
