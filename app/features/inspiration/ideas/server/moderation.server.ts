import { sql } from "kysely";
import type { Subject, SubjectSource } from "#app/features/talk/moderation/moderation.contract.ts";
import { personName } from "#app/platform/auth/person-name.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { ideaPath } from "../ideas.ts";
import { isPublicIdea } from "./cards.server.ts";
import { ideaStatus } from "./status.server.ts";

type Row = {
  id: string;
  slug: string;
  title: string;
  content: string;
  status: string;
  deleted_at: Date | null;
  author_id: string | null;
  author_name: string | null;
  photos: Subject["photos"];
};

/** Ideas as moderation sees them: hiding one unpublishes it. */
export const ideaSubjects: SubjectSource = {
  auditedAs: "design_idea",
  async find(ids, language) {
    const { rows } = await sql<Row>`
      select i.id, i.slug, i.title, i.content, i.status, i.deleted_at, i.author_id, ${personName(language)} author_name,
        coalesce((select json_agg(json_build_object('id', f.id, 'width', f.width, 'height', f.height, 'blur', f.placeholder, 'isPrivate', not f.is_public))
          from files f where f.id = i.cover_id), '[]') photos
      from design_ideas i left join users u on u.id = i.author_id where i.id = any (${ids}::uuid[])`.execute(db);
    return rows.map((row) => ({
      id: row.id,
      title: row.title,
      text: row.content.slice(0, 400),
      href: ideaPath(row.slug),
      author: row.author_id ? { id: row.author_id, name: row.author_name ?? "" } : null,
      status: row.deleted_at ? "gone" : row.status === "published" ? "visible" : "hidden",
      isLocked: false,
      topic: null,
      photos: row.photos,
    }));
  },
  async maySee(id) {
    const { rows } = await sql`select from design_ideas i where i.id = ${id} and ${isPublicIdea}`.execute(db);
    return rows.length > 0;
  },
  async hide(trx, id) {
    await ideaStatus.moveAll(trx, "unpublish", { by: null, where: (eb) => eb("id", "=", id) });
    return ["ideas"];
  },
  async restore(trx, id) {
    await ideaStatus.moveAll(trx, "publish", { by: null, where: (eb) => eb("id", "=", id) });
    return ["ideas"];
  },
};
