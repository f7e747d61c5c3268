import { attachment, pdfResponse, readFor } from "#app/api/file-loader.server.ts";
import { notFound } from "#app/platform/api/errors.ts";
import { isId } from "#app/platform/database/ids.ts";
import { bookInput } from "../../ideabooks.load.ts";
import { bookPdf } from "../../server/pdf.server.ts";
import type { Route } from "./+types/ideabook-pdf";

/** A file with two hundred photographs takes a second of processor time. */
const FILES = { name: "ideabook-pdf", max: 20 };

export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const { title, bytes } = await readFor(args, FILES, async ({ viewer, language, params: { id = "" }, request }) => {
    if (!isId(id)) throw notFound();
    return bookPdf(viewer, bookInput(id, request), language);
  });
  return pdfResponse(bytes, attachment("ideabook.pdf", `${title}.pdf`));
}
