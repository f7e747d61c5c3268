import { sql } from "kysely";
import { deliveryOptionsFor } from "#app/features/shop/delivery/public.server.ts";
import { eitherLanguage, type PhotoRow, presentPhoto, priceNow, productPhotoJson } from "#app/features/shop/products/public.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { cityName } from "#app/platform/places/places.ts";
import { localText } from "#app/platform/text/local-text.ts";
import { buyable } from "../cart.changes.ts";
import type { CheckedCart, CheckedLine, CheckedSeller } from "../cart.contract.ts";
import type { CartItem } from "../cart.rules.ts";

type Asked = Omit<CartItem, "price">;

type Row = {
  id: string;
  variant: string;
  slug: string;
  name: string;
  name_ar: string | null;
  fabric: string | null;
  fabric_ar: string | null;
  size: string | null;
  size_ar: string | null;
  price: number;
  currency: string;
  stock: number;
  lead_days: number | null;
  weight: number;
  vendor_id: string;
  vendor: string;
  vendor_ar: string | null;
  vendor_slug: string;
  city: string | null;
  photo: PhotoRow | null;
};

/** What is sold of these, in the order given. */
async function readRows(variants: readonly string[]): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select i.id, o.id variant, i.slug, i.name, i.name_ar, o.fabric, o.fabric_ar, o.size, o.size_ar, ${priceNow()} price, o.currency, o.stock,
      case when i.is_made_to_order then i.lead_days end lead_days, coalesce(o.weight_g, i.weight_g, 0) weight,
      v.id vendor_id, v.name vendor, v.name_ar vendor_ar, v.slug vendor_slug, v.city,
      (select ${productPhotoJson} from product_photos p join files f on f.id = p.file_id
        where p.product_id = i.id and f.is_public and f.width is not null and (p.variant_id is null or p.variant_id = o.id)
        order by p.variant_id is null, p.position limit 1) photo
    from unnest(${[...variants]}::uuid[]) with ordinality x(id, place)
    join product_variants o on o.id = x.id and o.is_on_sale join products i on i.id = o.product_id and i.is_public join vendors v on v.id = i.vendor_id
    order by x.place`.execute(db);
  return rows;
}

/** How a cart stands now, by seller. */
export async function checkCart({ items, city }: { items: readonly Asked[]; city: string }, language: string): Promise<CheckedCart> {
  const rows = await readRows(items.map(({ variant }) => variant));
  const ids = [...new Set(rows.map(({ vendor_id }) => vendor_id))];
  const bought = rows.map((row) => ({ row, quantity: quantityOf(items, row) }));
  const options = await deliveryOptionsFor(db, {
    city,
    sellers: ids.map((id) =>
      parcelOf(
        id,
        bought.filter(({ row }) => row.vendor_id === id),
      ),
    ),
  });
  const sellers = ids.flatMap((id): CheckedSeller[] => {
    const own = rows.filter(({ vendor_id }) => vendor_id === id);
    const [first] = own;
    if (!first) return [];
    const option = options.get(id)?.[0];
    return [
      {
        id,
        slug: first.vendor_slug,
        name: localText(first.vendor, first.vendor_ar, language),
        city: first.city && cityName(first.city, language),
        lines: own.map((row) => presentLine(row, quantityOf(items, row), language)),
        delivery: option
          ? { kind: option.kind, fee: { amount: option.fee, currency: first.currency }, earliest: option.earliest, latest: option.latest }
          : null,
      },
    ];
  });
  return { sellers };
}

/** What is made to order has no limit; what is not comes from stock alone. */
const leftOf = ({ stock, lead_days }: Row): number | null => (lead_days === null ? stock : null);
const daysFor = ({ stock, lead_days }: Row, quantity: number): number | null => (quantity > stock ? lead_days : null);

function quantityOf(items: readonly Asked[], row: Row): number {
  const asked = items.find(({ variant }) => variant === row.variant)?.quantity ?? 0;
  return buyable({ quantity: asked }, { variant: row.variant, price: row.price, left: leftOf(row) });
}

type Bought = { row: Row; quantity: number };
const sum = (bought: readonly Bought[], of: (row: Row) => number) => bought.reduce((all, { row, quantity }) => all + of(row) * quantity, 0);
const parcelOf = (vendorId: string, bought: readonly Bought[]) => ({
  vendorId,
  weightGrams: sum(bought, ({ weight }) => weight),
  subtotal: sum(bought, ({ price }) => price),
  leadDays: Math.max(0, ...bought.map(({ row, quantity }) => daysFor(row, quantity) ?? 0)),
});

const presentLine = (row: Row, quantity: number, language: string): CheckedLine => ({
  id: row.id,
  variant: row.variant,
  slug: row.slug,
  name: localText(row.name, row.name_ar, language),
  choice: [eitherLanguage(row.fabric, row.fabric_ar, language), eitherLanguage(row.size, row.size_ar, language)].filter(Boolean).join(" · ") || null,
  photo: row.photo && presentPhoto(row.photo, language),
  price: { amount: row.price, currency: row.currency },
  left: leftOf(row),
  leadDays: daysFor(row, quantity),
});
