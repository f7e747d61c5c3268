import { type RawBuilder, sql } from "kysely";
import { findSubject, type SubjectRow, subjects, teamRole } from "#app/features/people/reviews/public.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import type { MorePage } from "#app/platform/list/list-schema.ts";
import { newestFirst, pageOf } from "#app/platform/list/page.server.ts";
import { organizationsWhere } from "#app/platform/organizations/membership.server.ts";
import type { OrganizationRole } from "#app/platform/organizations/organization.policy.ts";
import { professionalsWhere } from "#app/platform/organizations/professionals.server.ts";
import { localText } from "#app/platform/text/local-text.ts";
import type { PublicQuestion, ReceivedQuestion } from "../questions.contract.ts";
import { mayAnswer } from "../questions.policy.ts";
import { type Asked, QUESTIONS_PER_PAGE } from "../questions.ts";

export type QuestionRow = {
  id: string;
  author_name: string;
  body: string;
  language: string | null;
  answer: string | null;
  answer_language: string | null;
  answered_at: Date | null;
  status: string;
  created_at: Date;
};
const columns = sql`q.id, q.author_name, q.body, q.language, q.answer, q.answer_language, q.answered_at, q.status, q.created_at`;

export const presentQuestion = ({ id, author_name, body, language, answer, answer_language, answered_at, created_at }: QuestionRow): PublicQuestion => ({
  ...{ id, authorName: author_name, body, language, createdAt: created_at.toISOString() },
  answer: answer && answered_at ? { body: answer, language: answer_language, at: answered_at.toISOString() } : null,
});

/** Of what is public; of anything else, none. */
export async function listQuestions({ type, id }: { type: Asked; id: string }, after: string | undefined): Promise<MorePage<PublicQuestion>> {
  const subject = await findSubject(type, id);
  if (!subject?.is_public) return { items: [], next: null };
  const query = sql<QuestionRow>`select ${columns} from questions q where q.subject_type = ${type} and q.subject_id = ${id} and q.status = 'visible'`;
  const { rows, next } = await pageOf(query, { order: newestFirst("questions"), after, limit: QUESTIONS_PER_PAGE });
  return { items: rows.map(presentQuestion), next };
}

type ReceivedRow = QuestionRow & Pick<SubjectRow, "name" | "name_ar" | "path"> & { team_role: OrganizationRole | null };
type Received = { type: Asked; after?: string | undefined };

export async function listReceived({ type, after }: Received, viewer: Viewer, language: string): Promise<MorePage<ReceivedQuestion>> {
  const own =
    type === "professional" ? sql`s.person_id in ${professionalsWhere(viewer.id, "read")}` : sql`s.organization_id in ${organizationsWhere(viewer.id, "read")}`;
  const query = sql`select ${columns}, s.name, s.name_ar, s.path, ${teamRole(viewer.id)}
    from questions q join ${subjects()} s on s.subject_type = q.subject_type and s.subject_id = q.subject_id
    where q.status = 'visible' and q.subject_type = ${type} and ${own}` as RawBuilder<ReceivedRow>;
  const { rows, next } = await pageOf(query, { order: newestFirst("received-questions"), after, limit: QUESTIONS_PER_PAGE * 4 });
  const now = new Date();
  return {
    items: rows.map((row) => ({
      ...presentQuestion(row),
      subject: { name: localText(row.name, row.name_ar, language), path: row.path },
      canAnswer: mayAnswer(row.team_role, row, now),
    })),
    next,
  };
}
