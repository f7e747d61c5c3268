import { sql } from "kysely";
import { cityName } from "#app/features/directory/places/public.ts";
import { publicCards } from "#app/features/directory/vendors/public.server.ts";
import { publicIdeaCards } from "#app/features/inspiration/ideas/public.server.ts";
import { ideaPath } from "#app/features/inspiration/ideas/public.ts";
import { maySee, visibilityOf } from "#app/features/people/profiles/public.ts";
import type { Role } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { SavedItem } from "../saved.contract.ts";
import type { Savable } from "../saved.ts";

export type Shown = NonNullable<SavedItem["shown"]>;

/** What is on the cards of saved things, by id; what is not public any more is missing. One query for each kind. */
export async function showSaved(targets: readonly { type: Savable; id: string }[], language: string): Promise<Map<string, Shown>> {
  const ids = (type: Savable) => targets.filter((target) => target.type === type).map(({ id }) => id);
  const [vendors, profiles, ideas] = await Promise.all([
    showVendors(ids("vendor"), language),
    showProfiles(ids("profile"), language),
    showIdeas(ids("idea"), language),
  ]);
  return new Map([...vendors, ...profiles, ...ideas]);
}

async function showVendors(ids: readonly string[], language: string): Promise<[string, Shown][]> {
  if (ids.length === 0) return [];
  const cards = await publicCards(ids, language);
  return cards.map((card) => [
    card.id,
    {
      title: card.name,
      to: `/vendors/${encodeURIComponent(card.slug)}`,
      line: card.city,
      rating: card.rating,
      reviewCount: card.reviewCount,
      from: card.minProjectValue,
      photo: card.photo,
    },
  ]);
}

async function showIdeas(ids: readonly string[], language: string): Promise<[string, Shown][]> {
  if (ids.length === 0) return [];
  const cards = await publicIdeaCards(ids, language);
  return cards.map((card) => [
    card.id,
    {
      title: card.title,
      to: ideaPath(card.slug),
      line: null,
      rating: card.rating || null,
      reviewCount: card.ratingCount,
      from: card.estimatedCost,
      photo: card.photo,
    },
  ]);
}

type ProfileRow = {
  id: string;
  role: Role;
  full_name: string;
  company_name: string | null;
  username: string | null;
  city: string | null;
  visibility: Parameters<typeof visibilityOf>[1];
  photo: NonNullable<Shown["photo"]> | null;
};

/** Profiles whose pages their owners show to people who are signed in, with the parts that they show. */
async function showProfiles(ids: readonly string[], language: string): Promise<[string, Shown][]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ProfileRow>`
    select p.id, coalesce(p.role, 'homeowner') as role, coalesce(p.full_name, u.name) full_name, p.company_name, p.username, p.city, p.visibility,
      case when f.id is not null then json_build_object('id', f.id, 'width', f.width, 'height', f.height, 'blur', f.placeholder, 'alt', null) end photo
    from profiles p join users u on u.id = p.id left join files f on f.id = p.avatar_id and f.width is not null
    where p.id = any(${ids}::uuid[]) and u.suspended_at is null and u.deletion_requested_at is null`.execute(db);
  return rows.flatMap((row): [string, Shown][] => {
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
