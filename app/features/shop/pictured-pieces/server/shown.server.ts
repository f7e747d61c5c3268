import { type RawBuilder, sql } from "kysely";
import { ideaPhotoJson, isPublicIdea, type PhotoRow, presentIdeaPhoto } from "#app/features/inspiration/ideas/public.server.ts";
import { isOpenProject } from "#app/features/people/portfolio/public.server.ts";
import { type PhotoRow as ProductPhotoRow, presentPhoto, productPhotoJson } from "#app/features/shop/products/public.server.ts";
import { productPath } from "#app/features/shop/products/public.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { PicturedPieceData } from "#app/platform/media/pictured-piece.ts";
import { localText } from "#app/platform/text/local-text.ts";
import type { PieceRoom } from "../pictured-pieces.contract.ts";
import { MOST_MARKS } from "../pictured-pieces.ts";
import { placePath } from "./places.server.ts";

const ROOMS = 6;

type Row = {
  id: string;
  file_id: string;
  x: number;
  y: number;
  slug: string;
  name: string;
  name_ar: string | null;
  price_from: number;
  price_to: number;
  currency: string;
  in_stock: boolean;
  is_made_to_order: boolean;
  photo: ProductPhotoRow | null;
};

/** What stands in the photographs of an idea or a project and is on sale, sold out or not, in the order in which it was marked. */
async function piecesWhere(condition: RawBuilder<unknown>, language: string): Promise<PicturedPieceData[]> {
  const { rows } = await sql<Row>`
    select m.id, m.file_id, m.x, m.y, i.slug, i.name, i.name_ar, i.price_from, i.price_to, i.in_stock, i.is_made_to_order,
      (select o.currency from product_variants o where o.product_id = i.id and o.is_on_sale order by o.price, o.position limit 1) currency,
      (select ${productPhotoJson} from product_photos p join files f on f.id = p.file_id
        where p.product_id = i.id and f.is_public and f.width is not null order by p.position limit 1) photo
    from pictured_pieces m join products i on i.id = m.product_id
    where ${condition} and m.revoked_at is null and i.is_public order by m.id limit ${MOST_MARKS}`.execute(db);
  return rows.map(({ id, file_id, x, y, slug, price_from, price_to, currency, photo, ...row }) => ({
    ...{ id, fileId: file_id, x, y, path: productPath(slug) },
    name: localText(row.name, row.name_ar, language),
    price: { amount: price_from, currency },
    ...{ isFrom: price_to > price_from, inStock: row.in_stock, isMadeToOrder: row.is_made_to_order },
    photo: photo && presentPhoto(photo, language),
  }));
}

export const piecesOfIdea = (id: string, language: string) => piecesWhere(sql`m.idea_id = ${id}`, language);
export const piecesOfProject = (id: string, language: string) => piecesWhere(sql`m.project_id = ${id}`, language);

/** Rooms in which a piece stands. */
export async function roomsOf(slug: string, language: string): Promise<PieceRoom[]> {
  const { rows } = await sql<{ slug: string | null; project_id: string | null; title: string; title_ar: string | null; photo: PhotoRow | null }>`
    select i.slug, o.id project_id, coalesce(i.title, o.title) title, case when i.id is null then o.title_ar else i.title_ar end title_ar,
      (select ${ideaPhotoJson} from files f where f.id = m.file_id and f.width is not null) photo
    from pictured_pieces m join products p on p.id = m.product_id left join design_ideas i on i.id = m.idea_id and ${isPublicIdea}
      left join portfolio_projects o on o.id = m.project_id and ${isOpenProject}
    where p.slug = ${slug} and p.is_public and m.revoked_at is null and num_nonnulls(i.id, o.id) = 1 order by m.id desc limit ${ROOMS}`.execute(db);
  return rows.map((row) => ({
    path: placePath(row),
    title: localText(row.title, row.title_ar, language),
    photo: row.photo && presentIdeaPhoto(row.photo, language),
  }));
}
