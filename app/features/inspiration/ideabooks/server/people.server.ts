import { sql } from "kysely";
import { maySee, visibilityOf } from "#app/features/people/profiles/public.ts";
import { nameIn, type Role } from "#app/platform/auth/viewer.ts";

export type PersonRow = {
  id: string;
  name: string;
  nameAr: string | null;
  role: Role | null;
  username: string | null;
  visibility: Parameters<typeof visibilityOf>[1];
  image: string | null;
};

/** A user `u` with their profile `p`, in the shape that `presentPerson` takes. */
export const personJson = sql`json_build_object('id', u.id, 'name', u.name, 'nameAr', p.full_name_ar, 'role', p.role, 'username', p.username,
  'visibility', coalesce(p.visibility, '{}'::jsonb), 'image', u.image)`;

/** What the profile shows to the viewer; the first name when it is hidden. */
export function presentPerson(row: PersonRow, isSignedIn: boolean, language: string) {
  const name = nameIn(row, language);
  const visibility = visibilityOf(row.role ?? "homeowner", row.visibility ?? {});
  const onlooker = isSignedIn ? "signed_in" : "visitor";
  const isShown = maySee(onlooker, visibility.profile);
  return {
    name: isShown ? name : firstName(name),
    to: isShown ? `/profile/${row.username ?? row.id}` : null,
    image: isShown && maySee(onlooker, visibility.avatar) ? row.image : null,
  };
}

const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? "";
