import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { createTransport, type Transporter } from "nodemailer";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { env } from "#app/platform/env/env.server.ts";
import { defineJob, enqueue } from "#app/platform/jobs/jobs.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  language: string;
  /** Where a POST ends such mails at once: mail programs offer it as a button (RFC 8058). */
  unsubscribe?: string;
  /** Stored files to attach. */
  attachments?: readonly { fileId: string; name: string }[];
};
type QueuedMail = Mail & {
  id: string;
  /** When it was queued; part of the file's name. */
  at: string;
};

let smtp: Transporter | undefined;
const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });

/** Missing files are skipped. */
async function readAttachments(given: Mail["attachments"] = []) {
  const files = await Promise.all(
    given.map(async ({ fileId, name }) => {
      const file = await db.selectFrom("files").select(["storage_key", "mime"]).where("id", "=", fileId).executeTakeFirst();
      return file ? [{ filename: name, contentType: file.mime, content: await storage.read(file.storage_key) }] : [];
    }),
  );
  return files.flat();
}

async function deliver({ id, at, language, unsubscribe, attachments, ...mail }: QueuedMail): Promise<void> {
  const host = new URL(env.siteUrl).hostname;
  // The same id at every attempt: a mail that was sent twice after a lost answer is one mail for the reader's program.
  const message = {
    from: env.mailFrom,
    ...mail,
    attachments: await readAttachments(attachments),
    messageId: `<${id}@${host}>`,
    date: new Date(at),
    headers: {
      "Content-Language": language,
      "Auto-Submitted": "auto-generated",
      ...(unsubscribe ? { "List-Unsubscribe": `<${unsubscribe}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" } : {}),
    },
  };
  if (env.smtpUrl) {
    smtp ??= createTransport(env.smtpUrl);
    await smtp.sendMail(message);
    return;
  }
  const folder = join(env.dataDir, "outbox");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const sent = await composer.sendMail(message);
  const file = join(folder, `${at.replaceAll(":", "-")}-${id}.eml`);
  await writeFile(`${file}.part`, sent.message as Buffer, { mode: 0o600 });
  await rename(`${file}.part`, file);
}

/** Retries for about 20 hours, so that a mail server can be down for a night. */
const UNTIL_TOMORROW = { retryLimit: 60, longestPauseSeconds: 1_800 };

/** Delivers one mail: by SMTP when SMTP_URL is set, else as a file in the outbox folder. */
export const mailJob = defineJob<QueuedMail>({ name: "mail", handler: deliver, expireInSeconds: 60, concurrency: 2, ...UNTIL_TOMORROW });

/** Queues a mail. It survives a restart and is tried again when the mail server is away; with `trx` it goes out only if that commits. */
export async function sendMail(mail: Mail, options: { trx?: Kysely<DB>; isUrgent?: boolean } = {}): Promise<void> {
  await enqueue(mailJob, { ...mail, id: newId(), at: new Date().toISOString() }, options);
}
