import type { Kysely } from "kysely";
import { requireVendorTeam } from "#app/features/directory/vendors/public.server.ts";
import { notifyAdmins } from "#app/features/talk/notifications/public.server.ts";
import { invalid } from "#app/platform/api/errors.ts";
import { recordAudit } from "#app/platform/audit/audit.server.ts";
import { namesOf, type Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { announceTeam } from "#app/platform/organizations/membership.server.ts";
import { statusConflict } from "#app/platform/status/status-conflict.ts";
import type { Material, ProductCategory, ProductRoom, ProductStyle } from "../../products.ts";
import type { VendorProduct } from "../../products.vendor.contract.ts";
import { judgeProduct, problemsToPublish } from "../../products.vendor.rules.ts";
import { needsApproval } from "../../server/approval.server.ts";
import { insertProducts } from "../../server/rows.server.ts";
import { productStatus } from "../../server/status.server.ts";
import { readProduct, requireProduct } from "./record.server.ts";

async function makeDraft(trx: Kysely<DB>, viewer: Viewer, product: Omit<Parameters<typeof insertProducts>[1][number], "status">): Promise<{ id: string }> {
  const [made] = await insertProducts(trx, [{ ...product, status: "draft" }]);
  if (!made) throw new Error("No product was made");
  await recordAudit(trx, { actor: viewer, action: "product.create", entityType: "product", entityId: made.id, changes: { name: [null, product.name] } });
  return { id: made.id };
}

type Begun = { vendorId: string; name: string; category: ProductCategory };

/** @throws NOT_FOUND, FORBIDDEN, INVALID for the name */
export function createProduct(viewer: Viewer, { vendorId, name, category }: Begun): Promise<{ id: string }> {
  return db.transaction().execute(async (trx) => {
    const { organizationId } = await requireVendorTeam(trx, viewer, vendorId, "editListing");
    const { values, problems } = judgeProduct({ name });
    if (Object.keys(problems).length > 0) throw invalid(problems);
    const made = await makeDraft(trx, viewer, { vendorId, name: values.name, category, variants: [] });
    if (organizationId) await announceTeam(trx, organizationId);
    return made;
  });
}

/** A draft with the same values; stock and article numbers belong to the one piece. */
export function duplicateProduct(viewer: Viewer, id: string, language: string): Promise<{ id: string }> {
  return db.transaction().execute(async (trx) => {
    await requireProduct(trx, viewer, id, "editListing");
    const { vendor, photos, variants, ...product } = await readProduct(trx, viewer, id, language);
    const photosOf = (variantId: string | null) => photos.filter((photo) => photo.variantId === variantId).map((photo) => photo.id);
    return makeDraft(trx, viewer, {
      ...product,
      id: undefined,
      vendorId: vendor.id,
      description: product.description ?? "",
      category: product.category as ProductCategory,
      styles: product.styles as ProductStyle[],
      rooms: product.rooms as ProductRoom[],
      materials: product.materials as Material[],
      photoIds: photosOf(null),
      variants: variants.map(({ id: variantId, ...variant }) => ({ ...variant, id: undefined, sku: null, stock: 0, photoIds: photosOf(variantId) })),
    });
  });
}

type MoveName = "withdraw" | "archive" | "restore";

/** @throws NOT_FOUND, FORBIDDEN, STATUS_CONFLICT */
export function moveProduct(viewer: Viewer, id: string, move: MoveName, language: string): Promise<VendorProduct> {
  return db.transaction().execute(async (trx) => {
    const { organizationId } = await requireProduct(trx, viewer, id, "editListing", { lock: true });
    await productStatus.move(trx, id, move, { by: viewer });
    if (organizationId) await announceTeam(trx, organizationId);
    return readProduct(trx, viewer, id, language);
  });
}

/** Publishes it, or sends it to staff. @throws NOT_FOUND, FORBIDDEN, INVALID with what it lacks, STATUS_CONFLICT */
export function submitProduct(viewer: Viewer, id: string, language: string): Promise<VendorProduct> {
  return db.transaction().execute(async (trx) => {
    const { organizationId, vendor_id } = await requireProduct(trx, viewer, id, "editListing", { lock: true });
    const product = await readProduct(trx, viewer, id, language);
    const problems = product.status === "draft" ? problemsToPublish(product) : {};
    if (Object.keys(problems).length > 0) throw invalid(problems);
    const isReviewed = await needsApproval(trx, vendor_id);
    await productStatus.move(trx, id, isReviewed ? "submit" : "publish", { by: viewer, set: { rejection: null, submitted_at: new Date() } });
    if (isReviewed)
      await notifyAdmins(trx, {
        kind: "product_submitted",
        params: { ...namesOf(viewer), product: product.name, ...(product.nameAr && { productAr: product.nameAr }) },
        href: `/admin/products?open=${id}`,
        actorId: viewer.id,
        groupKey: `product:${id}`,
      });
    if (organizationId) await announceTeam(trx, organizationId);
    return readProduct(trx, viewer, id, language);
  });
}

/** A draft was never sold: nothing remembers it. @throws NOT_FOUND, FORBIDDEN, STATUS_CONFLICT for any other status */
export function removeDraft(viewer: Viewer, id: string): Promise<{ id: string }> {
  return db.transaction().execute(async (trx) => {
    const { organizationId } = await requireProduct(trx, viewer, id, "editListing", { lock: true });
    const { status, name } = await trx.selectFrom("products").select(["status", "name"]).where("id", "=", id).executeTakeFirstOrThrow();
    if (status !== "draft") throw statusConflict({ status });
    await trx.deleteFrom("products").where("id", "=", id).execute();
    await recordAudit(trx, { actor: viewer, action: "product.remove", entityType: "product", entityId: id, changes: { name: [name, null] } });
    if (organizationId) await announceTeam(trx, organizationId);
    return { id };
  });
}
