import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { env } from "../env/env.server.ts";
import type { Storage } from "./storage.ts";
import { folderStorage } from "./storage-folder.server.ts";
import { s3Storage } from "./storage-s3.server.ts";

/** `file:` names a folder (a relative one is taken from where the server was started), `s3:` a bucket. */
export function storageAt(address: string): Storage {
  if (address.startsWith("s3:")) return s3Storage(address);
  return folderStorage(address.startsWith("file://") ? fileURLToPath(address) : resolve(address.slice("file:".length)));
}

export const storage: Storage = storageAt(env.storageUrl);
