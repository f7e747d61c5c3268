import { notifyAdmins } from "#app/features/talk/notifications/public.server.ts";
import { invalid } from "#app/platform/api/errors.ts";
import { once } from "#app/platform/api/once.ts";
import type { ProcedureContext } from "#app/platform/api/procedure.server.ts";
import { enforceLimit } from "#app/platform/api/rate-limit.server.ts";
import { callerOf } from "#app/platform/auth/client-address.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { documentName, storeDocument } from "#app/platform/media/store-document.server.ts";
import { dropFiles, storeEach } from "#app/platform/media/store-each.server.ts";
import { normalizePhone } from "#app/platform/rules/phone.ts";
import type { ContactInput } from "../contact.contract.ts";
import { judgeContact } from "../contact.rules.ts";
import { type ContactField, type ContactProblem, MAX_FILES } from "../contact.ts";
import { acknowledgementTo, mailReceived } from "./mails.server.ts";

const PER_PERSON = { max: 5, windowSeconds: 3600 };
const EXCERPT = 120;

type Created = { id: string; createdAt: string };

/** The message that this key created earlier, if any. Only its sender knows the key. */
async function findByKey(key: string): Promise<Created | null> {
  const row = await db.selectFrom("contact_messages").select(["id", "created_at"]).where("idempotency_key", "=", key).executeTakeFirst();
  return row ? { id: row.id, createdAt: row.created_at.toISOString() } : null;
}

export const createContact = (input: ContactInput, context: ProcedureContext): Promise<Created> =>
  once(
    () => findByKey(input.idempotencyKey),
    () => insertContact(input, context),
  );

async function insertContact({ idempotencyKey, files, ...text }: ContactInput, { viewer, language, ip }: ProcedureContext): Promise<Created | null> {
  const { values, problems } = judgeContact(text);
  if (files.length > MAX_FILES) problems.files = "tooMany";
  if (Object.keys(problems).length > 0) throw invalid<Partial<Record<ContactField, ContactProblem>>>(problems);
  // after validation: an invalid form does not count as sent
  await enforceLimit(`contact:${callerOf(viewer, ip)}`, PER_PERSON);
  const stored = await storeEach(files, "files", async (file) => ({
    id: (await storeDocument(file, viewer?.id ?? null)).id,
    name: documentName(file.name),
  }));
  const message = { ...values, email: values.email.toLowerCase() };
  const acknowledged = await acknowledgementTo(message.email, viewer);
  const created = await db.transaction().execute(async (trx) => {
    const row = await trx
      .insertInto("contact_messages")
      .values({
        ...message,
        id: newId(),
        idempotency_key: idempotencyKey,
        sender_id: viewer?.id ?? null,
        phone: normalizePhone(message.phone),
        reference: message.reference || null,
        language,
      })
      .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
      .returning(["id", "created_at"])
      .executeTakeFirst();
    if (!row) return null;
    if (stored.length > 0)
      await trx
        .insertInto("contact_files")
        .values(stored.map(({ id, name }, position) => ({ message_id: row.id, file_id: id, name, position })))
        .execute();
    await mailReceived(trx, { message, language, acknowledged, hasAccount: viewer !== null });
    await notifyAdmins(trx, {
      kind: "contact_received",
      params: { name: message.name, text: message.body.slice(0, EXCERPT) },
      href: `/admin/contact?open=${row.id}`,
      actorId: viewer?.id ?? null,
    });
    return { id: row.id, createdAt: row.created_at.toISOString() };
  });
  // the second of two clicks: its copies of the files are not used
  if (!created) await dropFiles(stored.map(({ id }) => id));
  return created;
}
