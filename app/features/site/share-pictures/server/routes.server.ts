import { Hono } from "hono";
import { isRemovedAddress } from "#app/features/site/sitemap/public.server.ts";
import { ImageError } from "#app/platform/media/image-error.ts";
import { readShareAddress } from "#app/platform/share-pictures/share-signature.server.ts";
import { sharePicture } from "./pictures.server.ts";

const FOREVER = "public, max-age=31536000, immutable";
const WAIT_SECONDS = 5;
const text = (status: number, message: string, headers: Record<string, string> = {}) =>
  new Response(message, { status, headers: { "Content-Type": "text/plain", "Cache-Control": "no-store", ...headers } });

/** GET /share-picture/{language}/{path of the page}.png?v=...: 1200 by 630, for previews of links in messages and networks. */
export function sharePictureRoutes(): Hono {
  const routes = new Hono();
  routes.get("/share-picture/*", async (c) => {
    const { pathname, searchParams } = new URL(c.req.url);
    const shown = readShareAddress(pathname, searchParams.get("v") ?? "");
    if (!shown) return text(404, "Not found");
    if (await isRemovedAddress(shown.path)) return text(410, "Gone");
    try {
      const png = await sharePicture(shown);
      return new Response(new Uint8Array(png), {
        headers: { "Content-Type": "image/png", "Content-Length": String(png.length), "Cache-Control": FOREVER, "X-Content-Type-Options": "nosniff" },
      });
    } catch (error) {
      if (error instanceof ImageError && error.code === "BUSY") return text(503, "Try again later", { "Retry-After": String(WAIT_SECONDS) });
      throw error;
    }
  });
  return routes;
}
