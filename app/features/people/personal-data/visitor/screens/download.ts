import { Readable } from "node:stream";
import { requireViewer } from "#app/api/guards.server.ts";
import { isId } from "#app/platform/database/ids.ts";
import { openExport } from "../../server/exports.server.ts";
import type { Route } from "./+types/download";

/** The archive of a copy, for the person who asked for it. */
export async function loader({ context, request, params }: Route.LoaderArgs): Promise<Response> {
  const viewer = requireViewer(context, request);
  const found = isId(params.id) ? await openExport(viewer, params.id) : null;
  if (!found) throw new Response("Not found", { status: 404 });
  return new Response(Readable.toWeb(found.body) as ReadableStream, {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="diwan-${found.completedAt.toISOString().slice(0, 10)}.zip"`,
      "Cache-Control": "private, no-store",
      ...(found.byteSize !== null && { "Content-Length": String(found.byteSize) }),
    },
  });
}
