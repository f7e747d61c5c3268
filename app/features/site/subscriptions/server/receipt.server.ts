import { attachment, type FileArgs, pdfResponse, readFor } from "#app/api/file-loader.server.ts";
import { notFound } from "#app/platform/api/errors.ts";
import { db } from "#app/platform/database/db.server.ts";
import { isId } from "#app/platform/database/ids.ts";
import { documentFor } from "#app/platform/documents/document.server.ts";
import { paperStyles } from "#app/platform/documents/paper-styles.ts";
import { MM } from "#app/platform/documents/sheet.ts";
import { env } from "#app/platform/env/env.server.ts";
import { wordsIn } from "#app/platform/plans/plans.ts";

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
  const { language, t, format, money, open } = await documentFor(asked, "subscriptions");
  const title = t("receipt.title", { number: invoice.number ?? "" });
  const flow = await open(title);
  flow.text(title, paperStyles.title, "start");
  if (invoice.paid_at) flow.text(format.date(invoice.paid_at.toISOString(), "long"), paperStyles.small, "start");
  flow.space(5 * MM);
  flow.text(t("receipt.for"), paperStyles.name, "start");
  flow.text(`${invoice.name}\n${invoice.email}`, paperStyles.body, "start");
  flow.space(6 * MM);
  const plan = env.plans.plans.find(({ id }) => id === invoice.plan)?.name;
  const dayOf = (at: Date | null) => (at ? format.date(at.toISOString(), "long") : "");
  flow.table({
    columns: [
      { title: t("receipt.plan"), share: 4 },
      { title: t("receipt.period"), share: 6 },
      { title: t("receipt.sum"), share: 3, align: "end" },
    ],
    rows: [
      [
        plan ? wordsIn(plan, language).text : invoice.plan,
        t("receipt.days", { from: dayOf(invoice.period_from), until: dayOf(invoice.period_until) }),
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

export async function receiptLoader(args: FileArgs): Promise<Response> {
  const [bytes, number] = await readFor(args, { name: "plan-pdf" }, async ({ viewer, language, params: { id = "" } }) => {
    const invoice = viewer && isId(id) ? await paidInvoice(viewer.id, id) : undefined;
    if (!invoice) throw notFound();
    return [await receiptBytes(invoice, language), invoice.number ?? ""];
  });
  return pdfResponse(bytes, attachment(`${number}.pdf`));
}
