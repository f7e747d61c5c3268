import type { Kysely } from "kysely";
import type { DB } from "#app/platform/database/schema.ts";
import { formatFor, translator } from "#app/platform/languages/translator.server.ts";
import { sendMail } from "#app/platform/mail/mail.server.ts";
import { mailBody } from "#app/platform/mail/mail-template.server.ts";
import { localText } from "#app/platform/text/local-text.ts";
import type { AnswerInput } from "../quotes.contract.ts";

type Request = { contact_email: string; contact_name: string; language: string };
type Vendor = { name: string; name_ar: string | null; slug: string };
type Answer = Pick<AnswerInput, "body" | "priceMin" | "priceMax" | "isOnSite"> & { files: readonly { id: string; name: string }[] };

/** The whole answer, with its documents: a requester without an account cannot read it anywhere else. */
export async function mailAnswer(trx: Kysely<DB>, { contact_email, contact_name, language }: Request, vendor: Vendor, answer: Answer): Promise<void> {
  // An erased requester has no address.
  if (!contact_email) return;
  const t = await translator(language, "quotes");
  const format = formatFor(language);
  const name = localText(vendor.name, vendor.name_ar, language);
  const [from, to] = [answer.priceMin, answer.priceMax].map((amount) => (amount === null ? null : format.money(amount)));
  const price = from && to ? t("budget.between", { from, to }) : from ? t("budget.from", { from }) : to ? t("budget.upTo", { to }) : null;
  const body = mailBody(language, {
    siteName: t("mail.siteName"),
    title: t("mail.answer.title", { vendor: name }),
    paragraphs: [t("mail.greeting", { name: contact_name }), ...answer.body.split(/\n+/)],
    facts: [[t("answer.price"), [price, answer.isOnSite ? t("answer.onSite") : null].filter(Boolean).join(" · ")]],
    button: { label: t("mail.received.button"), href: `/vendors/${encodeURIComponent(vendor.slug)}` },
    note: t("mail.received.note"),
  });
  const attachments = answer.files.map(({ id, name: filename }) => ({ fileId: id, name: filename }));
  await sendMail({ to: contact_email, subject: t("mail.answer.subject", { vendor: name }), language, ...body, attachments }, { trx });
}
