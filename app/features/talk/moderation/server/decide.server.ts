import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import { notifyPerson } from "#app/features/talk/notifications/public.server.ts";
import { invalid, notFound } from "#app/platform/api/errors.ts";
import { recordAudit } from "#app/platform/audit/audit.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { invalidatePages } from "#app/platform/pages/page-cache.server.ts";
import { alreadyDecided, type Subject, type SubjectSource } from "../moderation.contract.ts";
import { type Action, DECISION_OF, type Decision, type FlagReason, isFlag, LOG_PATH, needsReason, type ReportReason, type SubjectType } from "../moderation.ts";
import { moderationReportStatus } from "./report-status.server.ts";
import { findSubject, subjectSources } from "./subjects.server.ts";

type Input = { type: SubjectType; id: string; action: Action; reason: ReportReason | ""; note: string };

/** Whether the subject's state still allows this decision. */
function isOpen({ action }: Input, subject: Subject, source: SubjectSource, reports: number): boolean {
  switch (action) {
    case "approve":
      return subject.status === "pending" && source.approve !== undefined;
    case "hide":
      return subject.status === "visible" || subject.status === "pending";
    case "dismiss":
      return reports > 0;
    case "restore":
      return subject.status === "hidden";
    case "lock":
    case "unlock":
      return source.setLocked !== undefined && subject.isLocked === (action === "unlock");
  }
}

async function change(trx: Kysely<DB>, { id, action, reason }: Input, source: SubjectSource): Promise<string[]> {
  switch (action) {
    case "approve":
      return (await source.approve?.(trx, id)) ?? [];
    case "hide":
      return source.hide(trx, id, reason || "other");
    case "restore":
      return source.restore(trx, id);
    case "lock":
    case "unlock":
      return (await source.setLocked?.(trx, id, action === "lock")) ?? [];
    case "dismiss":
      return [];
  }
}

/** Decides about one subject; when two admins decide at the same moment, the second gets a CONFLICT. */
export async function decideSubject(input: Input, viewer: Viewer): Promise<{ decision: Decision }> {
  const { type, id, action, note } = input;
  const reason = input.reason || null;
  const source = subjectSources()[type];
  if (needsReason(action) && !reason) throw invalid({ reason: "required" });
  const decision = DECISION_OF[action];
  await db.transaction().execute(async (trx) => {
    // One decision per subject at a time, even when its own row is gone.
    await lockSubject(trx, type, id);
    const subject = await findSubject(type, id);
    const reports = await trx
      .selectFrom("moderation_reports")
      .select(["id", "reporter_id", "reason"])
      .where("subject_type", "=", type)
      .where("subject_id", "=", id)
      .where("status", "=", "open")
      .execute();
    if (!subject && reports.length === 0) throw notFound();
    // A report about something deleted can only be dismissed.
    if (subject ? !isOpen(input, subject, source, reports.length) : action !== "dismiss") throw alreadyDecided();
    const tags = subject ? await change(trx, input, source) : [];
    const endsReports = action !== "lock" && action !== "unlock" && action !== "restore";
    await trx
      .insertInto("moderation_log")
      .values({
        id: newId(),
        subject_type: type,
        subject_id: id,
        action: decision,
        reason,
        note,
        topic: subject?.topic ?? null,
        reports: endsReports ? reports.filter(({ reason }) => !isFlag(reason as ReportReason | FlagReason)).length : 0,
        actor_id: viewer.id,
        actor_role: viewer.role,
      })
      .execute();
    await recordAudit(trx, {
      actor: viewer,
      action: `moderation.${decision}`,
      entityType: source.auditedAs ?? type,
      entityId: id,
      changes: { status: [subject?.status ?? "gone", decision], ...(reason && { reason: [null, reason] }) },
    });
    if (endsReports && reports.length > 0) {
      const where = (eb: ExpressionBuilder<DB, "moderation_reports">) => eb.and([eb("subject_type", "=", type), eb("subject_id", "=", id)]);
      await moderationReportStatus.moveAll(trx, "decide", { by: viewer, where, set: { decided_at: new Date() } });
      const reporters = reports.map(({ reporter_id }) => reporter_id).filter((userId) => userId !== null);
      await notifyPerson(
        trx,
        reporters.map((userId) => ({ userId, kind: "report_decided" as const, href: LOG_PATH, actorId: viewer.id })),
      );
    }
    if (subject?.author && subject.author.id !== viewer.id && action !== "dismiss")
      await notifyPerson(trx, {
        userId: subject.author.id,
        kind: "moderation_decided",
        params: { title: subject.title, decision, why: reason ?? "none", note },
        href: subject.href,
        actorId: viewer.id,
      });
    await invalidatePages([...tags, "moderation"], trx);
  });
  return { decision };
}

async function lockSubject(trx: Kysely<DB>, type: SubjectType, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`moderation ${type} ${id}`}))`.execute(trx);
}
