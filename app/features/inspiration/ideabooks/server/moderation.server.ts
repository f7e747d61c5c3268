import { sql } from "kysely";
import { ideaPhotoJson, isPublicIdea } from "#app/features/inspiration/ideas/public.server.ts";
import type { Subject, SubjectSource } from "#app/features/talk/moderation/moderation.contract.ts";
import { personName } from "#app/platform/auth/person-name.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { bookPath } from "../ideabooks.ts";

type Row = {
  id: string;
  title: string;
  description: string;
  share_token: string;
  visibility: string;
  hidden_at: Date | null;
  deleted_at: Date | null;
  owner_id: string;
  owner_name: string;
  notes: string | null;
  photos: Subject["photos"] | null;
};

const TEXT_LENGTH = 400;

/** Ideabooks as moderation sees them: a hidden one is for its owner and the people they invited. */
export const ideabookSubjects: SubjectSource = {
  async find(ids, language) {
    const { rows } = await sql<Row>`
      select b.id, b.title, b.description, b.share_token, b.visibility, b.hidden_at, b.deleted_at, b.owner_id, ${personName(language)} owner_name,
        (select string_agg(it.note, ' · ' order by it.position) from ideabook_items it where it.ideabook_id = b.id) notes,
        (select json_agg(x.photo) from (select ${ideaPhotoJson} photo from ideabook_items it
          join design_ideas i on i.id = it.idea_id and ${isPublicIdea} join files f on f.id = i.cover_id and f.width is not null
          where it.ideabook_id = b.id order by it.position, it.id limit 3) x) photos
      from ideabooks b join users u on u.id = b.owner_id where b.id = any (${ids}::uuid[])`.execute(db);
    return rows.map((row) => ({
      id: row.id,
      title: row.title,
      text: [row.description, row.notes].filter(Boolean).join(" · ").slice(0, TEXT_LENGTH),
      href: bookPath(row.id, row.visibility === "unlisted" ? row.share_token : null),
      author: { id: row.owner_id, name: row.owner_name },
      // an ideabook made private meanwhile needs no decision
      status: row.deleted_at || (row.visibility === "private" && !row.hidden_at) ? "gone" : row.hidden_at ? "hidden" : "visible",
      isLocked: false,
      topic: null,
      photos: (row.photos ?? []).map(({ id, width, height, blur }) => ({ id, width, height, blur, isPrivate: false })),
    }));
  },
  async maySee(id, viewer) {
    // knowing the id of an unlisted one implies having its link
    const { rows } = await sql`
      select from ideabooks b where b.id = ${id} and b.deleted_at is null and b.hidden_at is null
        and (b.visibility <> 'private' or exists (select from ideabook_members m where m.ideabook_id = b.id and m.user_id = ${viewer.id}))`.execute(db);
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
