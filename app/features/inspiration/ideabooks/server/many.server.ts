import { type RawBuilder, sql } from "kysely";
import { isPublicIdea } from "#app/features/inspiration/ideas/public.server.ts";
import { saveIdeas } from "#app/features/people/saved/public.server.ts";
import { invalid } from "#app/platform/api/errors.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { piecesOnSale } from "#app/platform/pieces/pieces.server.ts";
import { GAP, MOST_ITEMS } from "../ideabooks.ts";
import { ownBook, sendBookEvent } from "./access.server.ts";

type Added = { ideas: readonly string[]; pieces: readonly string[] };

/** Appends public ideas, then pieces on sale, to one's own ideabook in this order; existing ones stay where they are. Also saves the ideas. */
export async function addToBook(viewer: Viewer, id: string, { ideas, pieces }: Added): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const book = await ownBook(viewer, id, trx);
    if (book.item_count + ideas.length + pieces.length > MOST_ITEMS) throw invalid({ limit: "tooManyIdeas" });
    const append = (column: "idea_id" | "product_id", wanted: readonly string[], seen: RawBuilder<unknown>) =>
      sql`
      insert into ideabook_items (id, ideabook_id, ${sql.ref(column)}, position, added_by)
      select x.id, ${id}, s.id, x.place * ${GAP}::bigint + (select coalesce(max(position), 0) from ideabook_items where ideabook_id = ${id}), ${viewer.id}
      from unnest(${wanted.map(() => newId())}::uuid[], ${[...wanted]}::uuid[]) with ordinality x(id, wanted, place) join ${seen} s on s.id = x.wanted
      where not exists (select from ideabook_items k where k.ideabook_id = ${id} and ${sql.ref(`k.${column}`)} = s.id)`.execute(trx);
    await append("idea_id", ideas, sql`(select i.id from design_ideas i where ${isPublicIdea})`);
    await append("product_id", pieces, piecesOnSale());
    const { rows } = await sql<{ id: string }>`
      select idea_id id from ideabook_items where ideabook_id = ${id} and idea_id = any(${[...ideas]}::uuid[])`.execute(trx);
    await saveIdeas(
      trx,
      viewer.id,
      rows.map((row) => row.id),
    );
    await sendBookEvent(trx, id);
  });
}
