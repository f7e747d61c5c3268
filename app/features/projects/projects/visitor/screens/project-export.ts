import { Readable } from "node:stream";
import { requireViewer } from "#app/api/guards.server.ts";
import { isMissing } from "#app/api/page-outcome.ts";
import { limit } from "#app/platform/api/rate-limit.server.ts";
import { isId } from "#app/platform/database/ids.ts";
import { projectArchive } from "../../server/export.server.ts";
import type { Route } from "./+types/project-export";

/** Sixty files may be half a gigabyte. */
const FILES = { max: 10, windowSeconds: 3600 };

/** All of a project as one archive, for its household. */
export async function loader({ context, request, params }: Route.LoaderArgs): Promise<Response> {
  const viewer = requireViewer(context, request);
  if (!isId(params.id)) throw new Response(null, { status: 404 });
  const { allowed, retryAfter } = await limit(`project-export:${viewer.id}`, FILES);
  if (!allowed) throw new Response(null, { status: 429, headers: { "retry-after": String(retryAfter) } });
  try {
    const { title, body } = await projectArchive(viewer, params.id);
    return new Response(Readable.toWeb(body) as ReadableStream, {
      headers: {
        "content-type": "application/zip",
        "content-disposition": `attachment; filename="project.zip"; filename*=UTF-8''${encodeURIComponent(title)}.zip`,
        "cache-control": "private, no-store",
      },
    });
  } catch (error) {
    if (isMissing(error) || (error as { code?: string }).code === "FORBIDDEN") throw new Response(null, { status: 404 });
    throw error;
  }
}
