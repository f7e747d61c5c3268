import { type Kysely, sql } from "kysely";
import { notifyPerson } from "#app/features/talk/notifications/public.server.ts";
import { invalid, notFound } from "#app/platform/api/errors.ts";
import { enforceLimit } from "#app/platform/api/rate-limit.server.ts";
import { recordAudit } from "#app/platform/audit/audit.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { membersWho } from "#app/platform/organizations/membership.server.ts";
import { localText } from "#app/platform/text/local-text.ts";
import type { PieceMarks } from "../pictured-pieces.contract.ts";
import { MOST_MARKS } from "../pictured-pieces.ts";
import { findPlace, hasPhoto, type Place, photosOf } from "./places.server.ts";

const MARKS = { max: 300, windowSeconds: 3_600 };

type MarkRow = {
  id: string;
  file_id: string;
  x: number;
  y: number;
  revoked_at: Date | null;
  product_id: string;
  slug: string;
  name: string;
  name_ar: string | null;
  is_public: boolean;
  vendor: string;
  vendor_ar: string | null;
};

export async function listMarks(placeId: string, viewer: Viewer, language: string): Promise<PieceMarks> {
  const place = await findPlace(db, placeId, viewer);
  const [photos, marks] = await Promise.all([
    photosOf(db, place, language),
    sql<MarkRow>`select m.id, m.file_id, m.x, m.y, m.revoked_at, m.product_id, i.slug, i.name, i.name_ar, i.is_public, v.name vendor, v.name_ar vendor_ar
      from pictured_pieces m join products i on i.id = m.product_id join vendors v on v.id = i.vendor_id
      where ${sql.ref(`m.${place.column}`)} = ${placeId} order by m.id`.execute(db),
  ]);
  return {
    place: { id: placeId, path: place.path, title: localText(place.title, place.title_ar, language), photos },
    marks: marks.rows.map(({ id, file_id, x, y, revoked_at, ...row }) => ({
      ...{ id, fileId: file_id, x, y, isRevoked: revoked_at !== null },
      product: {
        ...{ id: row.product_id, slug: row.slug, isOnSale: row.is_public },
        name: localText(row.name, row.name_ar, language),
        vendor: localText(row.vendor, row.vendor_ar, language),
      },
    })),
  };
}

type NewMark = { placeId: string; fileId: string; productId: string; x: number; y: number };

/** One mark for each piece of an idea or project: marked again, it moves. @throws NOT_FOUND, INVALID */
export async function markPiece({ placeId, fileId, productId, x, y }: NewMark, viewer: Viewer): Promise<{ id: string }> {
  await enforceLimit(`marks:${viewer.id}`, MARKS);
  return db.transaction().execute(async (trx) => {
    const place = await findPlace(trx, placeId, viewer);
    await sql`select pg_advisory_xact_lock(hashtextextended(${`marks ${placeId}`}, 0))`.execute(trx);
    if (!(await hasPhoto(trx, place, fileId))) throw invalid({ fileId: "unknown" });
    const before = await trx.selectFrom("pictured_pieces").selectAll().where(place.column, "=", placeId).where("product_id", "=", productId).executeTakeFirst();
    if (before?.revoked_at) throw invalid({ productId: "revoked" });
    if (before) {
      await trx.updateTable("pictured_pieces").set({ file_id: fileId, x, y }).where("id", "=", before.id).execute();
      await audit(trx, viewer, place, {
        place: [
          [before.x, before.y],
          [x, y],
        ],
      });
      return { id: before.id };
    }
    const product = await readPiece(trx, productId);
    if (!product) throw invalid({ productId: "unknown" });
    if ((await countMarks(trx, place)) >= MOST_MARKS) throw invalid({ productId: "tooMany" });
    const id = newId();
    await trx
      .insertInto("pictured_pieces")
      .values({ id, [place.column]: placeId, file_id: fileId, product_id: productId, x, y, marked_by: viewer.id })
      .execute();
    await audit(trx, viewer, place, { piece: [null, product.name] });
    await notifySeller(trx, product, place, viewer);
    return { id };
  });
}

const readPiece = (trx: Kysely<DB>, id: string) =>
  trx
    .selectFrom("products as i")
    .innerJoin("vendors as v", "v.id", "i.vendor_id")
    .select(["i.name", "i.name_ar", "v.organization_id"])
    .where("i.id", "=", id)
    .where("i.is_public", "=", true)
    .executeTakeFirst();

async function countMarks(trx: Kysely<DB>, place: Place): Promise<number> {
  const { n } = await trx
    .selectFrom("pictured_pieces")
    .select((eb) => eb.fn.countAll<number>().as("n"))
    .where(place.column, "=", place.id)
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** Those of the seller's people who may take it off. */
async function notifySeller(
  trx: Kysely<DB>,
  product: { name: string; name_ar: string | null; organization_id: string | null },
  place: Place,
  viewer: Viewer,
): Promise<void> {
  if (!product.organization_id) return;
  const params = {
    ...{ product: product.name, ...(product.name_ar && { productAr: product.name_ar }) },
    ...{ idea: place.title, ...(place.title_ar && { ideaAr: place.title_ar }) },
  };
  const people = await membersWho(trx, product.organization_id, "editListing");
  await notifyPerson(
    trx,
    people.map((userId) => ({ userId, kind: "piece_pictured" as const, params, href: "/vendor/pictures", actorId: viewer.id })),
  );
}

/** Ideas are edited by staff, too; a portfolio only by its owner. */
async function audit(trx: Kysely<DB>, actor: Viewer, { column, id }: Place, changes: Record<string, [unknown, unknown]>): Promise<void> {
  if (column === "idea_id") await recordAudit(trx, { actor, action: "design_idea.pieces", entityType: "design_idea", entityId: id, changes });
}

/** @throws NOT_FOUND */
export function unmarkPiece(id: string, viewer: Viewer): Promise<{ id: string }> {
  return db.transaction().execute(async (trx) => {
    const mark = await trx
      .selectFrom("pictured_pieces as m")
      .innerJoin("products as i", "i.id", "m.product_id")
      .select(["m.idea_id", "m.project_id", "m.revoked_at", "i.name"])
      .where("m.id", "=", id)
      .executeTakeFirst();
    if (!mark) throw notFound();
    const place = await findPlace(trx, mark.idea_id ?? mark.project_id ?? "", viewer);
    if (mark.revoked_at) return { id };
    await trx.deleteFrom("pictured_pieces").where("id", "=", id).execute();
    await audit(trx, viewer, place, { piece: [mark.name, null] });
    return { id };
  });
}
