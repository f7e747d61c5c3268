import type { Kysely } from "kysely";
import type { DB } from "#app/platform/database/schema.ts";
import { formatFor, translator } from "#app/platform/languages/translator.server.ts";
import { sendMail } from "#app/platform/mail/mail.server.ts";
import { mailBody } from "#app/platform/mail/mail-template.server.ts";
import type { OrganizationRole } from "#app/platform/organizations/organization.policy.ts";
import { DAY_MS } from "#app/platform/rules/durations.ts";
import { localText } from "#app/platform/text/local-text.ts";
import { INVITATION_DAYS } from "../organizations.ts";

type Invitation = {
  to: string;
  language: string;
  inviter: string;
  organization: { name: string; name_ar: string | null };
  role: OrganizationRole;
  href: string;
};

export async function mailInvitation(trx: Kysely<DB>, { to, language, inviter, organization, role, href }: Invitation): Promise<void> {
  const t = await translator(language, "organizations.mail");
  const name = localText(organization.name, organization.name_ar, language);
  const subject = t("title", { name: inviter, organization: name });
  const until = formatFor(language).date(new Date(Date.now() + INVITATION_DAYS * DAY_MS).toISOString(), "day");
  const body = mailBody(language, {
    siteName: t("siteName"),
    title: subject,
    paragraphs: [t("text", { name: inviter, organization: name, role: t(`role.${role}`) }), t(`may.${role}`), t("account", { email: to })],
    button: { label: t("open"), href },
    note: t("why", { date: until }),
  });
  await sendMail({ to, subject, language, ...body }, { trx });
}
