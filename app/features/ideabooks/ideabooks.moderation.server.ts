import { sql } from "kysely";
import type { SubjectSource } from "#app/features/moderation/moderation.contract.ts";
import { db } from "#app/platform/database/db.server.ts";
import { bookPath } from "./ideabooks.ts";

type Row = {
  id: string;
  title: string;
  description: string;
  hidden_at: Date | null;
  deleted_at: Date | null;
  visibility: string;
  owner_id: string;
  owner_name: string;
};

/** Ideabooks as moderation sees them: a hidden one is for its owner and the people they invited. */
export const ideabookSubjects: SubjectSource = {
  async find(ids) {
    const { rows } = await sql<Row>`
      select b.id, b.title, b.description, b.hidden_at, b.deleted_at, b.visibility, b.owner_id, u.name owner_name
      from ideabooks b join users u on u.id = b.owner_id where b.id = any (${ids}::uuid[])`.execute(db);
    return rows.map((row) => ({
      id: row.id,
      title: row.title,
      text: row.description,
      href: bookPath(row.id),
      author: { id: row.owner_id, name: row.owner_name },
      // what its owner made private meanwhile is nobody's concern any more
      status: row.deleted_at || (row.visibility === "private" && !row.hidden_at) ? "gone" : row.hidden_at ? "hidden" : "visible",
      isLocked: false,
      topic: null,
      photos: [],
    }));
  },
  async maySee(id) {
    // whoever has the id of an unlisted one was given its link
    const { rows } = await sql`select from ideabooks where id = ${id} and visibility <> 'private' and hidden_at is null and deleted_at is null`.execute(db);
    return rows.length > 0;
  },
  async hide(trx, id) {
    await sql`update ideabooks set hidden_at = now() where id = ${id}`.execute(trx);
    return ["ideabooks"];
  },
  async restore(trx, id) {
    await sql`update ideabooks set hidden_at = null where id = ${id}`.execute(trx);
    return ["ideabooks"];
  },
};
