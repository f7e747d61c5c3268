import type { Insertable, Kysely } from "kysely";
import type { DB } from "#app/platform/database/schema.ts";
import type { storeImageBytes } from "#app/platform/media/store-image.server.ts";
import { slugify } from "#app/platform/text/slug.ts";
import { demoCategories } from "../data/categories.ts";
import type { DemoEntry } from "../demo-data.ts";
import type { DemoImage } from "../demo-photos.ts";
import { demoQuotes } from "../demo-quotes.ts";
import { seededId } from "../seeded.ts";

type Photos = ReadonlyMap<string, readonly DemoImage[]>;
type FileIds = { vendor(vendorId: string, image: DemoImage): string; category(photo: string): string };

// PostgreSQL takes 65,535 parameters in one statement.
const rowsAtOnce = 1_000;

export async function insertMany<T extends keyof DB & string>(trx: Kysely<DB>, table: T, rows: readonly Insertable<DB[T]>[]): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    // The table's own types were checked where the rows were made.
    await trx
      .insertInto(table)
      .values(rows.slice(at, at + rowsAtOnce) as never)
      .execute();
  }
}

type FilesInput = {
  ranked: readonly DemoEntry[];
  photos: Photos;
  images: readonly DemoImage[];
  stored: ReadonlyMap<string, Awaited<ReturnType<typeof storeImageBytes>>>;
  newest: Date;
  ownerId: string | null;
};

/** Every use of a photograph is a row of its own, so that one vendor's change touches no other; the bytes are stored once. */
export async function insertFiles(trx: Kysely<DB>, { ranked, photos, images, stored, newest, ownerId }: FilesInput): Promise<FileIds> {
  const vendorFile = (vendorId: string, image: DemoImage) => seededId(`photo ${vendorId} ${image.file}`, newest);
  const categoryFile = (photo: string) => seededId(`category photo ${photo}`, newest);
  const row = (id: string, image: DemoImage, owner: string | null): Insertable<DB["files"]> => {
    const bytes = stored.get(image.file);
    if (!bytes) throw new Error(`The demo lacks the photograph ${image.file}`);
    return { ...bytes, id, alt_en: image.alt_en, alt_ar: image.alt_ar, is_public: true, owner_id: owner, created_at: newest };
  };
  const used = new Set(Object.values(demoCategories).map(({ photo }) => `${photo}.webp`));
  await insertMany(trx, "files", [
    ...ranked.flatMap(({ vendor, index }) =>
      (photos.get(vendor.id) ?? []).map((image) => row(vendorFile(vendor.id, image), image, index === 0 ? ownerId : null)),
    ),
    ...images.filter((image) => used.has(image.file)).map((image) => row(categoryFile(image.file.replace(/\.webp$/, "")), image, null)),
  ]);
  return { vendor: vendorFile, category: categoryFile };
}

/** @returns ids by English name. */
export async function insertCategories(trx: Kysely<DB>, files: FileIds, newest: Date): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  const rows: Insertable<DB["categories"]>[] = [];
  const add = (name: string, nameAr: string, type: string, parentId: string | null, photoId: string | null) => {
    const id = seededId(`category ${name}`, newest);
    rows.push({ id, name, name_ar: nameAr, slug: slugify(name), type, parent_id: parentId, photo_id: photoId, created_at: newest, updated_at: newest });
    ids.set(name, id);
    return id;
  };
  for (const { name, kind, photo, children } of Object.values(demoCategories)) {
    const parentId = add(...name, kind, null, files.category(photo));
    for (const [en, ar, childKind] of children) add(en, ar, childKind, parentId, null);
  }
  await insertMany(trx, "categories", rows);
  return ids;
}

type VendorsInput = { ranked: readonly DemoEntry[]; photos: Photos; categoryIds: ReadonlyMap<string, string>; files: FileIds };

export async function insertVendors(trx: Kysely<DB>, { ranked, photos, categoryIds, files }: VendorsInput): Promise<void> {
  const halalas = (riyals: number) => riyals * 100;
  const category = (name: string) => {
    const id = categoryIds.get(name);
    if (!id) throw new Error(`The demo lacks the category ${name}`);
    return id;
  };
  await insertMany(
    trx,
    "vendors",
    ranked.map(({ vendor, isFeatured }) => ({
      id: vendor.id,
      name: vendor.name,
      name_ar: vendor.nameAr,
      slug: vendor.slug,
      vendor_type: vendor.vendorType,
      status: vendor.status,
      city: vendor.city,
      coverage_areas: vendor.coverage,
      contact_phone: vendor.phone,
      contact_email: vendor.email,
      whatsapp: vendor.whatsapp,
      address: vendor.address,
      address_ar: vendor.addressAr,
      website_url: vendor.website,
      instagram_url: vendor.instagram,
      description: vendor.description,
      description_ar: vendor.descriptionAr,
      license_number: vendor.license,
      min_project_value: halalas(vendor.minimum),
      price_range_min: halalas(vendor.priceMin),
      price_range_max: halalas(vendor.priceMax),
      languages: vendor.languages,
      is_featured: isFeatured,
      tags: vendor.tags,
      created_at: vendor.createdAt,
      updated_at: vendor.updatedAt,
    })),
  );
  await insertMany(
    trx,
    "vendor_categories",
    ranked.flatMap(({ vendor }) => vendor.categories.map((name) => ({ vendor_id: vendor.id, category_id: category(name) }))),
  );
  await insertMany(
    trx,
    "vendor_photos",
    ranked.flatMap(({ vendor }) =>
      (photos.get(vendor.id) ?? []).map((image, position) => ({ vendor_id: vendor.id, file_id: files.vendor(vendor.id, image), position })),
    ),
  );
  await insertMany(
    trx,
    "reviews",
    ranked.flatMap(({ reviews }) =>
      reviews.map((review) => ({
        id: review.id,
        subject_type: "vendor",
        subject_id: review.vendorId,
        author_name: review.authorName,
        rating: review.rating,
        body: review.body,
        language: review.language,
        created_at: review.createdAt,
      })),
    ),
  );
}

type QuotesInput = { ranked: readonly DemoEntry[]; homeownerId: string | null; newest: Date };

export async function insertQuotes(trx: Kysely<DB>, { ranked, homeownerId, newest }: QuotesInput): Promise<void> {
  await insertMany(
    trx,
    "quote_requests",
    demoQuotes(ranked, newest).map((quote) => ({
      id: quote.id,
      idempotency_key: quote.id,
      vendor_id: quote.vendorId,
      requester_id: quote.isHomeowner ? homeownerId : null,
      project_type: quote.projectType,
      city: quote.city,
      budget_min: quote.budget[0] * 100,
      budget_max: quote.budget[1] * 100,
      start_when: quote.start,
      description: quote.description,
      contact_name: quote.contact.name,
      contact_email: quote.contact.email,
      contact_phone: quote.contact.phone,
      language: quote.language,
      status: quote.status,
      answered_at: quote.answeredAt,
      created_at: quote.createdAt,
      updated_at: quote.answeredAt ?? quote.createdAt,
    })),
  );
}
