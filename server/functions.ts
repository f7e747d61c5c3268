import { Hono } from "hono";
import { BULK_BODY_BYTES, bulkDesignUpload, refuseSender } from "#app/features/inspiration/idea-imports/public.server.ts";
import { DESIGN_BODY_BYTES, generateDesign } from "#app/features/studio/redesign/public.server.ts";
import { isPublicApiKey } from "#app/platform/api/api-key.server.ts";
import { audited } from "#app/platform/audit/audit.server.ts";
import { resolveBearer } from "#app/platform/auth/bearer.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { UPLOAD_BYTES, uploadImage } from "#app/platform/media/upload-image.server.ts";
import { limitBody } from "#server/body-limits.ts";
import type { AppEnv } from "#server/request.ts";

/**
 * The specified functions, under /functions/v1. They need the public key in the `apikey` header and the person in
 * `Authorization: Bearer`, or their cookie; answers have `success` and, when it is false, `error`.
 */
export const functions = new Hono<{ Bindings: AppEnv["Bindings"]; Variables: AppEnv["Variables"] & { person: Viewer } }>();

functions.post(
  "/upload-image",
  // The body is read only after authentication.
  async (c, next) => {
    c.header("Cache-Control", "no-store");
    if (!isPublicApiKey(c.req.header("apikey"))) return c.json({ success: false, error: "The apikey header is missing or wrong" }, 401);
    const viewer = await resolveBearer(c.req.raw.headers);
    if (!viewer) return c.json({ success: false, error: "Please sign in to upload images" }, 401);
    if (viewer.deletionRequestedAt) return c.json({ success: false, error: "This account is closed" }, 403);
    c.set("person", viewer);
    return next();
  },
  limitBody(
    () => ({ bytes: UPLOAD_BYTES, fields: 50 }),
    (c) => c.json({ success: false, error: "File size must be less than 50MB" }, 413),
  ),
  async (c) => {
    const form = await c.req.formData().catch(() => null);
    if (!form) return c.json({ success: false, error: "Invalid or empty file" }, 422);
    const viewer = c.get("person");
    const { result } = await audited({ requestId: c.get("requestId"), impersonator: viewer.impersonatedBy ?? null }, () => uploadImage(form, viewer));
    return c.json(result.body, result.status);
  },
);

/** Design ideas of one list: `uploadType`, `data`, `fileName`. Waits for the job for most of a minute; then 202 with the counts so far. */
functions.post(
  "/bulk-design-upload",
  async (c, next) => {
    c.header("Cache-Control", "no-store");
    if (!isPublicApiKey(c.req.header("apikey"))) return c.json({ success: false, error: "The apikey header is missing or wrong" }, 401);
    const viewer = await resolveBearer(c.req.raw.headers);
    const refusal = refuseSender(viewer);
    if (refusal || !viewer) return c.json(refusal?.body, refusal?.status ?? 401);
    c.set("person", viewer);
    return next();
  },
  limitBody(
    () => ({ bytes: BULK_BODY_BYTES, fields: 50 }),
    (c) => c.json({ success: false, error: "The list is larger than 64 MB" }, 413),
  ),
  async (c) => {
    const body: unknown = await c.req.json().catch(() => null);
    const viewer = c.get("person");
    const requestId = c.get("requestId");
    const { result } = await audited({ requestId, impersonator: viewer.impersonatedBy ?? null }, () => bulkDesignUpload(body, viewer, { requestId }));
    return c.json(result.body, result.status);
  },
);

/** A room in another style: `prompt`, `style`, `sourceImage`, `isRedesign`. Waits for the picture and answers with `imageUrl`, or with `error`. */
functions.post(
  "/generate-design-image-enhanced",
  async (c, next) => {
    c.header("Cache-Control", "no-store");
    if (!isPublicApiKey(c.req.header("apikey"))) return c.json({ error: "The apikey header is missing or wrong" }, 401);
    const viewer = await resolveBearer(c.req.raw.headers);
    if (!viewer) return c.json({ error: "Please sign in to upload images" }, 401);
    if (viewer.deletionRequestedAt) return c.json({ error: "This account is closed" }, 403);
    c.set("person", viewer);
    return next();
  },
  limitBody(
    () => ({ bytes: DESIGN_BODY_BYTES, fields: 50 }),
    (c) => c.json({ error: "File size must be less than 10MB" }, 413),
  ),
  async (c) => {
    const body: unknown = await c.req.json().catch(() => null);
    const viewer = c.get("person");
    const { result } = await audited({ requestId: c.get("requestId"), impersonator: viewer.impersonatedBy ?? null }, () => generateDesign(body, viewer));
    return c.json(result.body, result.status);
  },
);
