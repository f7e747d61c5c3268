import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { resolve, sep } from "node:path";
import { sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { isId } from "#app/platform/database/ids.ts";
import { log } from "#app/platform/env/log.server.ts";
import { pageLanguage } from "#app/platform/languages/languages.ts";
import { derivative } from "#app/platform/media/derivative.server.ts";
import { ImageError } from "#app/platform/media/image-error.ts";
import { workQueue } from "#app/platform/media/work-queue.ts";
import { siteNameOf } from "#app/platform/pages/site-name.ts";
import { drawSharePicture } from "#app/platform/share-pictures/draw.server.ts";
import type { SharePicture } from "#app/platform/share-pictures/share-address.ts";
import { readOrMake } from "#app/platform/storage/read-or-make.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";

/** Drawing waits for other threads most of the time; visitors' photographs go first. */
const drawing = workQueue({ atOnce: 2, waiting: 20, refuse: () => new ImageError("BUSY") });
const TYPE = "image/png";
const BUILT = resolve("build/client");

/** The picture of a signed address, drawn at the first request and stored. @throws ImageError when too many are being drawn */
export function sharePicture(shown: SharePicture): Promise<Buffer> {
  const key = keyOf(shown);
  return readOrMake(key, () =>
    drawing(async () => {
      const png = await draw(shown);
      await store(key, png).catch((error) => log.error({ err: error, key }, "a share picture could not be stored"));
      return png;
    }),
  );
}

function keyOf(shown: SharePicture): string {
  const name = createHash("sha256").update(JSON.stringify(shown)).digest("hex");
  return `share-pictures/${name.slice(0, 2)}/${name}.png`;
}

async function store(key: string, png: Buffer): Promise<void> {
  // First, so that nothing is stored that is never removed.
  await sql`insert into share_pictures (key) values (${key}) on conflict (key) do update set made_at = now()`.execute(db);
  await storage.put(key, png, { type: TYPE });
}

async function draw({ language, title, facts = "", photo = "" }: SharePicture): Promise<Buffer> {
  const picture = await readPhoto(photo).catch((error) => {
    // The title alone is better than nothing.
    log.warn({ err: error, photo }, "the photograph of a share picture could not be read");
    return null;
  });
  return drawSharePicture({ title, facts, siteName: siteNameOf(language), isRTL: pageLanguage(language as never).isRTL, photo: picture });
}

/** A public photograph, or a picture that came with the product. */
async function readPhoto(address: string): Promise<Buffer | null> {
  const [, id] = /^\/media\/([0-9a-f-]{36})\//.exec(address) ?? [];
  if (id && isId(id)) {
    const file = await db.selectFrom("files").select(["storage_key", "sha256"]).where("id", "=", id).where("is_public", "=", true).executeTakeFirst();
    return file ? derivative(file, 1280, "webp") : null;
  }
  const path = resolve(BUILT, `.${address.split("?")[0]}`);
  return /\.(webp|avif|jpe?g|png)$/.test(path) && path.startsWith(BUILT + sep) ? readFile(path) : null;
}

/** Drawn anew when somebody asks after this time. */
const STORED_DAYS = 30;
const AT_ONCE = 500;

/** Removes what was drawn long ago: most of it shows what has changed since. */
export async function removeOldSharePictures(signal?: AbortSignal): Promise<void> {
  for (let count = AT_ONCE; count === AT_ONCE; ) {
    signal?.throwIfAborted();
    const { rows } = await sql<{ key: string }>`
      select key from share_pictures where made_at < now() - make_interval(days => ${STORED_DAYS}) order by made_at limit ${AT_ONCE}`.execute(db);
    for (const { key } of rows) await storage.remove(key);
    await sql`delete from share_pictures where key = any (${rows.map(({ key }) => key)})`.execute(db);
    count = rows.length;
  }
}
