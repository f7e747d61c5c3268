import { type RawBuilder, sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { localText } from "#app/platform/text/local-text.ts";
import type { ProductCardData, ProductPhoto } from "../products.contract.ts";

/** The one definition of 'public'; a column, for the partial indexes of 0053_products.sql. */
export const isPublicProduct = sql`i.is_public`;

export type PhotoRow = { id: string; width: number; height: number; blur: string | null; altEn: string | null; altAr: string | null };
export const productPhotoJson = sql`json_build_object('id', f.id, 'width', f.width, 'height', f.height, 'blur', f.placeholder, 'altEn', f.alt_en, 'altAr', f.alt_ar)`;

type CardRow = {
  id: string;
  slug: string;
  name: string;
  name_ar: string | null;
  vendor: string;
  vendor_ar: string | null;
  price_from: number;
  price_to: number;
  in_stock: boolean;
  is_made_to_order: boolean;
  currency: string;
  compare_at: number | null;
  photo: PhotoRow | null;
  first: { variant: string; price: number } | null;
};

/** Cards of the products whose ids a query yields as `id` and, in `place`, their order. */
export async function selectCards(ids: RawBuilder<unknown>, language: string): Promise<ProductCardData[]> {
  const { rows } = await sql<CardRow>`
    with page as materialized (${ids})
    select i.id, i.slug, i.name, i.name_ar, v.name vendor, v.name_ar vendor_ar, i.price_from, i.price_to, i.in_stock, i.is_made_to_order,
      cheapest.currency, cheapest.compare_at,
      (select ${productPhotoJson} from product_photos p join files f on f.id = p.file_id
        where p.product_id = i.id and f.is_public and f.width is not null order by p.position limit 1) photo,
      (select json_build_object('variant', o.id, 'price', o.price) from product_variants o
        where o.product_id = i.id and o.is_on_sale and (o.stock > 0 or i.is_made_to_order) order by o.stock = 0, o.price, o.position limit 1) first
    from page join products i on i.id = page.id join vendors v on v.id = i.vendor_id
    join lateral (select o.currency, o.compare_at from product_variants o where o.product_id = i.id and o.is_on_sale order by o.price, o.position limit 1) cheapest on true
    order by page.place`.execute(db);
  return rows.map((row) => presentCard(row, language));
}

/** Cards of these ids, in their order. */
export const cardsInOrder = async (ids: readonly string[], language: string): Promise<ProductCardData[]> =>
  ids.length === 0 ? [] : selectCards(sql`select id, place from unnest(${ids}::uuid[]) with ordinality x(id, place)`, language);

const presentCard = (row: CardRow, language: string): ProductCardData => ({
  id: row.id,
  slug: row.slug,
  name: localText(row.name, row.name_ar, language),
  vendor: localText(row.vendor, row.vendor_ar, language),
  price: { amount: row.price_from, currency: row.currency },
  compareAt: row.compare_at === null ? null : { amount: row.compare_at, currency: row.currency },
  isFrom: row.price_to > row.price_from,
  inStock: row.in_stock,
  isMadeToOrder: row.is_made_to_order,
  photo: row.photo && presentPhoto(row.photo, language),
  first: row.first,
});

/** What may be missing in either language. */
export const eitherLanguage = (english: string | null, arabic: string | null, language: string): string | null =>
  localText(english, arabic, language) || arabic;

export const presentPhoto = ({ altEn, altAr, ...photo }: PhotoRow, language: string): ProductPhoto => ({
  ...photo,
  alt: localText(altEn, altAr, language),
});
