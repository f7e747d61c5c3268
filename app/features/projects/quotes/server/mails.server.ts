import type { Kysely } from "kysely";
import { notifyAdmins, notifyPerson } from "#app/features/talk/notifications/public.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { formatFor, translator } from "#app/platform/languages/translator.server.ts";
import { sendMail } from "#app/platform/mail/mail.server.ts";
import { mailBody } from "#app/platform/mail/mail-template.server.ts";
import { membersWho } from "#app/platform/organizations/membership.server.ts";
import { cityName } from "#app/platform/places/places.ts";
import { localText } from "#app/platform/text/local-text.ts";
import type { QuoteInput } from "../quotes.contract.ts";
import type { Reach } from "../quotes.reach.ts";
import type { ProjectType, StartTime } from "../quotes.ts";
import type { Acknowledgement } from "./acknowledgement.server.ts";

type Vendor = { id: string; name: string; name_ar: string | null; slug: string; contact_email: string | null; organization_id: string | null };
type Sent = QuoteInput & { id: string };

type Parts = { withContact?: boolean; withWords: boolean };

async function facts(quote: Sent, language: string, { withContact = false, withWords }: Parts): Promise<(readonly [string, string])[]> {
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
    ...(withWords ? [[t("form.description"), quote.description] as const] : []),
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

const inboxHref = (quote: Sent) => `/vendor/quotes?open=${quote.id}`;

type Delivery = { reach: Reach; language: string; requesterId: string | null; acknowledged: Acknowledgement };

/** Acknowledges the request to the requester and notifies its recipients: the vendor's team, or admins. Sent when the transaction commits. */
export async function notifyQuoteRequest(
  trx: Kysely<DB>,
  quote: Sent,
  vendor: Vendor,
  { reach, language, requesterId, acknowledged }: Delivery,
): Promise<void> {
  const t = await translator(language, "quotes");
  const name = localText(vendor.name, vendor.name_ar, language);
  const subject = t("mail.received.subject", { vendor: name });
  const isWhole = acknowledged === "whole";
  const acknowledgement = mailBody(language, {
    siteName: t("mail.siteName"),
    title: t(`mail.received.title.${reach}`),
    paragraphs: [...(isWhole ? [t("mail.greeting", { name: quote.contactName })] : []), t(`mail.received.text.${reach}`, { vendor: name })],
    facts: await facts(quote, language, { withWords: isWhole }),
    button: { label: t("mail.received.button"), href: `/vendors/${encodeURIComponent(vendor.slug)}` },
    note: t("mail.received.note"),
  });
  if (acknowledged !== "none") await sendMail({ to: quote.contactEmail, subject, language, ...acknowledgement }, { trx });
  const params = { name: quote.contactName, vendor: vendor.name, ...(vendor.name_ar && { vendorAr: vendor.name_ar }) };
  if (vendor.organization_id) {
    const team = await membersWho(trx, vendor.organization_id, "answer");
    const notice = { kind: "quote_received" as const, params, href: inboxHref(quote), actorId: requesterId };
    await notifyPerson(
      trx,
      team.filter((userId) => userId !== requesterId).map((userId) => ({ ...notice, userId, mail: (theirs: string) => newRequest(quote, vendor, theirs) })),
    );
    return;
  }
  await notifyAdmins(trx, {
    kind: "quote_unjoined",
    params: { ...params, reach },
    href: `/admin/quotes?open=${quote.id}`,
    actorId: requesterId,
    groupKey: `quote_unjoined:${vendor.id}`,
  });
  if (!vendor.contact_email) return;
  const { subject: newSubject, ...content } = await newRequest(quote, vendor, language);
  await sendMail({ to: vendor.contact_email, subject: newSubject, language, ...mailBody(language, { siteName: t("mail.siteName"), ...content }) }, { trx });
}

/** The mail to the vendor's side. */
async function newRequest(quote: Sent, vendor: Vendor, language: string) {
  const t = await translator(language, "quotes");
  const named = { name: quote.contactName, vendor: localText(vendor.name, vendor.name_ar, language) };
  return {
    subject: t("mail.new.subject", { name: quote.contactName }),
    title: t("mail.new.title"),
    paragraphs: [t("mail.new.text", named), ...(vendor.organization_id ? [] : [t("mail.new.claimText", named)])],
    facts: await facts(quote, language, { withContact: true, withWords: true }),
    button: vendor.organization_id
      ? { label: t("mail.new.button"), href: inboxHref(quote) }
      : { label: t("mail.new.claim"), href: `/dashboard/claims/${vendor.id}` },
  };
}
