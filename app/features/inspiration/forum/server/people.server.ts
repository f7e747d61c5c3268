import { sql } from "kysely";
import { maySee, visibilityOf } from "#app/features/people/profiles/public.ts";
import { personName } from "#app/platform/auth/person-name.server.ts";
import { isRole, type Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";

const SHOWN = 6;
const LOOKED_AT = 30;

type Row = { username: string; name: string; image: string | null; role: string | null; visibility: Record<string, never> | null; takes_part: boolean };
type Found = { username: string; name: string; image: string | null };

/** Who can be mentioned: participants first, then everyone with a page visible to signed-in people. */
export async function findPeople(
  { search, threadId }: { search: string; threadId?: string | undefined },
  viewer: Viewer,
  language: string,
): Promise<{ items: Found[] }> {
  const start = search.toLowerCase().replace(/^@/, "");
  const part = sql`(exists (select from forum_posts x where x.thread_id = ${threadId ?? null}::uuid and x.author_id = p.id and x.status = 'visible')
    or exists (select from forum_threads x where x.id = ${threadId ?? null}::uuid and x.author_id = p.id))`;
  const { rows } = await sql<Row>`
    select p.username, ${personName(language)} name, u.image, p.role, p.visibility, ${part} takes_part from profiles p join users u on u.id = p.id
    where p.username is not null and p.id <> ${viewer.id} and u.suspended_at is null and u.deletion_requested_at is null
      and (${start} = '' and ${part} or ${start} <> '' and (p.username >= ${start} and p.username < ${`${start}\uffff`}
        or exists (select from user_directory d where d.user_id = p.id and d.search @@ search_query(${start}))))
      and not exists (select from blocks b where b.blocker_id = p.id and b.blocked_id = ${viewer.id})
    order by takes_part desc, p.username limit ${LOOKED_AT}`.execute(db);
  const items = rows
    .map((row) => ({ row, visibility: visibilityOf(isRole(row.role) ? row.role : "homeowner", row.visibility ?? {}) }))
    .filter(({ row, visibility }) => row.takes_part || maySee("signed_in", visibility.profile))
    .slice(0, SHOWN)
    .map(({ row, visibility }) => ({
      username: row.username,
      name: row.name,
      image: maySee("signed_in", visibility.profile) && maySee("signed_in", visibility.avatar) ? row.image : null,
    }));
  return { items };
}
