import { sql } from "kysely";
import { vendorsWhere } from "#app/features/directory/vendors/public.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { countsOf } from "#app/platform/list/counts.server.ts";
import { type ListOrder, type OrderColumn, pageOfKeys } from "#app/platform/list/page.server.ts";
import { localText } from "#app/platform/text/local-text.ts";
import type { ProductSeller, VendorProductFilters, VendorProductList } from "../../products.vendor.contract.ts";
import { PRODUCT_STATUSES, PRODUCTS_PER_PAGE, type ProductStatus } from "../../products.vendor.ts";
import { type PhotoRow, presentPhoto, productPhotoJson } from "../../server/cards.server.ts";

const SORTS = {
  updated: { by: "updated_at", type: "timestamptz" },
  name: { by: "name", type: "text" },
  price: { by: "price_from", type: "bigint", nulls: "last" },
} as const satisfies Record<string, OrderColumn>;

function orderOf(sort: VendorProductFilters["sort"]): ListOrder {
  const isDescending = sort.startsWith("-");
  const column = SORTS[sort.replace("-", "") as keyof typeof SORTS];
  return {
    name: "vendor-products",
    columns: [
      { ...column, isDescending },
      { by: "id", type: "uuid", isDescending },
    ],
  };
}

type Row = {
  id: string;
  slug: string;
  name: string;
  name_ar: string | null;
  status: ProductStatus;
  vendor_id: string;
  vendor: string;
  vendor_ar: string | null;
  price_from: number | null;
  price_to: number | null;
  currency: string | null;
  variants: number;
  stock: number;
  is_made_to_order: boolean;
  updated_at: Date;
  photo: PhotoRow | null;
};

export async function listVendorProducts(
  viewer: Viewer,
  { search, status, vendor, sort, after }: VendorProductFilters,
  language: string,
): Promise<VendorProductList> {
  const words = search.trim();
  const matching = sql`i.deleted_at is null and i.vendor_id in ${vendorsWhere(viewer.id, "read")}
    ${vendor ? sql`and i.vendor_id = ${vendor}` : sql``}
    ${
      words
        ? sql`and (name_key(i.name || ' ' || coalesce(i.name_ar, '')) like '%' || name_key(${words}) || '%'
            or exists (select from product_variants s where s.product_id = i.id and s.sku ilike ${words.replace(/[\\%_]/g, "\\$&")} || '%'))`
        : sql``
    }`;
  const keys = sql`select i.id, i.updated_at, i.name, i.price_from from products i where ${matching} ${status ? sql`and i.status = ${status}` : sql``}`;
  const columns = sql`i.id, i.slug, i.name, i.name_ar, i.status, i.vendor_id, v.name vendor, v.name_ar vendor_ar, i.price_from, i.price_to, i.is_made_to_order, i.updated_at,
    o.currency, o.variants, o.stock, (select ${productPhotoJson} from product_photos p join files f on f.id = p.file_id
      where p.product_id = i.id and f.width is not null order by p.position limit 1) photo`;
  const tables = sql`join products i on i.id = page.id join vendors v on v.id = i.vendor_id
    join lateral (select min(currency) currency, count(*)::int variants, coalesce(sum(stock), 0)::int stock from product_variants where product_id = i.id) o on true`;
  const [{ rows, next }, counts] = await Promise.all([
    pageOfKeys<Row>(keys, { order: orderOf(sort), after, limit: PRODUCTS_PER_PAGE }, { columns, tables }),
    countsOf(PRODUCT_STATUSES, sql`select i.status as value, count(*)::int n from products i where ${matching} group by 1`),
  ]);
  return {
    items: rows.map((row) => ({
      ...{ id: row.id, slug: row.slug, name: localText(row.name, row.name_ar, language), status: row.status },
      vendor: { id: row.vendor_id, name: localText(row.vendor, row.vendor_ar, language) },
      photo: row.photo && presentPhoto(row.photo, language),
      price: row.price_from === null ? null : { amount: row.price_from, currency: row.currency ?? "SAR" },
      isFrom: row.price_from !== row.price_to,
      ...{ variants: row.variants, stock: row.stock, isMadeToOrder: row.is_made_to_order, updatedAt: row.updated_at.toISOString() },
    })),
    next,
    counts,
  };
}

/** The vendors of a person's teams. */
export async function listSellers(viewer: Viewer, language: string): Promise<ProductSeller[]> {
  const { rows } = await sql<{ id: string; name: string; name_ar: string | null; canEdit: boolean }>`
    select v.id, v.name, v.name_ar, v.id in ${vendorsWhere(viewer.id, "editListing")} "canEdit" from vendors v
    where v.id in ${vendorsWhere(viewer.id, "read")} and v.deleted_at is null order by v.name_key, v.id`.execute(db);
  return rows.map(({ id, name, name_ar, canEdit }) => ({ id, name: localText(name, name_ar, language), canEdit }));
}
