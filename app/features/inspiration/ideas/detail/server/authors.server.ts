import { sql } from "kysely";
import { vendorsWhere } from "#app/features/directory/vendors/public.server.ts";
import { maySee, onlookerOf, type PROFESSIONAL_TYPES, visibilityOf } from "#app/features/people/profiles/public.ts";
import { personName } from "#app/platform/auth/person-name.server.ts";
import { offersWork, type Role, type Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { cityName } from "#app/platform/places/places.ts";
import type { IdeaAuthor } from "../detail.contract.ts";

type Row = {
  id: string;
  name: string;
  username: string | null;
  city: string | null;
  profession: (typeof PROFESSIONAL_TYPES)[number] | null;
  role: Role;
  visibility: Parameters<typeof visibilityOf>[1];
  vendor_slug: string | null;
  vendor_name: string | null;
  vendor_name_ar: string | null;
  vendor_city: string | null;
};

/** The authors with these ids whom the viewer may know: vendors with a public page, and people whose profile they may see. */
export async function authorsOf(ids: readonly (string | null)[], viewer: Viewer | null, language: string): Promise<ReadonlyMap<string, IdeaAuthor>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const { rows } = await sql<Row>`
    select u.id, ${personName(language)} name, p.username, p.city, p.professional_type profession, p.visibility, d.role,
      v.slug vendor_slug, v.name vendor_name, v.name_ar vendor_name_ar, v.city vendor_city
    from users u join profiles p on p.id = u.id join user_directory d on d.user_id = u.id
    left join lateral (select slug, name, name_ar, city from vendors where id in ${vendorsWhere(sql`u.id`, "manageOwners")} and is_public
      order by created_at, id limit 1) v on true
    where u.id = any(${wanted}::uuid[]) and u.suspended_at is null and u.deletion_requested_at is null`.execute(db);
  return new Map(rows.flatMap((row) => present(row, viewer, language)).map((author) => [author.id, author]));
}

function present(row: Row, viewer: Viewer | null, language: string): IdeaAuthor[] {
  const isOwn = viewer?.id === row.id;
  const place = (city: string | null) => city && cityName(city, language);
  if (row.vendor_slug !== null)
    return [
      {
        id: row.id,
        kind: "vendor",
        name: (language === "ar" && row.vendor_name_ar) || (row.vendor_name ?? ""),
        path: `/vendors/${encodeURIComponent(row.vendor_slug)}`,
        city: place(row.vendor_city),
        profession: null,
        contact: isOwn ? null : { vendor: row.vendor_slug },
      },
    ];
  const onlooker = onlookerOf(viewer, row.id);
  const visibility = visibilityOf(row.role, row.visibility);
  if (!maySee(onlooker, visibility.profile)) return [];
  const isTrade = offersWork(row);
  return [
    {
      id: row.id,
      kind: row.role === "professional" ? "professional" : "person",
      name: row.name,
      path: `/profile/${encodeURIComponent(row.username ?? row.id)}`,
      city: maySee(onlooker, visibility.city) ? place(row.city) : null,
      profession: isTrade && maySee(onlooker, visibility.specializations) ? row.profession : null,
      contact: isOwn || !isTrade ? null : { profile: row.id },
    },
  ];
}
