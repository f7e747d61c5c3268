import { isMissing } from "#app/api/page-outcome.ts";
import { requestContext } from "#app/api/request-context.ts";
import { limit } from "#app/platform/api/rate-limit.server.ts";
import { callerOf } from "#app/platform/auth/client-address.server.ts";
import { isId } from "#app/platform/database/ids.ts";
import { bookInput } from "../../ideabooks.load.ts";
import { bookPdf } from "../../server/pdf.server.ts";
import type { Route } from "./+types/ideabook-pdf";

/** A file with two hundred photographs takes a second of processor time. */
const FILES = { max: 20, windowSeconds: 300 };

export async function loader({ context, params, request }: Route.LoaderArgs) {
  if (!isId(params.id)) throw new Response(null, { status: 404 });
  const { viewer, language, ip } = context.get(requestContext);
  const { allowed, retryAfter } = await limit(`ideabook-pdf:${callerOf(viewer, ip)}`, FILES);
  if (!allowed) throw new Response(null, { status: 429, headers: { "retry-after": String(retryAfter) } });
  try {
    const { title, bytes } = await bookPdf(viewer, bookInput(params.id, request), language);
    return new Response(new Uint8Array(bytes), {
      headers: {
        "content-type": "application/pdf",
        "content-disposition": `attachment; filename="ideabook.pdf"; filename*=UTF-8''${encodeURIComponent(title)}.pdf`,
        "cache-control": "private, no-store",
        "x-robots-tag": "noindex",
      },
    });
  } catch (error) {
    if (isMissing(error)) throw new Response(null, { status: 404 });
    throw error;
  }
}
