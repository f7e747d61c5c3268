import { type RawBuilder, sql } from "kysely";
import { maySee, visibilityOf } from "#app/features/people/profiles/public.ts";
import { isAdmin } from "#app/platform/auth/admins.server.ts";
import { isRole, nameIn, type Viewer } from "#app/platform/auth/viewer.ts";
import { excerptOf } from "#app/platform/text/excerpt.ts";
import { nameFor } from "#app/platform/text/local-names.ts";
import type { ForumAuthor, ForumPhoto, ForumReply, ThreadRow } from "../forum.contract.ts";
import { isAuthor, mayEditText, mayRemoveText, maySeeText } from "../forum.policy.ts";
import type { PostStatus, TopicKind } from "../forum.ts";

const EXCERPT = 200;

type AuthorRow = {
  id: string;
  name: string;
  nameAr: string | null;
  image: string | null;
  username: string | null;
  role: string | null;
  visibility: Record<string, never> | null;
  isAdmin: boolean;
  isVerified: boolean;
} | null;

/** Who wrote something, from the column with their id. */
export const authorJson = (id: RawBuilder<unknown>) => sql<AuthorRow>`(
  select json_build_object('id', who.id, 'name', who.name, 'nameAr', own.full_name_ar, 'image', who.image, 'username', own.username, 'role', own.role, 'visibility', own.visibility,
    'isAdmin', ${isAdmin(sql`who.id`)},
    'isVerified', exists (select from verification_requests v where v.user_id = who.id and v.status = 'approved' and v.valid_until >= current_date))
  from users who left join profiles own on own.id = who.id where who.id = ${id})`;

/** The photographs of a text, from the condition that names it. */
export const photosJson = (where: RawBuilder<unknown>) => sql<ForumPhoto[]>`coalesce((
  select json_agg(json_build_object('id', f.id, 'width', f.width, 'height', f.height, 'blur', f.placeholder, 'isPrivate', not f.is_public) order by x.position)
  from forum_photos x join files f on f.id = x.file_id where ${where}), '[]')`;

/** The public part of an author: no link to a hidden page, no hidden photo. */
export function presentAuthor(row: AuthorRow, language: string): ForumAuthor {
  if (!row) return null;
  const role = isRole(row.role) ? row.role : "homeowner";
  const visibility = visibilityOf(role, row.visibility ?? {});
  const isOpen = maySee("visitor", visibility.profile);
  return {
    id: row.id,
    name: nameIn(row, language),
    href: isOpen ? `/profile/${encodeURIComponent(row.username ?? row.id)}` : null,
    image: isOpen && maySee("visitor", visibility.avatar) ? row.image : null,
    trade: row.isAdmin ? "staff" : role === "professional" || role === "vendor" ? role : null,
    isVerified: row.isVerified && (role === "professional" || role === "vendor"),
  };
}

export type ThreadRecord = {
  id: string;
  topic: string;
  topic_name: string;
  topic_name_ar: string;
  topic_kind: TopicKind;
  slug: string;
  title: string;
  language: "en" | "ar";
  body: string;
  author_id: string | null;
  author: AuthorRow;
  status: PostStatus;
  answer_count: number;
  vote_count: number;
  accepted_id: string | null;
  is_locked: boolean;
  is_pinned: boolean;
  created_at: Date;
  last_activity_at: Date;
  photos: ForumPhoto[];
};

/** Of a question `t` and its topic `o`: what a line of a list shows. */
export const threadColumns = sql`t.id, t.topic, o.name topic_name, o.name_ar topic_name_ar, o.kind topic_kind, t.slug, t.title, t.language, left(t.body, ${2 * EXCERPT}) body,
  t.author_id, ${authorJson(sql`t.author_id`)} author, t.status, t.answer_count, t.vote_count, t.accepted_id, t.is_locked, t.is_pinned, t.created_at, t.last_activity_at,
  ${photosJson(sql`x.thread_id = t.id`)} photos`;

export const presentTopic = (row: Pick<ThreadRecord, "topic" | "topic_name" | "topic_name_ar" | "topic_kind">, language: string) => ({
  slug: row.topic,
  name: nameFor(row.topic_name, row.topic_name_ar, language),
  kind: row.topic_kind,
});

export const presentThreadRow = (row: ThreadRecord, language: string): ThreadRow => ({
  id: row.id,
  topic: presentTopic(row, language),
  slug: row.slug,
  title: row.title,
  language: row.language,
  excerpt: excerptOf(row.body, EXCERPT),
  author: presentAuthor(row.author, language),
  status: row.status,
  answers: row.answer_count,
  votes: row.vote_count,
  hasAccepted: row.accepted_id !== null,
  isLocked: row.is_locked,
  isPinned: row.is_pinned,
  photo: row.photos[0] ?? null,
  createdAt: row.created_at.toISOString(),
  lastActivityAt: row.last_activity_at.toISOString(),
});

export type TextRecord = {
  id: string;
  author_id: string | null;
  author: AuthorRow;
  body: string;
  language: "en" | "ar";
  status: PostStatus;
  hidden_reason: string | null;
  mentions: string[];
  photos: ForumPhoto[];
  vote_count: number;
  is_voted: boolean;
  edited_at: Date | null;
  created_at: Date;
};

/** Of a question or post `p`: what a reader sees of its text. */
export const textColumns = (
  kind: "thread" | "post",
  viewer: Viewer | null,
) => sql`p.id, p.author_id, ${authorJson(sql`p.author_id`)} author, p.body, p.language, p.status,
  p.hidden_reason, p.mentions, ${photosJson(sql`${sql.ref(`x.${kind}_id`)} = p.id`)} photos, p.vote_count, p.edited_at, p.created_at,
  ${viewer ? sql`exists (select from ${sql.table(`forum_${kind}_votes`)} v where v.user_id = ${viewer.id} and ${sql.ref(`v.${kind}_id`)} = p.id)` : sql`false`} is_voted`;

export function presentText(row: TextRecord, viewer: Viewer | null, isLocked: boolean, language: string): ForumReply {
  const isShown = maySeeText(viewer, row);
  return {
    id: row.id,
    body: isShown ? row.body : "",
    language: row.language,
    author: isShown ? presentAuthor(row.author, language) : null,
    status: row.status,
    mentions: isShown ? row.mentions : [],
    photos: isShown ? row.photos : [],
    votes: isShown ? row.vote_count : 0,
    isVoted: row.is_voted,
    isMine: isAuthor(viewer, row),
    hiddenReason: row.status === "hidden" ? row.hidden_reason : null,
    editedAt: isShown ? (row.edited_at?.toISOString() ?? null) : null,
    createdAt: row.created_at.toISOString(),
    canEdit: mayEditText(viewer, row, isLocked),
    canRemove: mayRemoveText(viewer, row),
  };
}
