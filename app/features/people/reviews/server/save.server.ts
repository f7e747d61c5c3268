import { type Kysely, sql } from "kysely";
import { notifyPerson } from "#app/features/talk/notifications/public.server.ts";
import { forbidden, invalid, notFound } from "#app/platform/api/errors.ts";
import { enforceLimit } from "#app/platform/api/rate-limit.server.ts";
import { recordAudit } from "#app/platform/audit/audit.server.ts";
import { namesOf, type Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { removeFiles } from "#app/platform/media/remove-files.server.ts";
import { dropFiles, storeEach } from "#app/platform/media/store-each.server.ts";
import { storeImage } from "#app/platform/media/store-image.server.ts";
import { invalidatePages } from "#app/platform/pages/page-cache.server.ts";
import { DAY_SECONDS } from "#app/platform/rules/durations.ts";
import { languageOf } from "#app/platform/text/language-of.ts";
import { mayEditReview, mayReply, mayWriteReview } from "../reviews.policy.ts";
import { checkReply, checkReview, type ReviewText } from "../reviews.rules.ts";
import { ASPECTS, MAX_PHOTO_BYTES, RECEIVED, type Reviewed, reviewAnchor } from "../reviews.ts";
import { flagReview } from "./flags.server.ts";
import { findRight, findSubject, peopleOfSubject, roleIn, type SubjectRow, TAGS } from "./subjects.server.ts";

const SAVES = { max: 30, windowSeconds: DAY_SECONDS };
const REPLIES = { max: 60, windowSeconds: 3_600 };

type Input = ReviewText & { type: Reviewed; id: string; storedIds: readonly string[]; photos: readonly File[] };

function refuse(problems: Readonly<Record<string, string | undefined>>): void {
  if (Object.keys(problems).length > 0) throw invalid(problems);
}

const subjectNames = ({ name, name_ar }: SubjectRow) => ({ subject: name, ...(name_ar && { subjectAr: name_ar }) });

const findOwn = (source: Kysely<DB>, { type, id }: Pick<Input, "type" | "id">, viewer: Viewer) =>
  source.selectFrom("reviews").selectAll().where("author_id", "=", viewer.id).where("subject_type", "=", type).where("subject_id", "=", id).executeTakeFirst();

/** Writes or changes the viewer's one review: sent twice, it is written once. */
export async function saveReview(input: Input, viewer: Viewer): Promise<{ id: string; path: string }> {
  const { type, id: subjectId, rating, aspects, storedIds } = input;
  const body = input.body || null;
  const subject = await findSubject(type, subjectId);
  if (!subject) throw notFound();
  const before = await findOwn(db, { type, id: subjectId }, viewer);
  const right = before ? null : await findRight(type, subjectId, viewer.id);
  const role = await roleIn(db, subject, viewer.id);
  if (before ? !mayEditReview(viewer, before, new Date()) : !mayWriteReview(right !== null, role)) throw forbidden();
  refuse(checkReview(type, input, storedIds.length + input.photos.length));
  await enforceLimit(`review:${viewer.id}`, SAVES);
  const stored = await storeEach(input.photos, "photos", (photo) =>
    storeImage(photo.stream(), { isPublic: true, ownerId: viewer.id, maxBytes: MAX_PHOTO_BYTES }),
  );
  const photos = stored.map(({ id }) => id);
  const values = {
    rating,
    body,
    language: body && languageOf(body),
    ...Object.fromEntries(ASPECTS.map((aspect) => [aspect, aspects[aspect] ?? null])),
  };
  try {
    const id = await db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtext(${`review ${viewer.id} ${type} ${subjectId}`}))`.execute(trx);
      const own = await findOwn(trx, { type, id: subjectId }, viewer);
      if (own && !mayEditReview(viewer, own, new Date())) throw forbidden();
      const reviewId = own?.id ?? newId();
      if (own)
        await trx
          .updateTable("reviews")
          .set({ ...values, edited_at: new Date() })
          .where("id", "=", own.id)
          .execute();
      else {
        const from = { basis: right?.basis ?? null, basis_id: right?.basis_id ?? null, bought: right?.bought ?? null, bought_ar: right?.bought_ar ?? null };
        await trx
          .insertInto("reviews")
          .values({ id: reviewId, subject_type: type, subject_id: subjectId, author_id: viewer.id, author_name: viewer.name, ...from, ...values })
          .execute();
      }
      await replacePhotos(trx, reviewId, storedIds, photos);
      const changes = { rating: [own?.rating ?? null, rating] as [unknown, unknown] };
      await recordAudit(trx, { actor: viewer, action: own ? "review.update" : "review.create", entityType: "review", entityId: reviewId, changes });
      if (!own) {
        await flagReview(trx, reviewId, subject, viewer);
        await notifyTeam(trx, subject, viewer);
      }
      await invalidatePages([TAGS[type]], trx);
      return reviewId;
    });
    return { id, path: `${subject.path}#${reviewAnchor(id)}` };
  } catch (error) {
    await dropFiles(photos);
    throw error;
  }
}

