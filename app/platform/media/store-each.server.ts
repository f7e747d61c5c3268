import { invalid } from "#app/platform/api/errors.ts";
import { db } from "#app/platform/database/db.server.ts";
import { removeFiles } from "#app/platform/media/remove-files.server.ts";
import { ImageError } from "./image-error.ts";

/**
 * Stores all files of a field or none.
 * @throws INVALID with the path of the refused file: `photos.1`
 */
export async function storeEach<Stored extends { id: string }>(
  files: readonly File[],
  field: string,
  store: (file: File) => Promise<Stored>,
): Promise<Stored[]> {
  const stored: Stored[] = [];
  for (const file of files)
    try {
      stored.push(await store(file));
    } catch (error) {
      await dropFiles(stored.map(({ id }) => id));
      throw error instanceof ImageError ? invalid({ [`${field}.${stored.length}`]: error.code }) : error;
    }
  return stored;
}

/** Removes unused files. */
export async function dropFiles(ids: readonly string[]): Promise<void> {
  await removeFiles(db, ids);
}
