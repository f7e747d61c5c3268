import type { Kysely } from "kysely";
import type { DB } from "#app/platform/database/schema.ts";
import { formatFor, translator } from "#app/platform/languages/translator.server.ts";
import { sendMail } from "#app/platform/mail/mail.server.ts";
import { mailBody } from "#app/platform/mail/mail-template.server.ts";
import { CANCEL_DELETION_PATH, CODE_MINUTES, GRACE_DAYS } from "../personal-data.ts";

type Recipient = { name: string; email: string };

/** The code that an account without a password needs in place of it. */
export async function mailDeletionCode(trx: Kysely<DB>, to: Recipient, code: string, language: string): Promise<void> {
  const t = await translator(language, "personal-data");
  const body = mailBody(language, {
    siteName: t("mail.siteName"),
    title: t("mail.code.title"),
    paragraphs: [t("mail.greeting", { name: to.name }), t("mail.code.text", { minutes: CODE_MINUTES })],
    facts: [[t("mail.code.label"), code]],
    note: t("mail.code.note"),
  });
  await sendMail({ to: to.email, subject: t("mail.code.subject"), language, ...body }, { trx });
}

/** Says what happens when, with a link to undo it. */
export async function mailDeletionRequested(trx: Kysely<DB>, to: Recipient, token: string, erasedAt: Date, language: string): Promise<void> {
  const t = await translator(language, "personal-data");
  const date = formatFor(language).date(erasedAt, "long");
  const body = mailBody(language, {
    siteName: t("mail.siteName"),
    title: t("mail.closed.title"),
    paragraphs: [t("mail.greeting", { name: to.name }), t("mail.closed.text", { date, days: GRACE_DAYS })],
    button: { label: t("mail.closed.button"), href: `${CANCEL_DELETION_PATH}?token=${encodeURIComponent(token)}` },
    note: t("mail.closed.note"),
  });
  await sendMail({ to: to.email, subject: t("mail.closed.subject"), language, ...body }, { trx });
}

/** The last mail of an account. */
export async function mailErased(trx: Kysely<DB>, to: Recipient & { language: string | null }): Promise<void> {
  const language = to.language ?? "en";
  const t = await translator(language, "personal-data");
  const body = mailBody(language, {
    siteName: t("mail.siteName"),
    title: t("mail.erased.title"),
    paragraphs: [t("mail.greeting", { name: to.name }), t("mail.erased.text")],
    note: t("mail.erased.note"),
  });
  await sendMail({ to: to.email, subject: t("mail.erased.subject"), language, ...body }, { trx });
}
