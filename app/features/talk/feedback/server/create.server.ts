import { notifyAdmins } from "#app/features/talk/notifications/public.server.ts";
import { invalid } from "#app/platform/api/errors.ts";
import { once } from "#app/platform/api/once.ts";
import type { ProcedureContext } from "#app/platform/api/procedure.server.ts";
import { enforceLimit } from "#app/platform/api/rate-limit.server.ts";
import { callerOf } from "#app/platform/auth/client-address.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { ImageError } from "#app/platform/media/image-error.ts";
import { removeFiles } from "#app/platform/media/remove-files.server.ts";
import { storeImage } from "#app/platform/media/store-image.server.ts";
import type { FeedbackInput } from "../feedback.contract.ts";
import { checkFeedback } from "../feedback.rules.ts";
import { type FeedbackField, type FeedbackProblem, SCREENSHOT_BYTES } from "../feedback.ts";

const PER_PERSON = { max: 5, windowSeconds: 3600 };
const EXCERPT = 120;

type Created = { id: string; createdAt: string };

type Problems = Partial<Record<FeedbackField, FeedbackProblem>>;

/** The feedback that this key created earlier, if any. Only its sender knows the key. */
async function findByKey(key: string): Promise<Created | null> {
  const row = await db.selectFrom("feedback").select(["id", "created_at"]).where("idempotency_key", "=", key).executeTakeFirst();
  return row ? { id: row.id, createdAt: row.created_at.toISOString() } : null;
}

export const createFeedback = (input: FeedbackInput, context: ProcedureContext): Promise<Created> =>
  once(
    () => findByKey(input.idempotencyKey),
    () => insertFeedback(input, context),
  );

async function insertFeedback(input: FeedbackInput, { viewer, language, ip }: ProcedureContext): Promise<Created | null> {
  const problems = checkFeedback(input);
  if (Object.keys(problems).length > 0) throw invalid<Problems>(problems);
  // after validation: an invalid form does not count as sent
  await enforceLimit(`feedback:${callerOf(viewer, ip)}`, PER_PERSON);
  const screenshotId = input.screenshot ? await storeScreenshot(input.screenshot, viewer?.id ?? null) : null;
  const created = await db.transaction().execute(async (trx) => {
    const row = await trx
      .insertInto("feedback")
      .values({
        id: newId(),
        idempotency_key: input.idempotencyKey,
        author_id: viewer?.id ?? null,
        email: viewer ? null : input.email.toLowerCase() || null,
        kind: input.kind,
        body: input.body,
        page: input.page || null,
        browser: input.browser || null,
        language,
        screenshot_id: screenshotId,
      })
      .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
      .returning(["id", "created_at"])
      .executeTakeFirst();
    if (!row) return null;
    await notifyAdmins(trx, {
      kind: "feedback_received",
      params: { name: viewer?.name ?? input.email, text: input.body.slice(0, EXCERPT) },
      href: `/dashboard/admin/feedback?open=${row.id}`,
      actorId: viewer?.id ?? null,
    });
    return { id: row.id, createdAt: row.created_at.toISOString() };
  });
  // the second of two clicks: its copy of the screenshot is not used
  if (!created && screenshotId) await removeFiles(db, [screenshotId]);
  return created;
}

async function storeScreenshot(file: File, ownerId: string | null): Promise<string> {
  try {
    return (await storeImage(file.stream(), { isPublic: false, ownerId, maxBytes: SCREENSHOT_BYTES })).id;
  } catch (error) {
    if (error instanceof ImageError) throw invalid<Problems>({ screenshot: error.code });
    throw error;
  }
}
