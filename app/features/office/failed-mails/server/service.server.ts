import { recordAudit } from "#app/platform/audit/audit.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { givenUp, runAgain } from "#app/platform/jobs/given-up.server.ts";
import { mailJob } from "#app/platform/mail/mail.server.ts";
import type { FailedMail } from "../failed-mails.contract.ts";

const SHOWN = 200;
const REASON_MAX = 300;

/** The newest failures. Without the text, which is private to the recipient. */
export async function listFailedMails(): Promise<{ items: FailedMail[]; total: number }> {
  const { jobs, total } = await givenUp(mailJob, SHOWN);
  const items = jobs.map(({ id, data, failedAt, reason }) => ({
    id,
    to: data.to,
    subject: data.subject,
    askedAt: data.at,
    failedAt: failedAt.toISOString(),
    reason: reason.slice(0, REASON_MAX),
  }));
  return { items, total };
}

export async function sendAgain(viewer: Viewer, ids: readonly string[] | undefined): Promise<{ count: number }> {
  return db.transaction().execute(async (trx) => {
    const count = await runAgain(trx, mailJob, ids);
    await recordAudit(trx, { actor: viewer, action: "mail.sendAgain", entityType: "mail", entityId: ids?.[0] ?? newId(), changes: { count: [null, count] } });
    return { count };
  });
}
