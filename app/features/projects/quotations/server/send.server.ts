import { randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { submitBid } from "#app/features/projects/requests/public.server.ts";
import { noMoreBids } from "#app/features/projects/requests/requests.contract.ts";
import { invalid, notFound } from "#app/platform/api/errors.ts";
import { enforceLimit } from "#app/platform/api/rate-limit.server.ts";
import { recordAudit } from "#app/platform/audit/audit.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { formatFor, translator } from "#app/platform/languages/translator.server.ts";
import { countInvitation } from "#app/platform/mail/invitation-limit.server.ts";
import { sendMail } from "#app/platform/mail/mail.server.ts";
import { mailBody } from "#app/platform/mail/mail-template.server.ts";
import { riyadhDay } from "#app/platform/money/vat.ts";
import { planLimit } from "#app/platform/plans/plan-limit.ts";
import { boundReached } from "#app/platform/plans/plan-limits.server.ts";
import { isEmail } from "#app/platform/rules/plain-texts.ts";
import { quotationConflict } from "../quotations.contract.ts";
import { faultsOf } from "../rules/faults.ts";
import { totalsOf } from "../rules/totals.ts";
import { validUntil } from "../rules/validity.ts";
import { findOwn, presentOwn, type QuotationRow, sharedPath } from "./read.server.ts";
import { countSentThisMonth } from "./sent-quotes.server.ts";
import { authorOf } from "./writers.server.ts";

const KEY_BYTES = 18;
const PER_PERSON = { max: 40, windowSeconds: 3600 };

/** @throws NOT_FOUND also without a draft, INVALID by the place of each fault, CONFLICT when it was saved since */
export async function sendQuotation(viewer: Viewer, { id, version }: { id: string; version: number }, language: string) {
  await enforceLimit(`quotation-send:${viewer.id}`, PER_PERSON);
  return db.transaction().execute(async (trx) => {
    const found = await findOwn(viewer, id, trx);
    const { row, newest } = found;
    if (newest.sent_at) throw notFound();
    if (newest.version !== version)
      throw quotationConflict({ changedBy: null, changedAt: newest.saved_at.toISOString(), current: await presentOwn(found, language, trx) });
    const faults = faultsOf(newest.content);
    if (row.client_email && !isEmail(row.client_email)) faults.unshift({ at: "email", fault: "email" });
    if (!row.client_name) faults.unshift({ at: "client", fault: "client" });
    if (faults.length > 0) throw invalid(Object.fromEntries(faults.map(({ at, fault }) => [at, fault])));

    if (row.sent_number === 0 && !row.sample_for) await requireQuote(trx, row);
    const day = riyadhDay(new Date());
    const { net, vat, gross } = totalsOf(newest.content, day);
    const until = validUntil(day, newest.content.validDays);
    const days = { priced_on: sql<Date>`${day}::date`, valid_until: sql<Date>`${until}::date` };
    await trx
      .updateTable("quotation_revisions")
      .set({ net, vat, gross, sent_at: sql<Date>`now()`, saved_by: viewer.id, ...days })
      .where("id", "=", newest.id)
      .execute();
    const key = row.link_key ?? randomBytes(KEY_BYTES).toString("base64url");
    await trx
      .updateTable("quotations")
      .set({
        sent_number: newest.number,
        link_key: key,
        gross,
        ...(row.sent_number === 0 && { first_sent_at: sql<Date>`now()` }),
        updated_at: sql<Date>`now()`,
      })
      .where("id", "=", id)
      .execute();
    // Of a sealed bid nothing says that there is one.
    if (!row.bid_id)
      await recordAudit(trx, {
        ...{ actor: viewer, action: "quotation.send", entityType: "quotation", entityId: id },
        changes: { number: [row.sent_number || null, newest.number] },
      });
    if (row.bid_id) {
      const isInTime = await submitBid(trx, viewer, row.bid_id, { revision: newest.number, total: gross, validUntil: until });
      if (!isInTime) throw noMoreBids();
    } else await mailClient(trx, row, { gross, until, key, isRevised: newest.number > 1 });
    return { id, number: newest.number, link: sharedPath(key) };
  });
}

/** Quotes and bids count once, in the month in which they are first sent, by the plan of those in whose name they are: a professional, or a vendor's owners. */
async function requireQuote(trx: Kysely<DB>, row: QuotationRow): Promise<void> {
  const who = row.vendor_id ? { vendorId: row.vendor_id } : row.author_id && { userId: row.author_id };
  if (!who) throw notFound();
  const reached = await boundReached(trx, who, "quotes", () => countSentThisMonth(trx, row));
  if (reached) throw planLimit(reached);
}

type Sent = { gross: number; until: string; key: string; isRevised: boolean };

async function mailClient(trx: Kysely<DB>, row: QuotationRow, { gross, until, key, isRevised }: Sent): Promise<void> {
  if (!row.client_email) return;
  await countInvitation(row.client_email.toLowerCase());
  const { language } = row;
  const [t, format, author] = [await translator(language, "quotations"), formatFor(language), await authorOf(row, language)];
  const kind = isRevised ? "revised" : "first";
  const body = mailBody(language, {
    siteName: t("mail.siteName"),
    title: t(`mail.${kind}`, { author: author.name }),
    // The author's own words stay out of it: anybody could send them to anybody.
    paragraphs: [t("mail.text")],
    facts: [
      [t("mail.total"), format.money(gross)],
      [t("mail.until"), format.date(`${until}T12:00:00+03:00`, "long")],
    ],
    button: { label: t("mail.button"), href: sharedPath(key) },
    note: t("mail.note", { author: author.name }),
  });
  await sendMail({ to: row.client_email, subject: t(`mail.${kind}`, { author: author.name }), language, ...body }, { trx });
}
