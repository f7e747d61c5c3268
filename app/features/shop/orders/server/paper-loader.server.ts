import { attachment, type FileArgs, PRIVATE_FILE, pdfResponse, readFor } from "#app/api/file-loader.server.ts";
import { notFound } from "#app/platform/api/errors.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { isId } from "#app/platform/database/ids.ts";
import { derivative } from "#app/platform/media/derivative.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import type { receiptPdf } from "./papers.server.ts";
import { readReceipt } from "./transfer.server.ts";

type Asked = { id: string; viewer: Viewer | null; token: string | null };

const fileFor = <T>(args: FileArgs, read: (asked: Asked, language: string) => Promise<T>): Promise<T> =>
  readFor(args, { name: "order-pdf" }, async ({ viewer, language, params: { id = "" }, request }) => {
    if (!isId(id)) throw notFound();
    return read({ id, viewer, token: new URL(request.url).searchParams.get("token") }, language);
  });

/** Viewers of browsers refuse sandboxed pages, so the policy only blocks everything else. */
const SHOWN = { "content-security-policy": "default-src 'none'; object-src 'self'; frame-ancestors 'none'" };

/** A route that answers with a paper of an order, in the language of the page. @param isShown to be printed from the browser, else a download */
export const paperLoader =
  (make: typeof receiptPdf, name: string, isShown = false) =>
  async (args: FileArgs) => {
    const { number, bytes } = await fileFor(args, make);
    const file = `${name}-${number}.pdf`;
    return isShown ? pdfResponse(bytes, `inline; filename="${file}"`, SHOWN) : pdfResponse(bytes, attachment(file));
  };

/** The receipt of a bank transfer as the buyer sent it: a PDF, or the photograph. */
export async function transferReceiptLoader(args: FileArgs): Promise<Response> {
  const file = await fileFor(args, (asked) => readReceipt(asked.id, asked));
  const isPdf = file.mime === "application/pdf";
  const bytes = isPdf ? await storage.read(file.storage_key) : await derivative(file, 1920, "jpg");
  return new Response(new Uint8Array(bytes), { headers: { "content-type": isPdf ? file.mime : "image/jpeg", ...PRIVATE_FILE, ...SHOWN } });
}
