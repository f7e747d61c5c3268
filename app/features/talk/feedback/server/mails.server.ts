import type { Kysely } from "kysely";
import type { DB } from "#app/platform/database/schema.ts";
import { translator } from "#app/platform/languages/translator.server.ts";
import { sendMail } from "#app/platform/mail/mail.server.ts";
import { mailBody } from "#app/platform/mail/mail-template.server.ts";

type Answered = { email: string; language: string; feedback: string; answer: string };

/** The reply to a visitor who left an address: mail is the only way to reach them. */
export async function mailAnswer(trx: Kysely<DB>, { email, language, feedback, answer }: Answered): Promise<void> {
  const t = await translator(language, "feedback");
  const body = mailBody(language, {
    siteName: t("mail.siteName"),
    title: t("mail.title"),
    paragraphs: [answer],
    facts: [[t("mail.yours"), feedback]],
    note: t("mail.note"),
  });
  await sendMail({ to: email, subject: t("mail.subject"), language, ...body }, { trx });
}
