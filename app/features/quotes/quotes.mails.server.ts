import type { Kysely } from "kysely";
import { cityName } from "#app/features/places/public.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { formatFor, translator } from "#app/platform/languages/translator.server.ts";
import { sendMail } from "#app/platform/mail.server.ts";
import { mailBody } from "#app/platform/mail-template.server.ts";
import type { QuoteInput } from "./quotes.contract.ts";
import type { ProjectType, StartTime } from "./quotes.ts";

type Vendor = { name: string; name_ar: string | null; slug: string; contact_email: string | null; owner_email: string | null; owner_language: string | null };
type Sent = QuoteInput & { id: string };

async function facts(quote: Sent, language: string, withContact: boolean): Promise<(readonly [string, string])[]> {
  const t = await translator(language, "quotes");
  const format = formatFor(language);
  const amounts = [quote.budgetMin, quote.budgetMax].map((amount) => (amount === null ? null : format.money(amount)));
  const budget =
    amounts[0] && amounts[1]
      ? t("budget.between", { from: amounts[0], to: amounts[1] })
      : amounts[0]
        ? t("budget.from", { from: amounts[0] })
        : amounts[1]
          ? t("budget.upTo", { to: amounts[1] })
          : t("budget.open");
  return [
    [t("form.projectType"), t(`projectType.${quote.projectType as ProjectType}`)],
    [t("form.city"), cityName(quote.city, language)],
    [t("form.budget"), budget],
    [t("form.start"), t(`start.${quote.startWhen as StartTime}`)],
    [t("form.description"), quote.description],
    ...(quote.photos.length > 0 ? [[t("form.photos"), format.number(quote.photos.length)] as const] : []),
    ...(withContact
      ? [
          [t("form.contactName"), quote.contactName] as const,
          [t("form.contactEmail"), quote.contactEmail] as const,
          [t("form.contactPhone"), quote.contactPhone || "-"] as const,
        ]
      : []),
  ];
}

/** An acknowledgement to the requester and a notice to the vendor, sent if the request is kept. */
export async function mailQuoteRequest(trx: Kysely<DB>, quote: Sent, vendor: Vendor, language: string): Promise<void> {
  const t = await translator(language, "quotes");
  const name = (language === "ar" && vendor.name_ar) || vendor.name;
  const subject = t("mail.received.subject", { vendor: name });
  const acknowledgement = mailBody(language, {
    siteName: t("mail.siteName"),
    title: t("mail.received.title"),
    paragraphs: [t("mail.greeting", { name: quote.contactName }), t("mail.received.text", { vendor: name })],
    facts: await facts(quote, language, false),
    button: { label: t("mail.received.button"), href: `/vendors/${encodeURIComponent(vendor.slug)}` },
    note: t("mail.received.note"),
  });
  await sendMail({ to: quote.contactEmail, subject, language, ...acknowledgement }, { trx });
  const to = vendor.owner_email ?? vendor.contact_email;
  if (!to) return;
  const theirs = vendor.owner_language ?? language;
  const v = await translator(theirs, "quotes");
  const notice = mailBody(theirs, {
    siteName: v("mail.siteName"),
    title: v("mail.new.title"),
    paragraphs: [v("mail.new.text", { name: quote.contactName, vendor: (theirs === "ar" && vendor.name_ar) || vendor.name })],
    facts: await facts(quote, theirs, true),
    ...(vendor.owner_email ? { button: { label: v("mail.new.button"), href: `/vendor/quotes?open=${quote.id}` } } : {}),
  });
  await sendMail({ to, subject: v("mail.new.subject", { name: quote.contactName }), language: theirs, ...notice }, { trx });
}
