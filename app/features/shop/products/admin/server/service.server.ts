import { type Kysely, sql } from "kysely";
import { forbidden, invalid, notFound } from "#app/platform/api/errors.ts";
import { recordAudit } from "#app/platform/audit/audit.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { countsOf } from "#app/platform/list/counts.server.ts";
import { newestFirst, oldestFirst, pageOf } from "#app/platform/list/page.server.ts";
import { money } from "#app/platform/money/money.ts";
import { announceTeam, membershipOf } from "#app/platform/organizations/membership.server.ts";
import { localText } from "#app/platform/text/local-text.ts";
import type { AdminProduct, AdminProductFilters, AdminProductItem, AdminProductQueue } from "../../products.admin.contract.ts";
import { decideProduct } from "../../products.policy.ts";
import { type ApprovalRule, PRODUCT_STATUSES, PRODUCTS_PER_PAGE, type ProductStatus, REJECTION_LENGTH } from "../../products.vendor.ts";
import { ruleOf } from "../../server/approval.server.ts";
import { type PhotoRow, presentPhoto, productPhotoJson } from "../../server/cards.server.ts";
import { productStatus } from "../../server/status.server.ts";

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
  is_public: boolean;
  created_at: Date;
};

const columns = sql`i.id, i.slug, i.name, i.name_ar, i.status, i.vendor_id, v.name vendor, v.name_ar vendor_ar, i.price_from, i.is_public,
  coalesce(i.submitted_at, i.created_at) created_at`;
const source = sql`products i join vendors v on v.id = i.vendor_id`;

const present = (row: Row, language: string): AdminProductItem => ({
  ...{ id: row.id, slug: row.slug, name: localText(row.name, row.name_ar, language), status: row.status, isPublic: row.is_public },
  vendor: { id: row.vendor_id, name: localText(row.vendor, row.vendor_ar, language) },
  price: money(row.price_from, "SAR"),
  createdAt: row.created_at.toISOString(),
});

/** What waits oldest first, the rest newest first. */
export async function listAllProducts({ search, status, vendor, after }: AdminProductFilters, language: string): Promise<AdminProductQueue> {
  const words = search.trim();
  const query = sql<Row>`select ${columns} from ${source} where i.deleted_at is null
    ${status ? sql`and i.status = ${status}` : sql``} ${vendor ? sql`and i.vendor_id = ${vendor}` : sql``}
    ${words ? sql`and name_key(i.name || ' ' || coalesce(i.name_ar, '') || ' ' || i.vendor_words) like '%' || name_key(${words}) || '%'` : sql``}`;
  const order = status === "pending" ? oldestFirst("admin-products") : newestFirst("admin-products");
  const [{ rows, next }, counts] = await Promise.all([
    pageOf(query, { order, after, limit: PRODUCTS_PER_PAGE }),
    countsOf(PRODUCT_STATUSES, sql`select status as value, count(*)::int n from products where deleted_at is null group by 1`),
  ]);
  return { items: rows.map((row) => present(row, language)), next, counts };
}

type DetailRow = Row & { description: string; description_ar: string | null; category: string; rejection: string | null; photos: PhotoRow[] };

/** @throws NOT_FOUND */
export async function getAnyProduct(id: string, language: string): Promise<AdminProduct> {
  const { rows } = await sql<DetailRow>`select ${columns}, i.description, i.description_ar, i.category, i.rejection,
      (select coalesce(json_agg(${productPhotoJson} order by p.position), '[]') from product_photos p join files f on f.id = p.file_id
        where p.product_id = i.id and f.width is not null) photos
    from ${source} where i.id = ${id} and i.deleted_at is null`.execute(db);
  const row = rows[0];
  if (!row) throw notFound();
  const variants = await db.selectFrom("product_variants").selectAll().where("product_id", "=", id).orderBy("position").execute();
  const inOwn = (english: string | null, arabic: string | null) => localText(english, arabic, language);
  return {
    ...present(row, language),
    ...{
      name: row.name,
      nameAr: row.name_ar,
      description: row.description,
      descriptionAr: row.description_ar,
      category: row.category,
      rejection: row.rejection,
    },
    photos: row.photos.map((photo) => presentPhoto(photo, language)),
    variants: variants.map((each) => ({
      id: each.id,
      label: [inOwn(each.fabric, each.fabric_ar), inOwn(each.size, each.size_ar)].filter(Boolean).join(" · "),
      ...{ price: money(each.price, each.currency), stock: each.stock, isOnSale: each.is_on_sale },
    })),
    rule: await ruleOf(db, row.vendor_id),
  };
}

