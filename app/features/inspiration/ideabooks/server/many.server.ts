import { sql } from "kysely";
import { isPublicIdea } from "#app/features/inspiration/ideas/public.server.ts";
import { saveIdeas } from "#app/features/people/saved/public.server.ts";
import { invalid } from "#app/platform/api/errors.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { MOST_ITEMS } from "../ideabooks.ts";
import { ownBook, sendBookEvent } from "./access.server.ts";

/** The same gap as in items.server.ts. */
const GAP = 65_536;

/** Appends public ideas to one's own ideabook in this order; existing ones stay where they are. Also saves them. */
export async function addIdeas(viewer: Viewer, id: string, ideaIds: readonly string[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const book = await ownBook(viewer, id, trx);
    if (book.item_count + ideaIds.length > MOST_ITEMS) throw invalid({ limit: "tooManyIdeas" });
    const ids = ideaIds.map(() => newId());
    await sql`
      insert into ideabook_items (id, ideabook_id, idea_id, position, added_by)
      select x.id, ${id}, i.id, x.place * ${GAP}::bigint + (select coalesce(max(position), 0) from ideabook_items where ideabook_id = ${id}), ${viewer.id}
      from unnest(${ids}::uuid[], ${[...ideaIds]}::uuid[]) with ordinality x(id, idea_id, place) join design_ideas i on i.id = x.idea_id and ${isPublicIdea}
      where not exists (select from ideabook_items k where k.ideabook_id = ${id} and k.idea_id = i.id)`.execute(trx);
    const { rows } = await sql<{ id: string }>`
      select idea_id id from ideabook_items where ideabook_id = ${id} and idea_id = any(${[...ideaIds]}::uuid[])`.execute(trx);
    await saveIdeas(
      trx,
      viewer.id,
      rows.map((row) => row.id),
    );
    await sendBookEvent(trx, id);
  });
}
