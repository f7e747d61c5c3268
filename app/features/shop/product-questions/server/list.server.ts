import { type RawBuilder, sql } from "kysely";
import { inLanguage } from "#app/features/shop/products/public.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import type { MorePage } from "#app/platform/list/list-schema.ts";
import { newestFirst, pageOf } from "#app/platform/list/page.server.ts";
import { organizationsWhere } from "#app/platform/organizations/membership.server.ts";
import type { OrganizationRole } from "#app/platform/organizations/organization.policy.ts";
import type { ProductQuestion, ReceivedQuestion } from "../product-questions.contract.ts";
import { mayAnswer } from "../product-questions.policy.ts";
import { QUESTIONS_PER_PAGE } from "../product-questions.ts";

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

export const presentQuestion = ({ id, author_name, body, language, answer, answer_language, answered_at, created_at }: QuestionRow): ProductQuestion => ({
  ...{ id, authorName: author_name, body, language, createdAt: created_at.toISOString() },
  answer: answer && answered_at ? { body: answer, language: answer_language, at: answered_at.toISOString() } : null,
});

/** Of a piece on sale; of any other, none. */
export async function listQuestions(slug: string, after: string | undefined): Promise<MorePage<ProductQuestion>> {
  const query = sql<QuestionRow>`select ${columns} from product_questions q join products p on p.id = q.product_id
    where p.slug = ${slug} and p.is_public and q.status = 'visible'`;
  const { rows, next } = await pageOf(query, { order: newestFirst("questions"), after, limit: QUESTIONS_PER_PAGE });
  return { items: rows.map(presentQuestion), next };
}

type ReceivedRow = QuestionRow & { product_id: string; slug: string; name: string; name_ar: string | null; team_role: OrganizationRole | null };

export async function listReceived(viewer: Viewer, after: string | undefined, language: string): Promise<MorePage<ReceivedQuestion>> {
  const query = sql`select ${columns}, p.id product_id, p.slug, p.name, p.name_ar,
      (select om.role from organization_members om where om.organization_id = v.organization_id and om.user_id = ${viewer.id}) team_role
    from product_questions q join products p on p.id = q.product_id join vendors v on v.id = p.vendor_id
    where q.status = 'visible' and v.organization_id in ${organizationsWhere(viewer.id, "read")}` as RawBuilder<ReceivedRow>;
  const { rows, next } = await pageOf(query, { order: newestFirst("received-questions"), after, limit: QUESTIONS_PER_PAGE * 4 });
  const now = new Date();
  return {
    items: rows.map((row) => ({
      ...presentQuestion(row),
      product: { id: row.product_id, slug: row.slug, name: inLanguage(row.name, row.name_ar, language) },
      canAnswer: mayAnswer(row.team_role, row, now),
    })),
    next,
  };
}
