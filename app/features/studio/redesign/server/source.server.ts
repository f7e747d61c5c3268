import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { isId } from "#app/platform/database/ids.ts";
import { env } from "#app/platform/env/env.server.ts";
import { guardedFetch } from "#app/platform/fetch/guarded-fetch.server.ts";
import { maySeeFile } from "#app/platform/media/file-access.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { PHOTO_MEGABYTES } from "../redesign.ts";

/** The source image is missing. */
export class NoSource extends Error {
  readonly status: 404 | 422;
  constructor(status: 404 | 422, message: string) {
    super(message);
    this.status = status;
  }
}

const DATA_URL = /^data:image\/[\w.+-]+;base64,([A-Za-z0-9+/=\s]+)$/;
const OWN = /^\/media\/(?:private\/)?([0-9a-f-]{36})\//i;

/**
 * The bytes that an outside client names: a picture that was uploaded here before, the picture itself as a data: address, or one on the open internet.
 * Their type is checked on storing. Throws NoSource and FetchRefused.
 */
export async function readSource(address: string, viewer: Viewer): Promise<Buffer> {
  if (address.startsWith("data:")) {
    const encoded = DATA_URL.exec(address)?.[1];
    if (!encoded) throw new NoSource(422, "Invalid or empty file");
    return Buffer.from(encoded, "base64");
  }
  if (!URL.canParse(address, env.siteUrl)) throw new NoSource(422, "sourceImage is no address");
  const url = new URL(address, env.siteUrl);
  if (url.origin === new URL(env.siteUrl).origin) return readOwn(url.pathname, viewer);
  if (url.protocol !== "https:") throw new NoSource(422, "sourceImage must be an https address");
  return guardedFetch(url.href, { maxBytes: PHOTO_MEGABYTES * 1024 * 1024 });
}

async function readOwn(path: string, viewer: Viewer): Promise<Buffer> {
  const id = OWN.exec(path)?.[1];
  const file =
    id && isId(id) ? await db.selectFrom("files").select(["id", "owner_id", "is_public", "storage_key"]).where("id", "=", id).executeTakeFirst() : undefined;
  if (!file || !(await maySeeFile(viewer, file))) throw new NoSource(404, "There is no such image");
  return storage.read(file.storage_key);
}
