import { notifyAdmins } from "#app/features/talk/notifications/public.server.ts";
import { invalid, notFound } from "#app/platform/api/errors.ts";
import { enforceLimit } from "#app/platform/api/rate-limit.server.ts";
import { namesOf, type Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { DAY_SECONDS } from "#app/platform/rules/durations.ts";
import { QUEUE_PATH, REPORT_NOTE_LENGTH, type ReportReason, type SubjectType } from "../moderation.ts";
import { findSubject, subjectSources } from "./subjects.server.ts";

const PER_PERSON = { max: 20, windowSeconds: DAY_SECONDS };

type Input = { type: SubjectType; id: string; reason: ReportReason | ""; note: string };

/** Adds a report to the queue. A second report by the same person renews the first. */
export async function reportSubject({ type, id, reason, note }: Input, viewer: Viewer): Promise<{ isNew: boolean }> {
  const subject = (await subjectSources()[type].maySee(id, viewer)) ? await findSubject(type, id) : null;
  if (subject?.status !== "visible") throw notFound();
  const fields: { reason?: string; note?: string; id?: string } = {};
  if (!reason) fields.reason = "required";
  if (note.length > REPORT_NOTE_LENGTH) fields.note = "tooLong";
  if (subject.author?.id === viewer.id) fields.id = "own";
  if (Object.keys(fields).length > 0 || !reason) throw invalid(fields);
  await enforceLimit(`moderation-report:${viewer.id}`, PER_PERSON);
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .insertInto("moderation_reports")
      .values({ id: newId(), subject_type: type, subject_id: id, reporter_id: viewer.id, reason, note })
      .onConflict((conflict) => conflict.columns(["reporter_id", "subject_type", "subject_id"]).where("reporter_id", "is not", null).doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!row) return { isNew: false };
    await notifyAdmins(trx, {
      kind: "moderation_report",
      params: { ...namesOf(viewer), title: subject.title },
      href: QUEUE_PATH,
      actorId: viewer.id,
      groupKey: `${type}:${id}`,
    });
    return { isNew: true };
  });
}
