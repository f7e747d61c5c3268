import type { Transaction } from "kysely";
import { sql } from "kysely";
import { invalid, notFound } from "#app/platform/api/errors.ts";
import { type AuditActor, changesBetween, recordAudit } from "#app/platform/audit/audit.server.ts";
import { lastChange } from "#app/platform/audit/last-change.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { ImageError } from "#app/platform/media/image-error.ts";
import { storeImage } from "#app/platform/media/store-image.server.ts";
import { invalidatePages } from "#app/platform/pages/page-cache.server.ts";
import { oneLine } from "#app/platform/rules/plain-texts.ts";
import { freeSlug, slugify } from "#app/platform/text/slug.ts";
import { type ActiveCategory, type Category, categoryConflict } from "../categories.contract.ts";
import { CATEGORY_PHOTO_MAX_BYTES, type CategoryType } from "../categories.ts";
import { categoryOrder, lastPlace } from "./category-order.server.ts";

/** The actor for the audit log. */
export type Author = { actor: NonNullable<AuditActor>; requestId: string };
export type CategoryInput = { name: string; nameAr: string | null; type: CategoryType; parentId: string | null; photo?: File | null | undefined };

const rows = (source: Pick<typeof db, "selectFrom"> = db) =>
  source
    .selectFrom("categories as c")
    .leftJoin("categories as p", "p.id", "c.parent_id")
    .leftJoin("files as f", "f.id", "c.photo_id")
    .select(["c.id", "c.name", "c.name_ar", "c.slug", "c.type", "c.parent_id", "c.is_active", "c.photo_id", "c.updated_at"])
    .select(["p.name as parent_name", "p.name_ar as parent_name_ar", "f.width", "f.height", "f.placeholder"]);
type Row = Awaited<ReturnType<ReturnType<typeof rows>["execute"]>>[number];

const presentActive = (row: Row): ActiveCategory => ({
  id: row.id,
  name: row.name,
  nameAr: row.name_ar,
  slug: row.slug,
  type: row.type as CategoryType,
  parentId: row.parent_id,
  photo: row.photo_id ? { id: row.photo_id, width: row.width, height: row.height, placeholder: row.placeholder } : null,
});

/** The active categories in their order. A child of a hidden parent is hidden with it. */
export async function listActiveCategories(): Promise<ActiveCategory[]> {
  const found = await rows()
    .where("c.is_active", "=", true)
    .where((eb) => eb.or([eb("c.parent_id", "is", null), eb("p.is_active", "=", true)]))
    .orderBy(categoryOrder)
    .execute();
  return found.map(presentActive);
}

/** Every category, each top-level one followed by its children, as they were arranged. */
export async function listCategories(only?: string, source: Pick<typeof db, "selectFrom"> = db): Promise<Category[]> {
  const found = await rows(source)
    .$if(only !== undefined, (query) => query.where("c.id", "=", only ?? ""))
    .select((eb) => [
      eb.exists(eb.selectFrom("categories as k").whereRef("k.parent_id", "=", "c.id").select("k.id")).as("has_children"),
      eb
        .selectFrom("vendor_categories as vc")
        .innerJoin("vendors as v", "v.id", "vc.vendor_id")
        .where("v.deleted_at", "is", null)
        .whereRef("vc.category_id", "=", "c.id")
        .select((inner) => inner.fn.countAll<number>().as("n"))
        .as("vendor_count"),
      eb
        .selectFrom("category_aliases as a")
        .whereRef("a.category_id", "=", "c.id")
        .select(sql<string[]>`array_agg(a.name order by a.name_key)`.as("names"))
        .as("aliases"),
    ])
    .orderBy(categoryOrder)
    .execute();
  return found.map((row) => ({
    ...presentActive(row),
    parent: row.parent_id ? { id: row.parent_id, name: row.parent_name ?? "", nameAr: row.parent_name_ar } : null,
    isActive: row.is_active,
    hasChildren: Boolean(row.has_children),
    vendorCount: Number(row.vendor_count ?? 0),
    aliases: row.aliases ?? [],
    updatedAt: row.updated_at.toISOString(),
    version: row.updated_at.toISOString(),
  }));
}

export async function getCategory(trx: Transaction<DB>, id: string): Promise<Category> {
  const [category] = await listCategories(id, trx);
  if (!category) throw notFound();
  return category;
}

/** Locks the parent, so that it cannot become a child itself meanwhile. */
async function checkParent(trx: Transaction<DB>, parentId: string | null, self?: { id: string }): Promise<void> {
  if (parentId === null) return;
  if (parentId === self?.id) throw invalid({ parentId: "self" });
  const parent = await trx.selectFrom("categories").select(["id", "parent_id"]).where("id", "=", parentId).forUpdate().executeTakeFirst();
  if (!parent) throw invalid({ parentId: "unknown" });
  if (parent.parent_id !== null) throw invalid({ parentId: "notTopLevel" });
  if (!self) return;
  const child = await trx.selectFrom("categories").select("id").where("parent_id", "=", self.id).limit(1).executeTakeFirst();
  if (child) throw invalid({ parentId: "hasChildren" });
}

