import { sql } from "kysely";
import { categoryOrder } from "#app/features/directory/categories/public.server.ts";
import { isAdministrator, mayManageContent, type Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { money } from "#app/platform/money/money.ts";
import { cityName } from "#app/platform/places/places.ts";
import { shownPhone } from "#app/platform/rules/phone.ts";
import { nameFor } from "#app/platform/text/local-names.ts";
import { localText } from "#app/platform/text/local-text.ts";
import { instagramUrl, mapUrl, webUrl } from "../contact-links.ts";
import type { VendorCardData, VendorDetailData } from "../vendors.contract.ts";
import { addressOf, isPublic, type PhotoRow, photoJson, presentCard, presentPhoto, selectCards } from "./cards.server.ts";
import { mayForVendor } from "./team.server.ts";

type CategoryRow = { id: string; name: string; nameAr: string | null; type: "Service" | "Product"; slug: string };

/** The address that a public vendor has now, given a former one. */
export async function movedTo(slug: string): Promise<string | undefined> {
  const { rows } = await sql<{ slug: string }>`
    select v.slug from vendor_slugs s join vendors v on v.id = s.vendor_id where s.slug = ${slug} and ${isPublic} limit 1`.execute(db);
  return rows[0]?.slug;
}

/** The public vendor at this address. */
export async function getVendor(slug: string, viewer: Viewer | null, language: string): Promise<VendorDetailData | undefined> {
  const row = await db
    .selectFrom("vendors as v")
    .selectAll("v")
    .select([
      sql<PhotoRow[]>`(select coalesce(json_agg(${photoJson} order by p.position), '[]') from vendor_photos p join files f on f.id = p.file_id
        where p.vendor_id = v.id and f.is_public and f.width is not null)`.as("photos"),
      sql<PhotoRow | null>`(select ${photoJson} from files f where f.id = v.logo_id and f.is_public and f.width is not null)`.as("logo"),
      sql<
        CategoryRow[]
      >`(select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'nameAr', c.name_ar, 'type', c.type, 'slug', c.slug) order by ${categoryOrder}), '[]')
        from vendor_categories vc join categories c on c.id = vc.category_id where vc.vendor_id = v.id and c.is_active)`.as("categories"),
    ])
    .where("v.slug", "=", slug)
    .where(sql<boolean>`(${isPublic})`)
    .executeTakeFirst();
  if (!row) return undefined;
  const card = presentCard({ ...row, vendor_type: row.vendor_type as "Both", status: "Verified", photo: row.photos[0] ?? row.logo }, language);
  return {
    ...card,
    ownReviewCount: row.own_review_count,
    imported: importedRating(row),
    photos: (row.photos.length > 0 ? row.photos : row.logo ? [row.logo] : []).map((photo) => presentPhoto(photo, language)),
    hasLogo: row.logo !== null,
    hasOwner: row.organization_id !== null,
    cityValue: row.city,
    description: localText(row.description, row.description_ar, language) || row.description_ar,
    categories: row.categories.map(({ nameAr, ...c }) => ({ ...c, name: nameFor(c.name, nameAr, language) })),
    contactPhone: shownPhone(row.contact_phone),
    contactEmail: row.contact_email,
    whatsapp: row.whatsapp,
    address: addressOf(row, language),
    websiteUrl: webUrl(row.website_url),
    instagramUrl: instagramUrl(row.instagram_url),
    googleMapsUrl: webUrl(row.google_maps_url) ?? mapUrl(row),
    latitude: row.latitude,
    longitude: row.longitude,
    priceRangeMin: money(row.price_range_min, row.currency),
    priceRangeMax: money(row.price_range_max, row.currency),
    coverageAreas: row.coverage_areas.map((area) => cityName(area, language)),
    languages: row.languages,
    licenseNumber: row.license_number,
    updatedAt: row.updated_at.toISOString(),
    permissions: {
      canEdit: viewer !== null && mayManageContent(viewer),
      canAnswerQuotes: viewer !== null && (isAdministrator(viewer) || (await mayForVendor(db, row.organization_id, viewer, "answer"))),
    },
  };
}

type Rated = {
  rating: number;
  review_count: number;
  own_review_count: number;
  imported_rating: number | null;
  imported_review_count: number | null;
  google_place_id: string | null;
};

/** Stands apart from reviews written here; until there are any, it is the rating itself. */
function importedRating(row: Rated): VendorDetailData["imported"] {
  const isOnlyOne = row.own_review_count === 0;
  const rating = isOnlyOne ? row.rating : (row.imported_rating ?? 0);
  const count = isOnlyOne ? row.review_count : (row.imported_review_count ?? 0);
  return rating > 0 ? { rating, count, isGoogle: row.google_place_id !== null } : null;
}

const SIMILAR = 4;

/** Vendors of the same categories: those of the same city first, then featured, then by score. Undefined where no public vendor has the address. */
export async function listSimilar(slug: string, language: string): Promise<VendorCardData[] | undefined> {
  const { rows } = await sql<{ id: string; city: string | null; categories: string[] }>`
    select id, city, array(select category_id from vendor_categories where vendor_id = v.id limit 5) categories
    from vendors v where slug = ${slug} and ${isPublic}`.execute(db);
  const vendor = rows[0];
  if (!vendor) return undefined;
  if (vendor.categories.length === 0) return [];
  // each of the two follows an index in its order and stops after four
  const walk = (condition: ReturnType<typeof sql>, tier: number) => sql`
    (select v.id, ${tier}::int tier, v.is_featured, v.score from vendors v
     where ${isPublic} and ${condition} and v.category_ids && ${vendor.categories}::uuid[] and v.id <> ${vendor.id}
     order by v.is_featured desc, v.score desc, v.id desc limit ${SIMILAR})`;
  return selectCards(
    sql`select id, row_number() over (order by min(tier), bool_or(is_featured) desc, max(score) desc, id desc) place from (
      ${walk(sql`v.city = ${vendor.city}`, 1)} union all ${walk(sql`true`, 2)}) near group by id order by 2 limit ${SIMILAR}`,
    language,
  );
}
