import { createHash } from "node:crypto";
import { type Kysely, type Selectable, sql } from "kysely";
import { seenPart } from "#app/features/people/profiles/public.server.ts";
import { messageRefused } from "#app/features/talk/messages/messages.contract.ts";
import { startConversation } from "#app/features/talk/messages/public.server.ts";
import { forbidden, invalid, notFound } from "#app/platform/api/errors.ts";
import { problemOf } from "#app/platform/api/problem.ts";
import { recordAudit } from "#app/platform/audit/audit.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB, Packages } from "#app/platform/database/schema.ts";
import { formatFor, translator } from "#app/platform/languages/translator.server.ts";
import { requirePart } from "#app/platform/organizations/professionals.server.ts";
import { invalidatePages } from "#app/platform/pages/page-cache.server.ts";
import { manyLines } from "#app/platform/rules/plain-texts.ts";
import { type OwnPackages, packagesConflict, priceChanged, type ShownPackage } from "../packages.contract.ts";
import { mayHavePackages } from "../packages.policy.ts";
import { judgePackages, type PackageFields } from "../packages.rules.ts";
import { linesOf, MOST_PACKAGES, NOTE_LENGTH } from "../packages.ts";

const CURRENCY = "SAR";
const sar = (amount: number) => ({ amount, currency: CURRENCY });

type Row = Selectable<Packages>;
type Extra = PackageFields["extras"][number];
const extrasOf = ({ extras }: Row) => extras as Extra[];

const rowsOf = (source: Kysely<DB>, ownerId: string) =>
  source.selectFrom("packages").selectAll().where("owner_id", "=", ownerId).orderBy("position").orderBy("id").limit(MOST_PACKAGES).execute();

const fieldsOf = (row: Row): PackageFields => ({
  ...{ id: row.id, title: row.title, titleAr: row.title_ar, price: row.price, days: row.days, revisions: row.revisions },
  ...{ included: row.included, includedAr: row.included_ar, excluded: row.excluded, excludedAr: row.excluded_ar },
  extras: extrasOf(row).map(({ name, nameAr, price }) => ({ name, nameAr, price })),
});

function listed(rows: readonly Row[]): OwnPackages {
  const packages = rows.map(fieldsOf);
  return { packages, version: createHash("sha256").update(JSON.stringify(packages)).digest("base64url").slice(0, 22) };
}

function show(row: Row, language: string): ShownPackage {
  const isArabic = language === "ar";
  return {
    id: row.id,
    title: (isArabic && row.title_ar) || row.title,
    price: sar(row.price),
    days: row.days,
    revisions: row.revisions,
    included: linesOf((isArabic && row.included_ar) || row.included),
    excluded: linesOf((isArabic && row.excluded_ar) || row.excluded || ""),
    extras: extrasOf(row).map(({ name, nameAr, price }) => ({ name: (isArabic && nameAr) || name, price: sar(price) })),
  };
}

/** @throws NOT_FOUND as the profile */
export async function packagesOf(viewer: Viewer | null, key: string, language: string): Promise<ShownPackage[]> {
  const owner = await seenPart(viewer, key, "specializations");
  return owner ? (await rowsOf(db, owner.id)).map((row) => show(row, language)) : [];
}

type InNameOf = { professionalId?: string | undefined };

/** @throws NOT_FOUND for strangers to the professional's work */
export async function ownPackages(viewer: Viewer, { professionalId = viewer.id }: InNameOf = {}): Promise<OwnPackages> {
  await requirePart(db, viewer, professionalId, "read");
  return listed(await rowsOf(db, professionalId));
}

export type PackagesInput = { packages: readonly PackageFields[]; version: string } & InNameOf;

/** @throws FORBIDDEN, NOT_FOUND for strangers to the professional's work, INVALID with a problem for each place, CONFLICT when the list is no longer at `version` */
export async function savePackages(viewer: Viewer, { packages, version, professionalId: ownerId = viewer.id }: PackagesInput): Promise<OwnPackages> {
  await requirePart(db, viewer, ownerId, "editListing");
  if (!mayHavePackages(viewer, ownerId)) throw forbidden();
  const { values, problems } = judgePackages(packages);
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`packages ${ownerId}`}))`.execute(trx);
    const before = listed(await rowsOf(trx, ownerId));
    if (before.version !== version) throw packagesConflict({ current: before });
    const known = new Set(before.packages.map(({ id }) => id));
    await trx.deleteFrom("packages").where("owner_id", "=", ownerId).execute();
    if (values.length > 0)
      await trx
        .insertInto("packages")
        .values(
          values.map((each, position) => ({
            // An id that is not theirs is no id.
            ...{ id: each.id !== null && known.delete(each.id) ? each.id : newId(), owner_id: ownerId, position },
            ...{ title: each.title, title_ar: each.titleAr, price: each.price, days: each.days, revisions: each.revisions },
            ...{ included: each.included, included_ar: each.includedAr, excluded: each.excluded, excluded_ar: each.excludedAr },
            extras: JSON.stringify(each.extras),
          })),
        )
        .execute();
    const names = (list: readonly PackageFields[]) => list.map(({ title, price }) => [title, price]);
    await recordAudit(trx, {
      ...{ actor: viewer, action: "packages.save", entityType: "profile", entityId: ownerId },
      changes: { packages: [names(before.packages), names(values)] },
    });
    await invalidatePages(["professionals"], trx);
    return listed(await rowsOf(trx, ownerId));
  });
}

type Booking = { id: string; idempotencyKey: string; price: number; extras: readonly number[]; note: string };

/** @throws NOT_FOUND, INVALID for the note, PRICE_CHANGED, REFUSED as any message */
export async function bookPackage(viewer: Viewer, { id, idempotencyKey, price, extras, note }: Booking, language: string): Promise<{ conversationId: string }> {
  const row = await db.selectFrom("packages").selectAll().where("id", "=", id).executeTakeFirst();
  const owner = row && (await seenPart(viewer, row.owner_id, "specializations"));
  if (!row || !owner) throw notFound();
  const said = manyLines(note);
  if (said.length > NOTE_LENGTH) throw invalid({ note: "tooLong" });
  const shown = show(row, language);
  const chosen = [...new Set(extras)].flatMap((place) => shown.extras[place] ?? []);
  const total = shown.price.amount + chosen.reduce((sum, extra) => sum + extra.price.amount, 0);
  if (total !== price) throw priceChanged({ price: sar(total) });
  const t = await translator(language, "packages");
  const format = formatFor(language);
  const lines = [
    t("booking.chosen", { title: shown.title, price: format.amount(shown.price.amount, CURRENCY), days: shown.days }),
    ...chosen.map((extra) => t("booking.extra", { name: extra.name, price: format.amount(extra.price.amount, CURRENCY) })),
    ...(chosen.length > 0 ? [t("booking.total", { price: format.amount(total, CURRENCY) })] : []),
    ...(said ? ["", said] : []),
  ];
  try {
    const { conversationId } = await startConversation({ about: { profile: owner.id }, idempotencyKey, body: lines.join("\n"), files: [] }, viewer);
    await db
      .insertInto("package_bookings")
      .values({
        id: idempotencyKey,
        owner_id: owner.id,
        client_id: viewer.id,
        conversation_id: conversationId,
        title: row.title,
        title_ar: row.title_ar,
        price,
      })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
    return { conversationId };
  } catch (error) {
    // What stands in the way of a message stands in the way of a booking.
    const { code, data } = problemOf(error);
    if ((code as string) === messageRefused.code) throw messageRefused(data as unknown as Parameters<typeof messageRefused>[0]);
    throw error;
  }
}
