import type { Kysely } from "kysely";
import type { DB } from "#app/platform/database/schema.ts";
import { translator } from "#app/platform/languages/translator.server.ts";
import { sendMail } from "#app/platform/mail/mail.server.ts";
import { mailBody } from "#app/platform/mail/mail-template.server.ts";
import type { MemberRole } from "../ideabooks.ts";

type Invitation = { to: string; language: string; inviter: string; role: MemberRole; href: string };

/** For an address without an account, in the language of the person who invites. The name of the ideabook stays out of it: anybody could send any words to anybody. */
export async function mailInvitation(trx: Kysely<DB>, { to, language, inviter, role, href }: Invitation): Promise<void> {
  const t = await translator(language, "ideabooks.mail");
  const body = mailBody(language, {
    siteName: t("siteName"),
    title: t("title", { name: inviter }),
    paragraphs: [t(`text.${role}`, { name: inviter }), t("account", { email: to })],
    button: { label: t("open"), href },
    note: t("why"),
  });
  await sendMail({ to, subject: t("title", { name: inviter }), language, ...body }, { trx });
}
