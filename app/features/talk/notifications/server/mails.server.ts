import type { Kysely } from "kysely";
import type { DB } from "#app/platform/database/schema.ts";
import { env } from "#app/platform/env/env.server.ts";
import { translator } from "#app/platform/languages/translator.server.ts";
import { sendMail } from "#app/platform/mail/mail.server.ts";
import { type MailContent, mailBody } from "#app/platform/mail/mail-template.server.ts";
import { isFixed } from "../notifications.choices.ts";
import type { NotificationKind } from "../notifications.ts";
import { noticeTexts } from "./texts.server.ts";
import { unsubscribeHref } from "./unsubscribe.server.ts";

export type Recipient = { id: string; name: string; email: string; language: string | null };
export type Mailed = { kind: string; params: unknown; href: string | null };
/** A feature's own mail text in place of the kind's. */
export type OwnMail = Partial<Omit<MailContent, "siteName" | "note" | "link">> & { subject?: string };

/** The most notifications that a digest lists. */
const NAMED = 20;

const languageOf = (person: Recipient) => person.language ?? "en";
const wholeAddress = (href: string) => new URL(href, env.siteUrl).href;

/** One mail about one thing. */
export async function mailNotice(trx: Kysely<DB>, person: Recipient, notice: Mailed, own: OwnMail = {}): Promise<void> {
  const language = languageOf(person);
  const t = await translator(language, "notifications.texts");
  const { title, message } = (await noticeTexts(language))(notice.kind, notice.params);
  const { subject = title, ...content } = own;
  const stop = isFixed(notice.kind as NotificationKind) ? null : unsubscribeHref(person.id, notice.kind as NotificationKind);
  const body = mailBody(language, {
    siteName: t("mail.siteName"),
    title,
    paragraphs: [t("mail.greeting", { name: person.name }), message],
    ...(notice.href ? { button: { label: t("mail.open"), href: notice.href } } : {}),
    note: t(stop ? "mail.why" : "mail.always"),
    ...(stop ? { link: { label: t("mail.unsubscribe"), href: stop } } : {}),
    ...content,
  });
  await sendMail({ to: person.email, subject, language, ...body, ...(stop ? { unsubscribe: wholeAddress(stop) } : {}) }, { trx });
}

/** The digest of a day or a week, newest first. */
export async function mailDigest(trx: Kysely<DB>, person: Recipient, period: "daily" | "weekly", notices: readonly Mailed[]): Promise<void> {
  const language = languageOf(person);
  const t = await translator(language, "notifications.texts");
  const textOf = await noticeTexts(language);
  const texts = notices.slice(0, NAMED).map(({ kind, params }) => textOf(kind, params));
  const rest = notices.length - texts.length;
  const stop = unsubscribeHref(person.id, "digest");
  const body = mailBody(language, {
    siteName: t("mail.siteName"),
    title: t(`mail.digest.${period}`),
    paragraphs: [
      t("mail.greeting", { name: person.name }),
      t("mail.digest.text", { n: notices.length }),
      ...(rest > 0 ? [t("mail.digest.more", { n: rest })] : []),
    ],
    facts: texts.map(({ title, message }) => [title, message] as const),
    button: { label: t("mail.digest.open"), href: "/dashboard/notifications" },
    note: t("mail.why"),
    link: { label: t("mail.unsubscribe"), href: stop },
  });
  await sendMail({ to: person.email, subject: t("mail.digest.subject", { n: notices.length }), language, ...body, unsubscribe: wholeAddress(stop) }, { trx });
}