async function replacePhotos(trx: Kysely<DB>, reviewId: string, storedIds: readonly string[], added: readonly string[]): Promise<void> {
  const before = (await trx.selectFrom("review_photos").select("file_id").where("review_id", "=", reviewId).execute()).map(({ file_id }) => file_id);
  const left = before.filter((id) => !storedIds.includes(id));
  if (left.length > 0) await removeFiles(trx, left);
  await trx.deleteFrom("review_photos").where("review_id", "=", reviewId).execute();
  const now = [...storedIds.filter((id) => before.includes(id)), ...added];
  if (now.length > 0)
    await trx
      .insertInto("review_photos")
      .values(now.map((file_id, position) => ({ review_id: reviewId, file_id, position })))
      .execute();
}

async function notifyTeam(trx: Kysely<DB>, subject: SubjectRow, viewer: Viewer): Promise<void> {
  const people = await peopleOfSubject(trx, subject, "answer");
  await notifyPerson(
    trx,
    people.map((userId) => ({
      userId,
      kind: "review_received" as const,
      params: { ...namesOf(viewer), ...subjectNames(subject) },
      href: subject.person_id ? RECEIVED.professional : RECEIVED.vendor,
      actorId: viewer.id,
    })),
  );
}

/** @throws NOT_FOUND unless the viewer answers for the subject, FORBIDDEN when it can no longer be changed */
export async function replyToReview({ id, body }: { id: string; body: string }, viewer: Viewer): Promise<{ id: string }> {
  await enforceLimit(`review-reply:${viewer.id}`, REPLIES);
  await db.transaction().execute(async (trx) => {
    const review = await trx.selectFrom("reviews").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
    const subject = review && (await findSubject(review.subject_type as Reviewed, review.subject_id));
    const role = subject ? await roleIn(trx, subject, viewer.id) : null;
    if (!review || !subject || !role || review.status !== "visible") throw notFound();
    if (!mayReply(role, review, new Date())) throw forbidden();
    refuse(checkReply(body));
    await trx
      .updateTable("reviews")
      .set({ reply: body, reply_language: languageOf(body), replied_at: review.replied_at ?? new Date(), replied_by: viewer.id })
      .where("id", "=", id)
      .execute();
    await recordAudit(trx, { actor: viewer, action: "review.reply", entityType: "review", entityId: id });
    if (review.replied_at === null && review.author_id)
      await notifyPerson(trx, {
        userId: review.author_id,
        kind: "review_answered",
        params: subjectNames(subject),
        href: `${subject.path}#${reviewAnchor(id)}`,
        actorId: viewer.id,
      });
    await invalidatePages([TAGS[review.subject_type as Reviewed]], trx);
  });
  return { id };
}
