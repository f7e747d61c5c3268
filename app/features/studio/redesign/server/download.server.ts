import { Hono } from "hono";
import sharp from "sharp";
import type { Restyle } from "#app/engines/room/style-names.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { isId } from "#app/platform/database/ids.ts";
import { imageWork } from "#app/platform/media/clean-image.server.ts";
import { maySeeFile } from "#app/platform/media/file-access.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { downloadName } from "../redesign.address.ts";

const missing = () => new Response("Not found", { status: 404, headers: { "Cache-Control": "no-store", "Content-Type": "text/plain" } });

/** GET /redesign-pictures/{id}/{style}.jpg: a finished picture at full size, as a download, for those who may see it. */
export function redesignPictureRoutes({ viewerOf }: { viewerOf: (request: Request) => Promise<Viewer | null> }): Hono {
  const routes = new Hono();
  routes.get("/redesign-pictures/:id/:name", async (c) => {
    const { id, name } = c.req.param();
    if (!isId(id)) return missing();
    const file = await db
      .selectFrom("redesign_pictures as p")
      .innerJoin("files as f", "f.id", "p.file_id")
      .select(["f.id", "f.storage_key", "f.mime", "f.owner_id", "f.is_public", "p.style"])
      .where("p.id", "=", id)
      .where("p.state", "=", "done")
      .executeTakeFirst();
    if (!file || name !== `${file.style}.jpg` || !(await maySeeFile(await viewerOf(c.req.raw), file))) return missing();
    const bytes = await storage.read(file.storage_key);
    // A provider's picture may have another format.
    const jpeg = file.mime === "image/jpeg" ? bytes : await imageWork(() => sharp(bytes).flatten({ background: "#ffffff" }).jpeg({ quality: 92 }).toBuffer());
    return new Response(new Uint8Array(jpeg), {
      headers: {
        "Content-Type": "image/jpeg",
        "Content-Length": String(jpeg.length),
        "Content-Disposition": `attachment; filename="${downloadName(file.style as Restyle)}"`,
        "Cache-Control": "private, no-store",
        "X-Content-Type-Options": "nosniff",
      },
    });
  });
  return routes;
}
