import type { Kysely } from "kysely";
import type { DB } from "#app/platform/database/schema.ts";
import { translator } from "#app/platform/languages/translator.server.ts";
import { sendMail } from "#app/platform/mail/mail.server.ts";
import { mailBody } from "#app/platform/mail/mail-template.server.ts";

type Invitation = { to: string; language: string; inviter: string; href: string };

/** For an address without an account, in the language of the person who invites. The name of the project stays out of it: anybody could send any words to anybody. */
export async function mailInvitation(trx: Kysely<DB>, { to, language, inviter, href }: Invitation): Promise<void> {
  const t = await translator(language, "projects.mail");
  const subject = t("title", { name: inviter });
  const body = mailBody(language, {
    siteName: t("siteName"),
    title: subject,
    paragraphs: [t("text", { name: inviter }), t("account", { email: to })],
    button: { label: t("open"), href },
    note: t("why"),
  });
  await sendMail({ to, subject, language, ...body }, { trx });
}