type Decided = { id: string; status: ProductStatus };

/** @throws NOT_FOUND, FORBIDDEN for someone of the vendor's own team */
async function requireStaff(trx: Kysely<DB>, admin: Viewer, id: string): Promise<string | null> {
  const row = await trx
    .selectFrom("products as i")
    .innerJoin("vendors as v", "v.id", "i.vendor_id")
    .select("v.organization_id")
    .where("i.id", "=", id)
    .where("i.deleted_at", "is", null)
    .forUpdate("i")
    .executeTakeFirst();
  if (!row) throw notFound();
  if (!decideProduct(admin, await membershipOf(trx, row.organization_id, admin.id))) throw forbidden();
  return row.organization_id;
}

export function approveProduct(admin: Viewer, id: string): Promise<Decided> {
  return db.transaction().execute(async (trx) => {
    const organizationId = await requireStaff(trx, admin, id);
    await productStatus.move(trx, id, "approve", { by: admin, set: { rejection: null } });
    if (organizationId) await announceTeam(trx, organizationId);
    return { id, status: "live" as const };
  });
}

/** @throws INVALID for the reason, NOT_FOUND, FORBIDDEN, STATUS_CONFLICT */
export async function rejectProduct(admin: Viewer, id: string, reason: string): Promise<Decided> {
  if (!reason) throw invalid({ reason: "required" });
  if (reason.length > REJECTION_LENGTH) throw invalid({ reason: "tooLong" });
  return db.transaction().execute(async (trx) => {
    const organizationId = await requireStaff(trx, admin, id);
    await productStatus.move(trx, id, "reject", { by: admin, set: { rejection: reason }, detail: { reason } });
    if (organizationId) await announceTeam(trx, organizationId);
    return { id, status: "draft" as const };
  });
}

export async function readApproval(): Promise<{ isRequired: boolean }> {
  const row = await db.selectFrom("product_approval").select("is_required").executeTakeFirst();
  return { isRequired: row?.is_required ?? true };
}

/** The setting has no id of its own. */
const SETTING = "00000000-0000-0000-0000-000000000000";

export async function writeApproval(admin: Viewer, isRequired: boolean): Promise<{ isRequired: boolean }> {
  await db.transaction().execute(async (trx) => {
    const before = await trx.selectFrom("product_approval").select("is_required").forUpdate().executeTakeFirst();
    await trx.updateTable("product_approval").set({ is_required: isRequired }).execute();
    const changes = { is_required: [before?.is_required ?? null, isRequired] as [unknown, unknown] };
    await recordAudit(trx, { actor: admin, action: "product_approval.update", entityType: "product_approval", entityId: SETTING, changes });
  });
  return { isRequired };
}

/** @throws NOT_FOUND */
export async function writeVendorApproval(admin: Viewer, vendorId: string, rule: ApprovalRule): Promise<{ rule: ApprovalRule }> {
  await db.transaction().execute(async (trx) => {
    const vendor = await trx.selectFrom("vendors").select("id").where("id", "=", vendorId).where("deleted_at", "is", null).forUpdate().executeTakeFirst();
    if (!vendor) throw notFound();
    const before = await ruleOf(trx, vendorId);
    await trx.deleteFrom("vendor_product_approval").where("vendor_id", "=", vendorId).execute();
    if (rule !== "default")
      await trx
        .insertInto("vendor_product_approval")
        .values({ vendor_id: vendorId, is_required: rule === "required" })
        .execute();
    await recordAudit(trx, { actor: admin, action: "vendor.update", entityType: "vendor", entityId: vendorId, changes: { product_approval: [before, rule] } });
  });
  return { rule };
}
