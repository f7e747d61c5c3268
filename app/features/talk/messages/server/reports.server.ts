import { notifyAdmins } from "#app/features/talk/notifications/public.server.ts";
import { invalid } from "#app/platform/api/errors.ts";
import { enforceLimit } from "#app/platform/api/rate-limit.server.ts";
import { namesOf, type Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { DAY_SECONDS } from "#app/platform/rules/durations.ts";
import { REPORT_NOTE_LENGTH } from "../messages.ts";
import { requirePlace } from "./place.server.ts";
import { block } from "./state.server.ts";

const PER_PERSON = { max: 10, windowSeconds: DAY_SECONDS };

type ReportInput = {
  id: string;
  messageIds: string[];
  reason: "spam" | "fraud" | "abuse" | "inappropriate" | "other" | "";
  note: string;
  blocksToo: boolean;
};

/** Reports the other side's messages: the staff get a copy of these and nothing else. One's own side cannot be reported. */
export async function reportMessages({ id, messageIds, reason, note, blocksToo }: ReportInput, viewer: Viewer): Promise<{ id: string }> {
  const { side, others, ours } = await requirePlace(id, viewer);
  const fields: { reason?: string; note?: string; messages?: string } = {};
  if (!reason) fields.reason = "required";
  if (note.length > REPORT_NOTE_LENGTH) fields.note = "tooLong";
  if (messageIds.length === 0) fields.messages = "required";
  const messages =
    messageIds.length > 0
      ? await db
          .selectFrom("messages")
          .select(["id", "body", "created_at", "sender_id"])
          .where("conversation_id", "=", id)
          .where("id", "in", messageIds)
          .where((eb) => eb.or([eb("sender_id", "not in", ours), eb("sender_id", "is", null)]))
          .where("removed_at", "is", null)
          .orderBy("seq")
          .execute()
      : [];
  if (messages.length !== new Set(messageIds).size) fields.messages ??= "gone";
  if (Object.keys(fields).length > 0 || !reason) throw invalid(fields);
  await enforceLimit(`report:${viewer.id}`, PER_PERSON);
  // For a team, the member who wrote.
  const reportedId = messages[0]?.sender_id ?? others[0] ?? null;
  const reportId = newId();
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto("message_reports")
      .values({ id: reportId, conversation_id: id, reporter_id: viewer.id, reported_id: reportedId, reason, note })
      .execute();
    await trx
      .insertInto("message_report_messages")
      .values(messages.map((message, position) => ({ report_id: reportId, position, message_id: message.id, body: message.body, sent_at: message.created_at })))
      .execute();
    if (blocksToo && side !== "member") for (const other of others) await block(trx, viewer.id, other);
    await notifyAdmins(trx, { kind: "report_received", params: { ...namesOf(viewer) }, href: `/admin/reports?open=${reportId}`, actorId: viewer.id });
  });
  return { id: reportId };
}
