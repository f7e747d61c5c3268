import type { Context } from "hono";
import { Hono } from "hono";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { isId } from "#app/platform/database/ids.ts";
import { log } from "#app/platform/env/log.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { StoredFileMissing } from "#app/platform/storage/storage.ts";
import { derivative, mimeOf } from "./derivative.server.ts";
import { DOCUMENT_NAME } from "./document.ts";
import { maySeeFile } from "./file-access.server.ts";
import { ImageError } from "./image-error.ts";
import { MODEL_NAME, MODEL_TYPE } from "./model.ts";
import { type PhotoFormat, type PhotoWidth, photoFormats, photoWidths } from "./photo.ts";

type File = { id: string; storage_key: string; sha256: string; mime: string; is_public: boolean; owner_id: string | null };

// Cached: a page of cards requests 24 images, and each lookup would cost more than reading the file.
const rememberMs = 60_000;
const rememberAtMost = 5_000;
const remembered = new Map<string, { file: File; at: number }>();

type Asking = { viewerOf: (request: Request) => Promise<Viewer | null> };
const PRIVATE = "private, max-age=3600";
const FOREVER = "public, max-age=31536000, immutable";

/** GET /:shortId/:width for public images, /private/... for those whose owner decides: the format is the browser's choice. Mounted at /m. */
export function pictureRoutes({ viewerOf }: Asking): Hono {
  const routes = new Hono();
  const nameOf = (context: Context) => `${context.req.param("width")}.${acceptedFormat(context.req.header("accept"))}`;
  routes.get("/private/:id/:width", async (context) => {
    const file = await findFile(longId(context.req.param("id")));
    if (!file || !(await maySeeFile(await viewerOf(context.req.raw), file))) return missing();
    return negotiated(await serve(context, file, nameOf(context), PRIVATE));
  });
  routes.get("/:id/:width", async (context) => {
    const file = await findPublicFile(longId(context.req.param("id")));
    return file ? negotiated(await serve(context, file, nameOf(context), FOREVER)) : missing();
  });
  return routes;
}

/** Informs caches that the format depends on the request. */
function negotiated(response: Response): Response {
  response.headers.set("Vary", "Accept");
  return response;
}

const acceptedFormat = (accept = ""): PhotoFormat => (accept.includes("image/avif") ? "avif" : accept.includes("image/webp") ? "webp" : "jpg");

/** The UUID of `shortId`; invalid input gives an invalid id. */
const longId = (short: string) =>
  Buffer.from(short, "base64url")
    .toString("hex")
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");

/** GET /:fileId/:width.:format and /:fileId/model.glb for public files, /private/... for images whose owner decides, /private/:fileId/document.pdf. Mounted at /media. */
export function mediaRoutes({ viewerOf }: Asking): Hono {
  const routes = new Hono();
  routes.get("/private/:id/:name", async (context) => {
    const file = await findFile(context.req.param("id"));
    if (!file || !(await maySeeFile(await viewerOf(context.req.raw), file))) return missing();
    if (context.req.param("name") === DOCUMENT_NAME) return serveDocument(file);
    return serve(context, file, context.req.param("name"), PRIVATE);
  });
  routes.get("/:id/:name", async (context) => {
    const file = await findPublicFile(context.req.param("id"));
    if (!file) return missing();
    if (context.req.param("name") === MODEL_NAME) return serveModel(context, file);
    return serve(context, file, context.req.param("name"), FOREVER);
  });
  return routes;
}

const missing = () => new Response("Not found", { status: 404, headers: { "Cache-Control": "no-store", "Content-Type": "text/plain" } });

const later = (seconds: number) =>
  new Response("Try again later", { status: 503, headers: { "Retry-After": String(seconds), "Cache-Control": "no-store", "Content-Type": "text/plain" } });

/** A PDF as it was sent. Viewers of browsers refuse sandboxed pages, so the policy only blocks everything else. */
async function serveDocument(file: File): Promise<Response> {
  if (file.mime !== "application/pdf") return missing();
  const bytes = await storage.read(file.storage_key);
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": file.mime,
      "Content-Length": String(bytes.length),
      "Content-Disposition": `inline; filename="${DOCUMENT_NAME}"`,
      "Content-Security-Policy": "default-src 'none'; object-src 'self'; frame-ancestors 'none'",
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "private, no-store",
    },
  });
}

/** A 3D model as it was sent: only scripts of our pages can do something with it. */
async function serveModel(context: Context, file: File): Promise<Response> {
  if (file.mime !== MODEL_TYPE) return missing();
  const headers = { ETag: `"${file.sha256.slice(0, 24)}"`, "Cache-Control": FOREVER, "X-Content-Type-Options": "nosniff" };
  if (isKnown(context, headers.ETag)) return new Response(null, { status: 304, headers });
  try {
    const bytes = await storage.read(file.storage_key);
    return new Response(new Uint8Array(bytes), {
      headers: { ...headers, "Content-Type": MODEL_TYPE, "Content-Length": String(bytes.length), "Content-Security-Policy": "default-src 'none'; sandbox" },
    });
  } catch (error) {
    return unserved(error, file);
  }
}

/** The browser has it already. */
const isKnown = (context: Context, etag: string): boolean =>
  context.req
    .header("if-none-match")
    ?.split(/\s*,\s*/)
    .includes(etag) ?? false;

function unserved(error: unknown, file: File): Response {
  if (error instanceof ImageError && error.code === "BUSY") return later(2);
  log.error({ err: error, fileId: file.id }, "a file could not be served");
  // Only permanently missing files may be cached as missing.
  return error instanceof StoredFileMissing ? missing() : later(30);
}

async function serve(context: Context, file: File, name: string, cacheControl: string): Promise<Response> {
  const [widthText, format] = name.split(".") as [string, PhotoFormat];
  const width = Number(widthText) as PhotoWidth;
  if (name !== `${width}.${format}` || !photoWidths.includes(width) || !photoFormats.includes(format)) return missing();
  const etag = `"${file.sha256.slice(0, 24)}-${width}-${format}"`;
  const headers = { ETag: etag, "Cache-Control": cacheControl, "X-Content-Type-Options": "nosniff" };
  if (isKnown(context, etag)) return new Response(null, { status: 304, headers });
  try {
    const bytes = await derivative(file, width, format);
    return new Response(new Uint8Array(bytes), {
      headers: { ...headers, "Content-Type": mimeOf[format], "Content-Length": String(bytes.length), "Content-Security-Policy": "default-src 'none'; sandbox" },
    });
  } catch (error) {
    return unserved(error, file);
  }
}

/** A private file may have become public since the lookup, as a question's photograph does on approval. */
async function findPublicFile(id: string): Promise<File | undefined> {
  const known = await findFile(id);
  if (!known || known.is_public) return known;
  remembered.delete(id);
  const file = await findFile(id);
  return file?.is_public ? file : undefined;
}

async function findFile(id: string): Promise<File | undefined> {
  if (!isId(id)) return undefined;
  const known = remembered.get(id);
  if (known && Date.now() - known.at < rememberMs) return known.file;
  const file = await db.selectFrom("files").select(["id", "storage_key", "sha256", "mime", "is_public", "owner_id"]).where("id", "=", id).executeTakeFirst();
  remembered.delete(id);
  if (!file) return undefined;
  remembered.set(id, { file, at: Date.now() });
  const oldest = remembered.keys().next().value;
  if (remembered.size > rememberAtMost && oldest) remembered.delete(oldest);
  return file;
}
