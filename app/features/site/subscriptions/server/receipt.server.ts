import type { LoaderFunctionArgs } from "react-router";
import { SECRET_ADDRESS } from "#app/api/item-loader.server.ts";
import { requestContext } from "#app/api/request-context.ts";
import { limit } from "#app/platform/api/rate-limit.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { isId } from "#app/platform/database/ids.ts";
import { openFlow } from "#app/platform/documents/flow.server.ts";
import { languageOnPaper } from "#app/platform/documents/language-on-paper.ts";
import { moneyOnPaper } from "#app/platform/documents/money-on-paper.ts";
import { paperStyles } from "#app/platform/documents/paper-styles.ts";
import { MM } from "#app/platform/documents/sheet.ts";
import { env } from "#app/platform/env/env.server.ts";
import { isLanguage, pageLanguage } from "#app/platform/languages/languages.ts";
import { formatFor, translator } from "#app/platform/languages/translator.server.ts";

const FILES = { max: 60, windowSeconds: 300 };

const paidInvoice = (userId: string, id: string) =>
  db
    .selectFrom("subscription_invoices as i")
    .innerJoin("subscriptions as s", "s.id", "i.subscription_id")
    .innerJoin("users as u", "u.id", "s.user_id")
    .select(["i.number", "i.plan", "i.period", "i.period_from", "i.period_until", "i.amount", "i.net", "i.vat", "i.vat_rate", "i.paid_at", "u.name", "u.email"])
    .where("i.id", "=", id)
    .where("i.status", "=", "paid")
    .where("s.user_id", "=", userId)
    .executeTakeFirst();

type Paid = NonNullable<Awaited<ReturnType<typeof paidInvoice>>>;

/** What was paid for a plan, with its VAT. */
export async function receiptBytes(invoice: Paid, asked: string): Promise<Buffer> {
  const language = languageOnPaper(asked);
  const [t, documents, format] = [await translator(language, "subscriptions"), await translator(language, "documents"), formatFor(language)];
  const { htmlLang, isRTL } = pageLanguage(isLanguage(language) ? language : "en");
  const money = (amount: number) => moneyOnPaper(format, { amount, currency: "SAR" });
  const title = t("receipt.title", { number: invoice.number ?? "" });
  const flow = await openFlow({ title, language: htmlLang, isRTL, pageOf: (page, pages) => documents("pageOf", { page, pages }) });
  flow.text(title, paperStyles.title, "start");
  if (invoice.paid_at) flow.text(format.date(invoice.paid_at.toISOString(), "long"), paperStyles.small, "start");
  flow.space(5 * MM);
  flow.text(t("receipt.for"), paperStyles.name, "start");
  flow.text(`${invoice.name}\n${invoice.email}`, paperStyles.body, "start");
  flow.space(6 * MM);
  const plan = env.plans.plans.find(({ id }) => id === invoice.plan)?.name;
  const day = (at: Date | null) => (at ? format.date(at.toISOString(), "long") : "");
  flow.table({
    columns: [
      { title: t("receipt.plan"), share: 4 },
      { title: t("receipt.period"), share: 6 },
      { title: t("receipt.sum"), share: 3, align: "end" },
    ],
    rows: [
      [
        plan?.[language === "ar" ? "ar" : "en"] ?? invoice.plan,
        t("receipt.days", { from: day(invoice.period_from), until: day(invoice.period_until) }),
        money(invoice.amount),
      ],
    ],
    head: paperStyles.name,
    cell: paperStyles.body,
  });
  flow.space(4 * MM);
  flow.totals([
    { label: t("receipt.net"), amount: money(invoice.net), style: paperStyles.body },
    { label: t("receipt.vat", { rate: format.percent(invoice.vat_rate / 10_000) }), amount: money(invoice.vat), style: paperStyles.body },
    { label: t("receipt.total"), amount: money(invoice.amount), style: paperStyles.name },
  ]);
  return flow.close();
}

export async function receiptLoader({ context, params: { id = "" } }: LoaderFunctionArgs): Promise<Response> {
  const { viewer, language } = context.get(requestContext);
  const invoice = viewer && isId(id) ? await paidInvoice(viewer.id, id) : undefined;
  if (!viewer || !invoice) throw new Response(null, { status: 404 });
  const { allowed, retryAfter } = await limit(`plan-pdf:${viewer.id}`, FILES);
  if (!allowed) throw new Response(null, { status: 429, headers: { "retry-after": String(retryAfter) } });
  return new Response(new Uint8Array(await receiptBytes(invoice, language)), {
    headers: {
      ...{ "content-type": "application/pdf", "content-disposition": `attachment; filename="${invoice.number}.pdf"` },
      ...{ "cache-control": "private, no-store", "x-robots-tag": "noindex", "x-content-type-options": "nosniff", ...SECRET_ADDRESS },
    },
  });
}
