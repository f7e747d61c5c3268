import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { MODEL_TYPE } from "#app/platform/media/model.ts";
import { storeBytes } from "#app/platform/media/store-bytes.server.ts";

const fileName = /^product-(.+)\.glb$/;

export type StoredModel = Awaited<ReturnType<typeof storeBytes>> & { mime: string; byte_size: number };

/** The 3D models of a folder, by the name that their piece's photograph has too. */
export async function storeModels(folder: string): Promise<ReadonlyMap<string, StoredModel>> {
  const models = new Map<string, StoredModel>();
  for (const file of await readdir(folder)) {
    const name = fileName.exec(file)?.[1];
    if (!name) continue;
    const bytes = await readFile(join(folder, file));
    models.set(name, { ...(await storeBytes(bytes, { folder: "files", extension: "glb", type: MODEL_TYPE })), mime: MODEL_TYPE, byte_size: bytes.length });
  }
  return models;
}
