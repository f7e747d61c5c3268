import { type RawBuilder, sql } from "kysely";
import { notFound } from "#app/platform/api/errors.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { sendEvent } from "#app/platform/live/person-events.server.ts";
import { isPublicIdea } from "../../server/cards.server.ts";
import type { IdeaReactions } from "../reactions.contract.ts";

type Row = { id: string; like_count: number; rating: number; rating_count: number; is_liked: boolean; own_rating: number | null };

/** The counts of public ideas and what the viewer has to do with them, in one query. */
export async function checkReactions(viewer: Viewer, ids: readonly string[]): Promise<IdeaReactions[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Row>`
    select i.id, i.like_count, i.rating, i.rating_count, l.idea_id is not null is_liked, r.rating own_rating
    from design_ideas i
      left join idea_likes l on l.idea_id = i.id and l.user_id = ${viewer.id}
      left join idea_ratings r on r.idea_id = i.id and r.user_id = ${viewer.id}
    where i.id = any(${ids}::uuid[]) and ${isPublicIdea}`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    likes: row.like_count,
    isLiked: row.is_liked,
    rating: row.rating,
    ratingCount: row.rating_count,
    ownRating: row.own_rating,
  }));
}

/** Changes a row of the viewer's if the idea is public, notifies their other tabs, and returns the new state. */
async function change(viewer: Viewer, id: string, statement: RawBuilder<unknown>): Promise<IdeaReactions> {
  const { numAffectedRows } = await statement.execute(db);
  const [now] = await checkReactions(viewer, [id]);
  if (!now) throw notFound();
  if (numAffectedRows) await sendEvent(viewer.id, { topic: "reaction", id });
  return now;
}

export const likeIdea = (viewer: Viewer, id: string): Promise<IdeaReactions> =>
  change(
    viewer,
    id,
    sql`insert into idea_likes (user_id, idea_id) select ${viewer.id}, i.id from design_ideas i where i.id = ${id} and ${isPublicIdea} on conflict do nothing`,
  );

export const unlikeIdea = (viewer: Viewer, id: string): Promise<IdeaReactions> =>
  change(viewer, id, sql`delete from idea_likes where user_id = ${viewer.id} and idea_id = ${id}`);

export const rateIdea = (viewer: Viewer, { id, rating }: { id: string; rating: number }): Promise<IdeaReactions> =>
  change(
    viewer,
    id,
    sql`insert into idea_ratings (user_id, idea_id, rating) select ${viewer.id}, i.id, ${rating} from design_ideas i where i.id = ${id} and ${isPublicIdea}
      on conflict (user_id, idea_id) do update set rating = excluded.rating, updated_at = now()`,
  );

export const unrateIdea = (viewer: Viewer, id: string): Promise<IdeaReactions> =>
  change(viewer, id, sql`delete from idea_ratings where user_id = ${viewer.id} and idea_id = ${id}`);