/** A name that another category has, or that means one since a merge. */
async function checkName(trx: Transaction<DB>, name: string, self?: string): Promise<void> {
  const same = await trx
    .selectFrom("categories")
    .select("id")
    .where("name_key", "=", sql<string>`name_key(${name})`)
    .$if(self !== undefined, (query) => query.where("id", "!=", self ?? ""))
    .executeTakeFirst();
  if (same) throw invalid({ name: "taken" });
  await trx.deleteFrom("category_aliases").where("name_key", "=", sql<string>`name_key(${name})`).execute();
}

async function makeSlug(trx: Transaction<DB>, name: string): Promise<string> {
  const base = slugify(name) || "category";
  const near = await trx
    .selectFrom("categories")
    .select("slug")
    .where((eb) => eb.or([eb("slug", "=", base), eb("slug", "like", `${base.replace(/[\\%_]/g, "\\$&")}-%`)]))
    .execute();
  return freeSlug(base, new Set(near.map((row) => row.slug)), "category");
}

const clean = (input: CategoryInput) => {
  const name = oneLine(input.name);
  if (!name) throw invalid({ name: "required" });
  return { name, name_ar: oneLine(input.nameAr ?? "") || null, type: input.type, parent_id: input.parentId };
};

async function storePhoto(by: Author, photo: File, values: { name: string; name_ar: string | null }): Promise<string> {
  try {
    const options = { isPublic: true, ownerId: by.actor.id, maxBytes: CATEGORY_PHOTO_MAX_BYTES, altEn: values.name, altAr: values.name_ar };
    return (await storeImage(photo.stream(), options)).id;
  } catch (error) {
    if (error instanceof ImageError) throw invalid({ photo: error.code });
    throw error;
  }
}

/** Later than the stored time in any case, so that every edit changes the version. */
export const newVersion = sql<Date>`greatest(date_trunc('milliseconds', clock_timestamp()), updated_at + interval '1 millisecond')`;

/** Serializes changes of names and parents: categories are few and rarely change. */
export const change = async <T>(work: (trx: Transaction<DB>) => Promise<T>): Promise<T> => {
  const result = await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('categories'))`.execute(trx);
    return work(trx);
  });
  await invalidatePages(["categories", "vendors"]);
  return result;
};

export async function createCategory(by: Author, input: CategoryInput): Promise<Category> {
  const values = clean(input);
  const photo = input.photo ? await storePhoto(by, input.photo, values) : null;
  return change(async (trx) => {
    await checkName(trx, values.name);
    await checkParent(trx, values.parent_id);
    const id = newId();
    const slug = await makeSlug(trx, values.name);
    await trx
      .insertInto("categories")
      .values({ id, slug, photo_id: photo, ...values })
      .execute();
    const changes = changesBetween({}, { ...values, slug, photo_id: photo });
    await recordAudit(trx, { ...by, action: "category.create", entityType: "category", entityId: id, changes });
    return getCategory(trx, id);
  });
}

/** Who changed a category or their order last, for the conflict of a stale edit. */
export async function lastEdit(trx: Transaction<DB>, id?: string): Promise<{ changedBy: string | null; changedAt: string }> {
  const { changedBy, changedAt } = await lastChange(trx, { type: id ? "category" : ["category", "category_order"], id });
  return { changedBy, changedAt: changedAt ?? new Date().toISOString() };
}

export async function updateCategory(by: Author, id: string, version: string, input: CategoryInput): Promise<Category> {
  const values = clean(input);
  const photo = input.photo ? await storePhoto(by, input.photo, values) : input.photo;
  return change(async (trx) => {
    const columns = ["name", "name_ar", "type", "parent_id", "photo_id"] as const;
    const current = await getCategory(trx, id);
    const before = await trx.selectFrom("categories").select(columns).where("id", "=", id).forUpdate().executeTakeFirst();
    if (!before) throw notFound();
    if (current.version !== version) throw categoryConflict({ ...(await lastEdit(trx, id)), current });
    await checkName(trx, values.name, id);
    await checkParent(trx, values.parent_id, { id });
    const after = { ...values, photo_id: photo === undefined ? before.photo_id : photo };
    const changes = changesBetween(before, after);
    if (Object.keys(changes).length > 0) {
      await trx
        .updateTable("categories")
        .set({ ...after, ...(changes["parent_id"] && { position: lastPlace }), updated_at: newVersion })
        .where("id", "=", id)
        .execute();
      await recordAudit(trx, { ...by, action: "category.update", entityType: "category", entityId: id, changes });
    }
    return getCategory(trx, id);
  });
}
