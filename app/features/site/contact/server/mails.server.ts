import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import { limit } from "#app/platform/api/rate-limit.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { translator } from "#app/platform/languages/translator.server.ts";
import { sendMail } from "#app/platform/mail/mail.server.ts";
import { mailBody } from "#app/platform/mail/mail-template.server.ts";
import type { ContactText, ContactTopic } from "../contact.ts";

/** Acknowledgements per address, across senders; beyond that, messages are accepted without a mail. */
const PER_RECIPIENT = { max: 5, windowSeconds: 86_400 };

/** Whole: with what the sender wrote. */
export type Acknowledgement = "whole" | "plain" | "none";

/** It quotes the sender's words only to their own confirmed address, because any other may be a stranger's. */
export async function acknowledgementTo(email: string, viewer: Viewer | null): Promise<Acknowledgement> {
  const digest = createHash("sha256").update(email).digest("base64url").slice(0, 22);
  if (!(await limit(`contact-mail:${digest}`, PER_RECIPIENT)).allowed) return "none";
  if (viewer?.email !== email) return "plain";
  const user = await db.selectFrom("users").select("email_verified").where("id", "=", viewer.id).executeTakeFirst();
  return user?.email_verified ? "whole" : "plain";
}

type Received = { message: ContactText; language: string; acknowledged: Acknowledgement; hasAccount: boolean };

export async function mailReceived(trx: Kysely<DB>, { message, language, acknowledged, hasAccount }: Received): Promise<void> {
  if (acknowledged === "none") return;
  const t = await translator(language, "contact.mail");
  const contact = await translator(language, "contact");
  const topic = [contact("form.topic"), contact(`topic.${message.topic as ContactTopic}`)] as const;
  const body = mailBody(language, {
    siteName: t("siteName"),
    title: t("received.title"),
    paragraphs: [t("received.text")],
    facts: acknowledged === "whole" ? [topic, [contact("form.body"), message.body]] : [topic],
    ...(hasAccount && { button: { label: t("received.button"), href: "/dashboard/contact" } }),
    note: t("received.note"),
  });
  await sendMail({ to: message.email, subject: t("received.subject"), language, ...body }, { trx });
}

type Replied = { email: string; language: string; message: string; reply: string };

/** The reply to a visitor: mail is the only way to reach them. */
export async function mailReply(trx: Kysely<DB>, { email, language, message, reply }: Replied): Promise<void> {
  const t = await translator(language, "contact.mail");
  const body = mailBody(language, {
    siteName: t("siteName"),
    title: t("reply.title"),
    paragraphs: [reply],
    facts: [[t("reply.yours"), message]],
    note: t("reply.note"),
  });
  await sendMail({ to: email, subject: t("reply.subject"), language, ...body }, { trx });
}
