import { isAbsolute, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { env } from "./env.server.ts";
import { folderStorage } from "./storage-folder.server.ts";
import { s3Storage } from "./storage-s3.server.ts";
import type { Storage } from "./storage.ts";

/** `file:` addresses name a folder (relative ones from where the server was started), `s3:` addresses a bucket. */
export function storageAt(address: string): Storage {
  if (address.startsWith("s3:")) return s3Storage(address);
  if (!address.startsWith("file:")) throw new TypeError("STORAGE_URL must start with file: or s3:");
  const path = address.startsWith("file://") ? fileURLToPath(address) : address.slice("file:".length);
  return folderStorage(isAbsolute(path) ? path : resolve(path));
}

export const storage: Storage = env.STORAGE_URL ? storageAt(env.STORAGE_URL) : folderStorage(join(resolve(env.DATA_DIR), "files"));
