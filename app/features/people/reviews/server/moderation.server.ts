import { type Kysely, sql } from "kysely";
import type { Subject, SubjectSource } from "#app/features/talk/moderation/moderation.contract.ts";
import { personName } from "#app/platform/auth/person-name.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { localColumn } from "#app/platform/text/local-column.server.ts";
import { type Reviewed, reviewAnchor } from "../reviews.ts";
import { reviewStatus } from "./status.server.ts";
import { subjects, TAGS } from "./subjects.server.ts";

type Row = {
  id: string;
  name: string;
  path: string;
  body: string | null;
  reply: string | null;
  status: Subject["status"];
  author_id: string | null;
  author_name: string;
  photos: Subject["photos"];
  documents: NonNullable<Subject["documents"]>;
};

async function decide(trx: Kysely<DB>, id: string, move: "hide" | "restore", reason: string | null): Promise<string[]> {
  const changes = await reviewStatus.moveAll(trx, move, { by: null, where: (eb) => eb("id", "=", id), set: { hidden_reason: reason } });
  return changes.map(({ row }) => TAGS[row.subject_type as Reviewed]);
}

/** Reviews as moderation sees them: named after what they are about. */
export const reviewModeration: SubjectSource = {
  async find(ids, language) {
    const { rows } = await sql<Row>`
      select r.id, ${localColumn("s.name", language)} name, s.path, r.body, r.reply, r.status, r.author_id, ${personName(language, "a")} author_name, coalesce((
        select json_agg(json_build_object('id', f.id, 'width', f.width, 'height', f.height, 'blur', f.placeholder, 'isPrivate', not f.is_public) order by x.position)
        from review_photos x join files f on f.id = x.file_id where x.review_id = r.id), '[]') photos, coalesce((
        select json_agg(json_build_object('id', f.id, 'name', e.name, 'mime', f.mime) order by e.position)
        from review_evidence e join files f on f.id = e.file_id where r.basis = 'invitation' and e.invitation_id = r.basis_id), '[]') documents
      from reviews r join ${subjects()} s on s.subject_type = r.subject_type and s.subject_id = r.subject_id
      cross join lateral (select r.author_id id, r.author_name name) a where r.id = any (${ids}::uuid[])`.execute(db);
    return rows.map((row) => ({
      id: row.id,
      title: row.name,
      text: [row.body, row.reply].filter(Boolean).join("\n\n"),
      href: `${row.path}#${reviewAnchor(row.id)}`,
      author: row.author_id ? { id: row.author_id, name: row.author_name } : null,
      status: row.status,
      isLocked: false,
      topic: null,
      photos: row.photos,
      documents: row.documents,
    }));
  },
  async maySee(id) {
    const { rows } = await sql`select from reviews r join ${subjects()} s on s.subject_type = r.subject_type and s.subject_id = r.subject_id
      where r.id = ${id} and r.status = 'visible' and s.is_public`.execute(db);
    return rows.length > 0;
  },
  hide: (trx, id, reason) => decide(trx, id, "hide", reason),
  restore: (trx, id) => decide(trx, id, "restore", null),
};

/** What shows the work of an invitation: not even the client sees it. */
export const findEvidence = (fileId: string) => db.selectFrom("review_evidence").select("file_id").where("file_id", "=", fileId).executeTakeFirst();

/** Of hidden ones, too. */
export const findReviewPhoto = (fileId: string) => db.selectFrom("review_photos").select("file_id").where("file_id", "=", fileId).executeTakeFirst();
