import { sql } from "kysely";
import { requireVendorTeam, vendorsWhere } from "#app/features/directory/vendors/public.server.ts";
import { ideaPhotoJson, type PhotoRow, presentIdeaPhoto } from "#app/features/inspiration/ideas/public.server.ts";
import { notFound } from "#app/platform/api/errors.ts";
import { recordAudit } from "#app/platform/audit/audit.server.ts";
import { personName } from "#app/platform/auth/person-name.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newestIds, pageOf } from "#app/platform/list/page.server.ts";
import { localText } from "#app/platform/text/local-text.ts";
import type { SeenPieces } from "../pictured-pieces.contract.ts";
import { placePath } from "./places.server.ts";

const PER_PAGE = 24;

type Row = {
  id: string;
  product_id: string;
  name: string;
  name_ar: string | null;
  slug: string | null;
  project_id: string | null;
  title: string;
  title_ar: string | null;
  author: string | null;
  photo: PhotoRow | null;
  revoked_at: Date | null;
  created_at: Date;
};

export async function listOwnMarks(viewer: Viewer, after: string | undefined, language: string): Promise<SeenPieces> {
  const query = sql<Row>`
    select m.id, m.product_id, p.name, p.name_ar, d.slug, o.id project_id, coalesce(d.title, o.title) title, case when d.id is null then o.title_ar else d.title_ar end title_ar, ${personName(language)} author, m.revoked_at, m.created_at,
      (select ${ideaPhotoJson} from files f where f.id = m.file_id and f.width is not null) photo
    from pictured_pieces m join products p on p.id = m.product_id left join users u on u.id = m.marked_by
      left join design_ideas d on d.id = m.idea_id and d.deleted_at is null and d.status = 'published'
      left join portfolio_projects o on o.id = m.project_id and o.status = 'published'
    where p.vendor_id in ${vendorsWhere(viewer.id, "read")} and num_nonnulls(d.id, o.id) = 1`;
  const { rows, next } = await pageOf(query, { order: newestIds("pictured-pieces"), after, limit: PER_PAGE });
  return {
    items: rows.map((row) => ({
      ...{ id: row.id, author: row.author, isRevoked: row.revoked_at !== null, createdAt: row.created_at.toISOString() },
      product: { id: row.product_id, name: localText(row.name, row.name_ar, language) },
      place: { path: placePath(row), title: localText(row.title, row.title_ar, language), photo: row.photo && presentIdeaPhoto(row.photo, language) },
    })),
    next,
  };
}

/** @throws NOT_FOUND for others' pieces, FORBIDDEN for those of the team who only read */
export function setRevoked(id: string, isRevoked: boolean, viewer: Viewer): Promise<{ id: string }> {
  return db.transaction().execute(async (trx) => {
    const mark = await trx
      .selectFrom("pictured_pieces as m")
      .innerJoin("products as p", "p.id", "m.product_id")
      .select(["m.product_id", "m.revoked_at", "p.vendor_id"])
      .where("m.id", "=", id)
      .forUpdate("m")
      .executeTakeFirst();
    if (!mark) throw notFound();
    await requireVendorTeam(trx, viewer, mark.vendor_id, "editListing");
    const wasRevoked = mark.revoked_at !== null;
    if (wasRevoked === isRevoked) return { id };
    await trx
      .updateTable("pictured_pieces")
      .set({ revoked_at: isRevoked ? new Date() : null })
      .where("id", "=", id)
      .execute();
    const changes = { revoked: [wasRevoked, isRevoked] as [unknown, unknown] };
    await recordAudit(trx, { actor: viewer, action: "product.picture", entityType: "product", entityId: mark.product_id, changes });
    return { id };
  });
}
