import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createReadStream } from "node:fs";
import { access, mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { checkedKey, type Storage, StoredFileMissing } from "./storage.ts";

const staleAfterMs = 24 * 3600 * 1000;

export function folderStorage(root: string): Storage {
  const unfinished = join(root, ".unfinished");
  let prepared: Promise<void> | undefined;
  const pathOf = (key: string) => join(root, checkedKey(key));

  async function prepare() {
    await mkdir(unfinished, { recursive: true });
    // Partial files of killed processes are removed after a day; newer ones may belong to a running process.
    for (const name of await readdir(unfinished)) {
      const path = join(unfinished, name);
      const found = await stat(path).catch(() => null);
      if (found && Date.now() - found.mtimeMs > staleAfterMs) await rm(path, { force: true });
    }
  }

  return {
    async put(key, body) {
      const path = pathOf(key);
      prepared ??= prepare();
      await prepared;
      const temporary = join(unfinished, randomUUID());
      try {
        const file = await open(temporary, "wx");
        try {
          if (Buffer.isBuffer(body)) await file.writeFile(body);
          else for await (const chunk of Readable.from(body)) await file.writeFile(chunk as Buffer);
          await file.sync();
        } finally {
          await file.close();
        }
        await mkdir(dirname(path), { recursive: true });
        await rename(temporary, path);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
    async get(key) {
      const stream = createReadStream(pathOf(key));
      await once(stream, "open").catch((error) => rethrow(error, key));
      return stream;
    },
    read: (key) => readFile(pathOf(key)).catch((error) => rethrow(error, key)),
    exists: (key) =>
      access(pathOf(key)).then(
        () => true,
        () => false,
      ),
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}

function rethrow(error: unknown, key: string): never {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === "ENOENT" || code === "ENOTDIR" || code === "EISDIR") throw new StoredFileMissing(key);
  throw error;
}
