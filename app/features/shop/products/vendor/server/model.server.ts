import { invalid, notFound } from "#app/platform/api/errors.ts";
import { recordAudit } from "#app/platform/audit/audit.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { modelProblem } from "#app/platform/media/check-model.server.ts";
import { MODEL_MAX_BYTES, MODEL_TYPE } from "#app/platform/media/model.ts";
import { removeFiles } from "#app/platform/media/remove-files.server.ts";
import { storeBytes } from "#app/platform/media/store-bytes.server.ts";
import { invalidatePages } from "#app/platform/pages/page-cache.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { requireProduct } from "./record.server.ts";

/** @throws NOT_FOUND, FORBIDDEN, INVALID with the reason for `model` */
export async function storeModel(viewer: Viewer, id: string, model: File): Promise<{ id: string }> {
  await requireProduct(db, viewer, id, "editListing");
  // Before it is read into memory.
  if (model.size >= MODEL_MAX_BYTES) throw invalid({ model: "TOO_LARGE" });
  const bytes = Buffer.from(await model.arrayBuffer());
  const problem = await modelProblem(bytes);
  if (problem) throw invalid({ model: problem });
  const stored = await storeBytes(bytes, { folder: "files", extension: "glb", type: MODEL_TYPE });
  const file = { ...stored, id: newId(), mime: MODEL_TYPE, byte_size: bytes.length, is_public: true, owner_id: viewer.id };
  await replaceModel(viewer, id, file);
  return { id };
}

type ModelFile = { id: string; sha256: string; storage_key: string; mime: string; byte_size: number; is_public: boolean; owner_id: string };

async function replaceModel(viewer: Viewer, id: string, file: ModelFile | null): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = await requireProduct(trx, viewer, id, "editListing", { lock: true });
    if (file) await trx.insertInto("files").values(file).execute();
    await trx
      .updateTable("products")
      .set({ model_id: file?.id ?? null })
      .where("id", "=", id)
      .execute();
    const changes = { model: [before.model_id, file?.id ?? null] as [unknown, unknown] };
    await recordAudit(trx, { actor: viewer, action: "product.update", entityType: "product", entityId: id, changes });
    if (!before.model_id) return;
    const shared = await trx.selectFrom("products").select("id").where("model_id", "=", before.model_id).limit(1).executeTakeFirst();
    if (!shared) await removeFiles(trx, [before.model_id]);
  });
  await invalidatePages(["products"]);
}

export async function removeModel(viewer: Viewer, id: string): Promise<{ id: string }> {
  await replaceModel(viewer, id, null);
  return { id };
}

/** @throws NOT_FOUND, also without a model */
export async function modelFile(viewer: Viewer, id: string): Promise<File> {
  const { model_id, slug } = await requireProduct(db, viewer, id, "read");
  const file = model_id && (await db.selectFrom("files").select("storage_key").where("id", "=", model_id).executeTakeFirst());
  if (!file) throw notFound();
  const chunks: Uint8Array[] = [];
  for await (const chunk of await storage.get(file.storage_key)) chunks.push(chunk);
  return new File([Buffer.concat(chunks)], `${slug}.glb`, { type: MODEL_TYPE });
}
