import { type RawBuilder, sql } from "kysely";
import { localText } from "#app/platform/text/local-text.ts";
import type { ReviewData } from "../reviews.contract.ts";
import { ASPECTS, type Basis, type Reviewed } from "../reviews.ts";

export type ReviewRow = {
  id: string;
  subject_type: Reviewed;
  subject_id: string;
  author_id: string | null;
  author_name: string;
  rating: number;
  body: string | null;
  language: string | null;
  basis: Basis | null;
  bought: string | null;
  bought_ar: string | null;
  status: "visible" | "hidden";
  reply: string | null;
  reply_language: string | null;
  replied_at: Date | null;
  edited_at: Date | null;
  created_at: Date;
  photos: ReviewData["photos"];
} & Record<(typeof ASPECTS)[number], number | null>;

export const photosJson: RawBuilder<ReviewData["photos"]> = sql`coalesce((
  select json_agg(json_build_object('id', f.id, 'width', f.width, 'height', f.height, 'blur', f.placeholder) order by x.position)
  from review_photos x join files f on f.id = x.file_id where x.review_id = r.id and f.width is not null), '[]')`;

/** Of `reviews r`. */
export const reviewColumns = sql`r.id, r.subject_type, r.subject_id, r.author_id, r.author_name, r.rating, r.quality, r.time, r.communication, r.budget,
  r.tidiness, r.body, r.language, r.basis, r.bought, r.bought_ar, r.status, r.reply, r.reply_language, r.replied_at, r.edited_at, r.created_at,
  ${photosJson} photos`;

export const presentReview = (row: ReviewRow, language: string): ReviewData => ({
  id: row.id,
  subjectType: row.subject_type,
  authorName: row.author_name,
  rating: row.rating,
  aspects: Object.fromEntries(ASPECTS.flatMap((aspect) => (row[aspect] === null ? [] : [[aspect, row[aspect]]]))),
  body: row.body,
  language: row.language,
  basis: row.basis,
  bought: localText(row.bought, row.bought_ar, language),
  photos: row.photos,
  reply: row.reply !== null && row.replied_at ? { body: row.reply, language: row.reply_language, at: row.replied_at.toISOString() } : null,
  isEdited: row.edited_at !== null,
  createdAt: row.created_at.toISOString(),
});
