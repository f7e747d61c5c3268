import { constants } from "node:fs";
import { copyFile, mkdir, readdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Half written ones of the moment. */
const UNFINISHED = ".unfinished";

/**
 * Copies files that the other folder lacks. Names are of contents, so that a file never changes: called before and after the dump, it has every
 * file that a row of the dump names, also those that came or went meanwhile.
 * @returns how many and how large
 */
export async function copyMissing(from: string, to: string): Promise<{ files: number; bytes: number }> {
  const copied = { files: 0, bytes: 0 };
  const entries = await readdir(from, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name).slice(from.length + 1);
    if (!entry.isFile() || path.startsWith(UNFINISHED)) continue;
    const target = join(to, path);
    const known = await stat(target).catch(() => null);
    const size = await stat(join(from, path)).then(
      (found) => found.size,
      () => null,
    );
    if (size === null || known?.size === size) continue;
    await mkdir(dirname(target), { recursive: true });
    await copyFile(join(from, path), target, constants.COPYFILE_FICLONE);
    copied.files += 1;
    copied.bytes += size;
  }
  return copied;
}
