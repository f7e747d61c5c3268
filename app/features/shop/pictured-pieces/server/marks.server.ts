import { type Kysely, sql } from "kysely";
import { ideaPhotoJson, mayMarkPieces, type PhotoRow, presentIdeaPhoto } from "#app/features/inspiration/ideas/public.server.ts";
import { inLanguage } from "#app/features/shop/products/public.server.ts";
import { notifyPerson } from "#app/features/talk/notifications/public.server.ts";
import { invalid, notFound } from "#app/platform/api/errors.ts";
import { enforceLimit } from "#app/platform/api/rate-limit.server.ts";
import { recordAudit } from "#app/platform/audit/audit.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { membersWho } from "#app/platform/organizations/membership.server.ts";
import type { PieceMarks } from "../pictured-pieces.contract.ts";
import { MOST_MARKS } from "../pictured-pieces.ts";

const MARKS = { max: 300, windowSeconds: 3_600 };

/** @throws NOT_FOUND for whoever may not mark pieces in it */
async function findIdea(source: Kysely<DB>, id: string, viewer: Viewer) {
  const idea = await source
    .selectFrom("design_ideas")
    .select(["id", "slug", "title", "title_ar", "author_id"])
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!idea || !mayMarkPieces(viewer, idea.author_id)) throw notFound();
  return idea;
}

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

export async function listMarks(ideaId: string, viewer: Viewer, language: string): Promise<PieceMarks> {
  const idea = await findIdea(db, ideaId, viewer);
  const [photos, marks] = await Promise.all([
    sql<{ photo: PhotoRow }>`select ${ideaPhotoJson} photo from design_idea_photos p join files f on f.id = p.file_id
      where p.idea_id = ${ideaId} and f.width is not null order by p.position`.execute(db),
    sql<MarkRow>`select m.id, m.file_id, m.x, m.y, m.revoked_at, m.product_id, i.slug, i.name, i.name_ar, i.is_public, v.name vendor, v.name_ar vendor_ar
      from pictured_pieces m join products i on i.id = m.product_id join vendors v on v.id = i.vendor_id where m.idea_id = ${ideaId} order by m.id`.execute(db),
  ]);
  return {
    idea: {
      ...{ id: idea.id, slug: idea.slug, title: inLanguage(idea.title, idea.title_ar, language) },
      photos: photos.rows.map(({ photo }) => presentIdeaPhoto(photo, language)),
    },
    marks: marks.rows.map(({ id, file_id, x, y, revoked_at, ...row }) => ({
      ...{ id, fileId: file_id, x, y, isRevoked: revoked_at !== null },
      product: {
        ...{ id: row.product_id, slug: row.slug, isOnSale: row.is_public },
        name: inLanguage(row.name, row.name_ar, language),
        vendor: inLanguage(row.vendor, row.vendor_ar, language),
      },
    })),
  };
}

type NewMark = { ideaId: string; fileId: string; productId: string; x: number; y: number };

/** One mark for each piece of an idea: marked again, it moves. @throws NOT_FOUND, INVALID */
export async function markPiece({ ideaId, fileId, productId, x, y }: NewMark, viewer: Viewer): Promise<{ id: string }> {
  await enforceLimit(`marks:${viewer.id}`, MARKS);
  return db.transaction().execute(async (trx) => {
    const idea = await findIdea(trx, ideaId, viewer);
    await sql`select pg_advisory_xact_lock(hashtextextended(${`marks ${ideaId}`}, 0))`.execute(trx);
    const photo = await trx.selectFrom("design_idea_photos").select("file_id").where("idea_id", "=", ideaId).where("file_id", "=", fileId).executeTakeFirst();
    if (!photo) throw invalid({ fileId: "unknown" });
    const before = await trx.selectFrom("pictured_pieces").selectAll().where("idea_id", "=", ideaId).where("product_id", "=", productId).executeTakeFirst();
    if (before?.revoked_at) throw invalid({ productId: "revoked" });
    if (before) {
      await trx.updateTable("pictured_pieces").set({ file_id: fileId, x, y }).where("id", "=", before.id).execute();
      await audit(trx, viewer, ideaId, {
        place: [
          [before.x, before.y],
          [x, y],
        ],
      });
      return { id: before.id };
    }
    const product = await readPiece(trx, productId);
    if (!product) throw invalid({ productId: "unknown" });
    if ((await countMarks(trx, ideaId)) >= MOST_MARKS) throw invalid({ productId: "tooMany" });
    const id = newId();
    await trx.insertInto("pictured_pieces").values({ id, idea_id: ideaId, file_id: fileId, product_id: productId, x, y, marked_by: viewer.id }).execute();
    await audit(trx, viewer, ideaId, { piece: [null, product.name] });
    await notifySeller(trx, product, idea, viewer);
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

async function countMarks(trx: Kysely<DB>, ideaId: string): Promise<number> {
  const { n } = await trx
    .selectFrom("pictured_pieces")
    .select((eb) => eb.fn.countAll<number>().as("n"))
    .where("idea_id", "=", ideaId)
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** Those of the seller's people who may take it off. */
async function notifySeller(
  trx: Kysely<DB>,
  product: { name: string; name_ar: string | null; organization_id: string | null },
  idea: { title: string; title_ar: string | null },
  viewer: Viewer,
): Promise<void> {
  if (!product.organization_id) return;
  const params = {
    ...{ product: product.name, ...(product.name_ar && { productAr: product.name_ar }) },
    ...{ idea: idea.title, ...(idea.title_ar && { ideaAr: idea.title_ar }) },
  };
  const people = await membersWho(trx, product.organization_id, "editListing");
  await notifyPerson(
    trx,
    people.map((userId) => ({ userId, kind: "piece_pictured" as const, params, href: "/vendor/pictures", actorId: viewer.id })),
  );
}

const audit = (trx: Kysely<DB>, actor: Viewer, ideaId: string, changes: Record<string, [unknown, unknown]>) =>
  recordAudit(trx, { actor, action: "design_idea.pieces", entityType: "design_idea", entityId: ideaId, changes });

/** @throws NOT_FOUND */
export function unmarkPiece(id: string, viewer: Viewer): Promise<{ id: string }> {
  return db.transaction().execute(async (trx) => {
    const mark = await trx
      .selectFrom("pictured_pieces as m")
      .innerJoin("products as i", "i.id", "m.product_id")
      .select(["m.idea_id", "m.revoked_at", "i.name"])
      .where("m.id", "=", id)
      .executeTakeFirst();
    if (!mark) throw notFound();
    await findIdea(trx, mark.idea_id, viewer);
    if (mark.revoked_at) return { id };
    await trx.deleteFrom("pictured_pieces").where("id", "=", id).execute();
    await audit(trx, viewer, mark.idea_id, { piece: [mark.name, null] });
    return { id };
  });
}
