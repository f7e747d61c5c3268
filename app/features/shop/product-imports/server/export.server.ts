import { sql } from "kysely";
import writeXlsx from "write-excel-file/node";
import { requireVendorTeam } from "#app/features/directory/vendors/public.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { csvFile, csvLine } from "#app/platform/csv/write-csv.ts";
import { db } from "#app/platform/database/db.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import { toMajor } from "#app/platform/money/money.ts";
import { FIELDS, type Field, headerOf } from "../rows/columns.ts";

type Row = Partial<Record<Field, string | number | null>>;
type Stored = {
  handle: string;
  name: string;
  name_ar: string | null;
  description: string;
  description_ar: string | null;
  category: string;
  status: string;
  style: string[];
  room_types: string[];
  materials: string[];
  care: string | null;
  care_ar: string | null;
  lead_days: number | null;
  warranty_months: number | null;
  width_mm: number | null;
  depth_mm: number | null;
  height_mm: number | null;
  weight_g: number | null;
  variants: {
    sku: string | null;
    fabric: string | null;
    fabricAr: string | null;
    color: string | null;
    size: string | null;
    sizeAr: string | null;
    price: number | null;
    compareAt: number | null;
    stock: number;
  }[];
  photos: { id: string; altEn: string | null; altAr: string | null }[];
};

const STATUS: Record<string, string> = { live: "active", pending: "active", draft: "draft", archived: "archived" };
const MILLIMETERS = 10;
const cm = (mm: number | null) => (mm === null ? null : mm / MILLIMETERS);
const riyals = (halalas: number | null) => (halalas === null ? null : toMajor(halalas));

/** A vendor's pieces as the import reads them: the first row of a piece has its texts, the others its further variants and photographs. */
async function rowsOf(vendorId: string): Promise<Row[]> {
  const { rows } = await sql<Stored>`
    select coalesce((select h.handle from product_handles h where h.product_id = i.id order by h.handle limit 1), i.slug) handle,
      i.name, i.name_ar, i.description, i.description_ar, i.category, i.status, i.style, i.room_types, i.materials, i.care, i.care_ar, i.lead_days,
      i.warranty_months, i.width_mm, i.depth_mm, i.height_mm, i.weight_g,
      (select coalesce(json_agg(json_build_object('sku', v.sku, 'fabric', v.fabric, 'fabricAr', v.fabric_ar, 'color', v.color, 'size', v.size, 'sizeAr', v.size_ar,
        'price', coalesce(v.regular_price, v.price),
        'compareAt', case when v.regular_price is null then v.compare_at else v.regular_compare_at end, 'stock', v.stock) order by v.position), '[]') from product_variants v where v.product_id = i.id) variants,
      (select coalesce(json_agg(json_build_object('id', f.id, 'altEn', f.alt_en, 'altAr', f.alt_ar) order by p.position), '[]')
        from product_photos p join files f on f.id = p.file_id where p.product_id = i.id) photos
    from products i where i.vendor_id = ${vendorId} and i.deleted_at is null order by i.created_at, i.id`.execute(db);
  return rows.flatMap(exported);
}

function exported(product: Stored): Row[] {
  const count = Math.max(1, product.variants.length, product.photos.length);
  return Array.from({ length: count }, (_, at): Row => {
    const variant = product.variants[at];
    const photo = product.photos[at];
    return {
      handle: product.handle,
      ...(at === 0 && textsOf(product)),
      ...(variant && {
        ...(at === 0 && { option1Name: "Fabric", option2Name: "Size" }),
        ...{ option1Value: variant.fabric, option1ValueAr: variant.fabricAr, option2Value: variant.size, option2ValueAr: variant.sizeAr },
        ...{ sku: variant.sku, price: riyals(variant.price), compareAt: riyals(variant.compareAt), stock: variant.stock, color: variant.color },
      }),
      ...(photo && { imageSrc: `${env.siteUrl}/media/${photo.id}/1920.webp`, imageAlt: photo.altEn, imageAltAr: photo.altAr }),
    };
  });
}

const textsOf = (product: Stored): Row => ({
  ...{ title: product.name, titleAr: product.name_ar, body: product.description, bodyAr: product.description_ar, type: product.category },
  ...{ status: STATUS[product.status] ?? "draft", rooms: product.room_types.join("; "), styles: product.style.join("; ") },
  ...{ materials: product.materials.join("; "), care: product.care, careAr: product.care_ar, leadDays: product.lead_days, warranty: product.warranty_months },
  ...{ width: cm(product.width_mm), depth: cm(product.depth_mm), height: cm(product.height_mm), grams: product.weight_g },
});

const XLSX_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** @throws NOT_FOUND for anyone but the vendor's people */
export async function exportFile(viewer: Viewer, vendorId: string, format: "csv" | "xlsx"): Promise<File> {
  await requireVendorTeam(db, viewer, vendorId, "read");
  const cells = (await rowsOf(vendorId)).map((row) => FIELDS.map((field) => row[field] ?? null));
  const headers = FIELDS.map(headerOf);
  if (format === "csv") return csvFile([csvLine(headers), ...cells.map(csvLine)], "pieces.csv");
  const sheet = [headers, ...cells].map((row) => [...row]);
  const bytes = await writeXlsx(sheet).toBuffer();
  return new File([new Uint8Array(bytes)], "pieces.xlsx", { type: XLSX_TYPE });
}
