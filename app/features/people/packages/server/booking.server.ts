import { seenPart } from "#app/features/people/profiles/public.server.ts";
import { startConversation } from "#app/features/talk/messages/public.server.ts";
import { notFound } from "#app/platform/api/errors.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { formatFor, translator } from "#app/platform/languages/translator.server.ts";
import { type Extra, extrasOf, type PackageRow, presentPackage } from "./present.server.ts";

/** A package with the extras that were chosen, as it is now; `total` in halalas, of all of it. */
export type Offer = {
  ownerId: string;
  terms: Pick<PackageRow, "title" | "title_ar" | "price" | "days" | "revisions" | "included" | "included_ar" | "excluded" | "excluded_ar">;
  extras: Extra[];
  total: number;
};

/** @param places of the extras in the package @throws NOT_FOUND as the package on its owner's page */
export async function findOffer(viewer: Viewer, id: string, places: readonly number[]): Promise<Offer> {
  const row = await db.selectFrom("packages").selectAll().where("id", "=", id).executeTakeFirst();
  const owner = row && (await seenPart(viewer, row.owner_id, "specializations"));
  if (!row || !owner) throw notFound();
  const offered = extrasOf(row);
  const extras = [...new Set(places)].flatMap((place) => offered[place] ?? []);
  const { title, title_ar, price, days, revisions, included, included_ar, excluded, excluded_ar } = row;
  return {
    ...{ ownerId: owner.id, extras, total: extras.reduce((sum, extra) => sum + extra.price, price) },
    terms: { title, title_ar, price, days, revisions, included, included_ar, excluded, excluded_ar },
  };
}

type Written = { key: string; note: string; language: string };

/**
 * Begins the conversation about what was chosen, once for each key; a client who was answered there may review the professional.
 * The request notifies the professional: no notification of a message beside that one. @throws what a message throws
 */
export async function writeBooking(viewer: Viewer, { ownerId, terms, extras, total }: Offer, { key, note, language }: Written): Promise<string> {
  const t = await translator(language, "packages");
  const format = formatFor(language);
  const shown = presentPackage({ ...terms, extras }, language);
  const amount = (halalas: number) => format.amount(halalas, shown.price.currency);
  const lines = [
    t("booking.chosen", { title: shown.title, price: amount(terms.price), days: terms.days }),
    ...shown.extras.map((extra) => t("booking.extra", { name: extra.name, price: amount(extra.price.amount) })),
    ...(extras.length > 0 ? [t("booking.total", { price: amount(total) })] : []),
    ...(note ? ["", note] : []),
  ];
  const draft = { about: { profile: ownerId }, idempotencyKey: key, body: lines.join("\n"), files: [] };
  const { conversationId } = await startConversation(draft, viewer, { isAnnounced: true });
  await db
    .insertInto("package_bookings")
    .values({ id: key, owner_id: ownerId, client_id: viewer.id, conversation_id: conversationId, title: terms.title, title_ar: terms.title_ar, price: total })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  return conversationId;
}
