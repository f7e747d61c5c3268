import { type RawBuilder, sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { money } from "#app/platform/money/money.ts";
import { cityName } from "#app/platform/places/places.ts";
import { localText } from "#app/platform/text/local-text.ts";
import { tagsIn } from "#app/platform/text/tags.server.ts";
import { districtIn, emailUrl, phoneUrl, whatsappUrl } from "../contact-links.ts";
import type { VendorCardData, VendorPhoto } from "../vendors.contract.ts";
import type { VendorType } from "../vendors.search.ts";

/** The one definition of 'public'; the partial indexes of 0002_directory.sql have the same words. */
export const isPublic = sql`v.status = 'Verified' and v.deleted_at is null`;

export type PhotoRow = { id: string; width: number; height: number; blur: string | null; altEn: string | null; altAr: string | null };

type CardRow = {
  id: string;
  slug: string;
  name: string;
  name_ar: string | null;
  vendor_type: VendorType;
  status: "Verified";
  is_featured: boolean;
  city: string | null;
  address: string | null;
  address_ar: string | null;
  rating: number;
  review_count: number;
  min_project_value: number | null;
  currency: string;
  tags: string[];
  contact_phone: string | null;
  contact_email: string | null;
  whatsapp: string | null;
  photo: PhotoRow | null;
};

export const photoJson = sql`json_build_object('id', f.id, 'width', f.width, 'height', f.height, 'blur', f.placeholder, 'altEn', f.alt_en, 'altAr', f.alt_ar)`;

/** The first photograph, or the logo. */
const cardPhoto = sql`(
  select ${photoJson} from (
    select p.file_id, p.position from vendor_photos p where p.vendor_id = v.id
    union all select v.logo_id, 1000000 where v.logo_id is not null
    order by 2 limit 1) first join files f on f.id = first.file_id where f.is_public and f.width is not null)`;

/** Cards of the vendors whose ids a query yields as `id` and, in `place`, their order. */
export async function selectCards(ids: RawBuilder<unknown>, language: string): Promise<VendorCardData[]> {
  const { rows } = await sql<CardRow>`
    with page as materialized (${ids})
    select v.id, v.slug, v.name, v.name_ar, v.vendor_type, v.status, v.is_featured, v.city, v.address, v.address_ar, v.rating, v.review_count, v.min_project_value, v.currency, v.tags,
      v.contact_phone, v.contact_email, v.whatsapp, ${cardPhoto} photo
    from page join vendors v on v.id = page.id order by page.place`.execute(db);
  return rows.map((row) => presentCard(row, language));
}

/** Cards of these vendors, in this order, as far as they are public. */
export const publicCards = (ids: readonly string[], language: string): Promise<VendorCardData[]> =>
  selectCards(sql`select v.id, x.place from unnest(${ids}::uuid[]) with ordinality x(id, place) join vendors v on v.id = x.id where ${isPublic}`, language);

/** In the language of the request where the vendor has it. */
export const addressOf = (row: Pick<CardRow, "address" | "address_ar">, language: string): string | null =>
  localText(row.address, row.address_ar, language) || row.address_ar;

export function presentCard(row: CardRow, language: string): VendorCardData {
  const city = row.city && cityName(row.city, language);
  return {
    id: row.id,
    slug: row.slug,
    name: localText(row.name, row.name_ar, language),
    vendorType: row.vendor_type,
    status: row.status,
    isFeatured: row.is_featured,
    city,
    district: districtIn(addressOf(row, language), [row.city, city]),
    rating: row.rating,
    reviewCount: row.review_count,
    minProjectValue: money(row.min_project_value, row.currency),
    tags: tagsIn(row.tags, language),
    phoneUrl: phoneUrl(row.contact_phone),
    whatsappUrl: whatsappUrl(row.whatsapp),
    emailUrl: emailUrl(row.contact_email),
    photo: row.photo && presentPhoto(row.photo, language),
  };
}

export const presentPhoto = ({ altEn, altAr, ...photo }: PhotoRow, language: string): VendorPhoto => ({ ...photo, alt: localText(altEn, altAr, language) });
