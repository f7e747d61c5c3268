import { type Kysely, sql } from "kysely";
import { subjects } from "#app/features/people/reviews/public.server.ts";
import type { Subject, SubjectSource } from "#app/features/talk/moderation/moderation.contract.ts";
import { personName } from "#app/platform/auth/person-name.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { localColumn } from "#app/platform/text/local-column.server.ts";
import { questionAnchor } from "../questions.ts";
import { questionStatus } from "./status.server.ts";

type Row = {
  id: string;
  name: string;
  path: string;
  body: string;
  answer: string | null;
  status: Subject["status"];
  author_id: string | null;
  author_name: string;
};

async function decide(trx: Kysely<DB>, id: string, move: "hide" | "restore", reason: string | null): Promise<string[]> {
  await questionStatus.moveAll(trx, move, { by: null, where: (eb) => eb("id", "=", id), set: { hidden_reason: reason } });
  // No stored page has it: the section loads after the page.
  return [];
}

/** Questions as moderation sees them: named after what they are about. */
export const questionModeration: SubjectSource = {
  async find(ids, language) {
    const { rows } = await sql<Row>`
      select q.id, ${localColumn("s.name", language)} name, s.path, q.body, q.answer, q.status, q.author_id, ${personName(language, "a")} author_name
      from questions q join ${subjects()} s on s.subject_type = q.subject_type and s.subject_id = q.subject_id
      cross join lateral (select q.author_id id, q.author_name name) a where q.id = any (${ids}::uuid[])`.execute(db);
    return rows.map((row) => ({
      id: row.id,
      title: row.name,
      text: [row.body, row.answer].filter(Boolean).join("\n\n"),
      href: `${row.path}#${questionAnchor(row.id)}`,
      author: row.author_id ? { id: row.author_id, name: row.author_name } : null,
      status: row.status,
      isLocked: false,
      topic: null,
      photos: [],
    }));
  },
  async maySee(id) {
    const { rows } = await sql`select from questions q join ${subjects()} s on s.subject_type = q.subject_type and s.subject_id = q.subject_id
      where q.id = ${id} and q.status = 'visible' and s.is_public`.execute(db);
    return rows.length > 0;
  },
  hide: (trx, id, reason) => decide(trx, id, "hide", reason),
  restore: (trx, id) => decide(trx, id, "restore", null),
};
