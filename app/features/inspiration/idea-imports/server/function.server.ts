import { z } from "zod";
import { limit } from "#app/platform/api/rate-limit.server.ts";
import { mayManageContent, type Viewer } from "#app/platform/auth/viewer.ts";
import { everyPage } from "#app/platform/list/page.server.ts";
import type { UploadData } from "../idea-imports.contract.ts";
import { isRunning, MAX_ITEMS } from "../idea-imports.ts";
import { getUpload, listErrors, watchUpload } from "./service.server.ts";
import { uploadList } from "./uploads.server.ts";

/** A list of the most items, each as long as it may be. */
export const BULK_BODY_BYTES = 64 * 1024 * 1024;
/** How long a client waits for the job; a longer one continues and is polled at /api/v1/design-idea-uploads/{upload_id}. */
const WAIT_MS = 50_000;
const UPLOADS = { max: 60, windowSeconds: 3600 };
const ERRORS_PART = 1000;

const Body = z.object({ uploadType: z.enum(["json", "csv"]), data: z.unknown(), fileName: z.string().trim().min(1).max(300).default("design_ideas") });

type Failed = { success: false; error: string };
type Done = {
  success: true;
  upload_id: string;
  status: UploadData["status"];
  total_items: number;
  successful_items: number;
  failed_items: number;
  errors: { item: string; error: string }[];
};
export type FunctionAnswer = { status: 200 | 202 | 400 | 401 | 403 | 413 | 422 | 429; body: Failed | Done };
const failed = (status: FunctionAnswer["status"], error: string): FunctionAnswer => ({ status, body: { success: false, error } });

/** Refuses callers who may not send lists; null allows them. */
export function refuseSender(viewer: Viewer | null): FunctionAnswer | null {
  if (!viewer) return failed(401, "Authentication required");
  return mayManageContent(viewer) && !viewer.deletionRequestedAt ? null : failed(403, "Your role does not allow this.");
}

/** `POST /functions/v1/bulk-design-upload` as specified: the items of one list, and the result of each. */
export async function bulkDesignUpload(
  given: unknown,
  viewer: Viewer,
  { requestId, waitMs = WAIT_MS }: { requestId: string; waitMs?: number },
): Promise<FunctionAnswer> {
  const read = Body.safeParse(given);
  if (!read.success) return failed(400, "The body must have uploadType ('json' or 'csv'), data and fileName");
  const { uploadType, data, fileName } = read.data;
  if (!Array.isArray(data) || data.length === 0) return failed(422, "No valid data found in file");
  if (data.length > MAX_ITEMS) return failed(422, `The file has more than ${MAX_ITEMS} items`);
  const { allowed } = await limit(`bulk-design-upload:${viewer.id}`, UPLOADS);
  if (!allowed) return failed(429, "Too many requests. Try again later.");
  const by = { actor: viewer, requestId, language: "en" };
  const id = await uploadList(by, { fileName, bytes: Buffer.from(JSON.stringify(data)), type: uploadType });
  const upload = await ended(id, waitMs);
  if (upload.failure) return failed(422, upload.failure.message);
  return { status: isRunning(upload.status) ? 202 : 200, body: await answerOf(upload) };
}

/** The upload once it has ended, or its progress at the timeout. */
async function ended(id: string, waitMs: number): Promise<UploadData> {
  const patience = AbortSignal.timeout(waitMs);
  let last: UploadData | undefined;
  for await (const now of watchUpload(id, "en", patience)) last = now;
  return last ?? getUpload(id, "en");
}

async function answerOf(upload: UploadData): Promise<Done> {
  const errors: Done["errors"] = [];
  if (upload.failedItems > 0)
    for await (const items of everyPage((after) => listErrors({ id: upload.id, after, limit: ERRORS_PART }, "en")))
      errors.push(...items.map(({ item, error }) => ({ item: item ?? "Unknown", error })));
  return {
    success: true,
    upload_id: upload.id,
    status: upload.status,
    total_items: upload.totalItems,
    successful_items: upload.successfulItems,
    failed_items: upload.failedItems,
    errors,
  };
}
