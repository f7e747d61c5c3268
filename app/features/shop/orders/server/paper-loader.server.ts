import type { LoaderFunctionArgs } from "react-router";
import { SECRET_ADDRESS } from "#app/api/item-loader.server.ts";
import { isMissing } from "#app/api/page-outcome.ts";
import { requestContext } from "#app/api/request-context.ts";
import { limit } from "#app/platform/api/rate-limit.server.ts";
import { callerOf } from "#app/platform/auth/client-address.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { isId } from "#app/platform/database/ids.ts";
import { derivative } from "#app/platform/media/derivative.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import type { receiptPdf } from "./papers.server.ts";
import { readReceipt } from "./transfer.server.ts";

const FILES = { max: 60, windowSeconds: 300 };

type Args = Pick<LoaderFunctionArgs, "context" | "params" | "request">;
type Asked = { id: string; viewer: Viewer | null; token: string | null };

/** Who asks for a file of an order, counted; 404 for what there is not, or not for them. */
async function fileFor<T>({ context, params: { id = "" }, request }: Args, read: (asked: Asked, language: string) => Promise<T>): Promise<T> {
  if (!isId(id)) throw new Response(null, { status: 404 });
  const { viewer, language, ip } = context.get(requestContext);
  const { allowed, retryAfter } = await limit(`order-pdf:${callerOf(viewer, ip)}`, FILES);
  if (!allowed) throw new Response(null, { status: 429, headers: { "retry-after": String(retryAfter) } });
  const token = new URL(request.url).searchParams.get("token");
  return read({ id, viewer, token }, language).catch((error) => {
    throw isMissing(error) ? new Response(null, { status: 404 }) : error;
  });
}

const PRIVATE = { "cache-control": "private, no-store", "x-robots-tag": "noindex", "x-content-type-options": "nosniff", ...SECRET_ADDRESS };
/** Viewers of browsers refuse sandboxed pages, so the policy only blocks everything else. */
const SHOWN = { "content-security-policy": "default-src 'none'; object-src 'self'; frame-ancestors 'none'" };

/** A route that answers with a paper of an order, in the language of the page. @param isShown to be printed from the browser, else a download */
export const paperLoader =
  (make: typeof receiptPdf, name: string, isShown = false) =>
  async (args: Args) => {
    const { number, bytes } = await fileFor(args, make);
    const headers = { "content-disposition": `${isShown ? "inline" : "attachment"}; filename="${name}-${number}.pdf"`, ...PRIVATE, ...(isShown && SHOWN) };
    return new Response(new Uint8Array(bytes), { headers: { "content-type": "application/pdf", ...headers } });
  };

/** The receipt of a bank transfer as the buyer sent it: a PDF, or the photograph. */
export async function transferReceiptLoader(args: Args): Promise<Response> {
  const file = await fileFor(args, (asked) => readReceipt(asked.id, asked));
  const isPdf = file.mime === "application/pdf";
  const bytes = isPdf ? await storage.read(file.storage_key) : await derivative(file, 1920, "jpg");
  return new Response(new Uint8Array(bytes), { headers: { "content-type": isPdf ? file.mime : "image/jpeg", ...PRIVATE, ...SHOWN } });
}
