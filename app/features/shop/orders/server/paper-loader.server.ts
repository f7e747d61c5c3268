import type { LoaderFunctionArgs } from "react-router";
import { isMissing } from "#app/api/page-outcome.ts";
import { requestContext } from "#app/api/request-context.ts";
import { limit } from "#app/platform/api/rate-limit.server.ts";
import { callerOf } from "#app/platform/auth/client-address.server.ts";
import { isId } from "#app/platform/database/ids.ts";
import type { receiptPdf } from "./papers.server.ts";

const FILES = { max: 60, windowSeconds: 300 };

/** A route that answers with a file of an order, in the language of the page. */
export const paperLoader =
  (make: typeof receiptPdf, name: string) =>
  async ({ context, params: { id = "" }, request }: Pick<LoaderFunctionArgs, "context" | "params" | "request">) => {
    if (!isId(id)) throw new Response(null, { status: 404 });
    const { viewer, language, ip } = context.get(requestContext);
    const { allowed, retryAfter } = await limit(`order-pdf:${callerOf(viewer, ip)}`, FILES);
    if (!allowed) throw new Response(null, { status: 429, headers: { "retry-after": String(retryAfter) } });
    const token = new URL(request.url).searchParams.get("token");
    const { number, bytes } = await make({ id, viewer, token }, language).catch((error) => {
      throw isMissing(error) ? new Response(null, { status: 404 }) : error;
    });
    const headers = { "content-disposition": `attachment; filename="${name}-${number}.pdf"`, "cache-control": "private, no-store", "x-robots-tag": "noindex" };
    return new Response(new Uint8Array(bytes), { headers: { "content-type": "application/pdf", ...headers } });
  };
