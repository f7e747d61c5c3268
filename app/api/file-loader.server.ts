import type { LoaderFunctionArgs } from "react-router";
import { problemOf } from "#app/platform/api/problem.ts";
import { limit } from "#app/platform/api/rate-limit.server.ts";
import { callerOf } from "#app/platform/auth/client-address.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { SECRET_ADDRESS } from "./item-loader.server.ts";
import { isMissing } from "./page-outcome.ts";
import { requestContext } from "./request-context.ts";

export type FileArgs = Pick<LoaderFunctionArgs, "context" | "params" | "request">;
export type FileRequest = { viewer: Viewer | null; language: string; params: FileArgs["params"]; request: Request };
type Count = { name: string; max?: number; windowSeconds?: number };

/** What is read for a route that answers with a file: requests are counted by caller; 404 for what there is not, or not for them. */
export async function readFor<T>({ context, params, request }: FileArgs, count: Count, read: (asked: FileRequest) => Promise<T>): Promise<T> {
  const { viewer, language, ip } = context.get(requestContext);
  const { allowed, retryAfter } = await limit(`${count.name}:${callerOf(viewer, ip)}`, { max: count.max ?? 60, windowSeconds: count.windowSeconds ?? 300 });
  if (!allowed) throw new Response(null, { status: 429, headers: { "retry-after": String(retryAfter) } });
  return read({ viewer, language, params, request }).catch((error) => {
    throw isMissing(error) || problemOf(error).code === "FORBIDDEN" ? new Response(null, { status: 404 }) : error;
  });
}

/** Headers of a file that only the one who asked for it may see. */
export const PRIVATE_FILE = { "cache-control": "private, no-store", "x-robots-tag": "noindex", "x-content-type-options": "nosniff", ...SECRET_ADDRESS };

/** To be stored under a name of ASCII, or where browsers can, under a title in any letters. */
export const attachment = (name: string, title?: string): string =>
  `attachment; filename="${name}"${title === undefined ? "" : `; filename*=UTF-8''${encodeURIComponent(title)}`}`;

export const pdfResponse = (bytes: Buffer, disposition: string, headers: Record<string, string> = {}): Response =>
  new Response(new Uint8Array(bytes), { headers: { "content-type": "application/pdf", "content-disposition": disposition, ...PRIVATE_FILE, ...headers } });
