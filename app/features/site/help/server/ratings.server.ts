import { sql } from "kysely";
import { invalid, notFound } from "#app/platform/api/errors.ts";
import type { ProcedureContext } from "#app/platform/api/procedure.server.ts";
import { enforceLimit } from "#app/platform/api/rate-limit.server.ts";
import { callerOf } from "#app/platform/auth/client-address.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { MorePage } from "#app/platform/list/list-schema.ts";
import { newestFirst, pageOf } from "#app/platform/list/page.server.ts";
import { manyLines } from "#app/platform/rules/plain-texts.ts";
import type { HelpComment, RatedArticle, RatingFilters, RatingInput } from "../help.contract.ts";
import { articleLanguage, COMMENT_LENGTH } from "../help.ts";
import { allArticles, cardOf, isArticle } from "./articles.server.ts";
import { searchArticles } from "./find.server.ts";

const PER_PERSON = { max: 30, windowSeconds: 3600 };
const COMMENTS = 20;

/** One rating for each person, or device of a visitor, and article: the next one replaces it; words that were sent before stay. */
export async function rateArticle({ article, isHelpful, comment, device }: RatingInput, { viewer, language, ip }: ProcedureContext): Promise<void> {
  if (!isArticle(article)) throw notFound();
  const words = manyLines(comment);
  if (words.length > COMMENT_LENGTH) throw invalid({ comment: "tooLong" });
  if (!viewer && !device) throw invalid({ device: "required" });
  await enforceLimit(`help-rating:${callerOf(viewer, ip)}`, PER_PERSON);
  const owner = viewer ? sql`(article, user_id) where user_id is not null` : sql`(article, device) where device is not null`;
  await sql`
    insert into help_ratings as r (id, article, user_id, device, is_helpful, comment, language)
    values (${newId()}, ${article}, ${viewer?.id ?? null}, ${viewer ? null : (device ?? null)}, ${isHelpful}, ${words || null}, ${articleLanguage(language)})
    on conflict ${owner} do update set is_helpful = excluded.is_helpful, comment = coalesce(excluded.comment, r.comment),
      language = excluded.language, updated_at = now()`.execute(db);
}

type Counts = { article: string; yes: number; no: number; comments: number; last: Date | null };

/** All articles with what people said of them, those that helped least first. Few enough for one page. */
export async function listRatings({ section, search }: RatingFilters, language: string): Promise<MorePage<RatedArticle>> {
  const { rows } = await sql<Counts>`
    select article, count(*) filter (where is_helpful)::int yes, count(*) filter (where not is_helpful)::int no, count(comment)::int comments,
      max(updated_at) last from help_ratings group by article`.execute(db);
  const counts = new Map(rows.map((row) => [row.article, row]));
  const found = search.trim() ? new Set((await searchArticles(search, language, allArticles.length)).map(({ id }) => id)) : null;
  const items = allArticles
    .filter((article) => (!section || article.section === section) && (!found || found.has(article.id)))
    .map((article) => {
      const { yes = 0, no = 0, comments = 0, last = null } = counts.get(article.id) ?? {};
      const { id, to, title } = cardOf(article, language);
      return { id, section: article.section, to, title, yes, no, comments, last: last?.toISOString() ?? null };
    })
    .toSorted((a, b) => b.no - a.no || b.yes - a.yes || a.title.localeCompare(b.title));
  return { items, next: null };
}

type CommentRow = { id: string; is_helpful: boolean; comment: string; language: string; updated_at: Date };

/** Words that people sent with a rating, newest first. Nobody is named: they are about the article. */
export async function listComments(article: string, after: string | undefined): Promise<MorePage<HelpComment>> {
  if (!isArticle(article)) throw notFound();
  const query = sql<CommentRow>`select id, is_helpful, comment, language, updated_at from help_ratings where article = ${article} and comment is not null`;
  const { rows, next } = await pageOf(query, { order: newestFirst("help-comments", "updated_at"), after, limit: COMMENTS });
  const items = rows.map((row) => ({
    id: row.id,
    isHelpful: row.is_helpful,
    comment: row.comment,
    language: row.language,
    createdAt: row.updated_at.toISOString(),
  }));
  return { items, next };
}
