import { Readable } from "node:stream";
import { attachment, PRIVATE_FILE, readFor } from "#app/api/file-loader.server.ts";
import { requireViewer } from "#app/api/guards.server.ts";
import { notFound } from "#app/platform/api/errors.ts";
import { isId } from "#app/platform/database/ids.ts";
import { projectArchive } from "../../server/export.server.ts";
import type { Route } from "./+types/project-export";

/** Sixty files may be half a gigabyte. */
const FILES = { name: "project-export", max: 10, windowSeconds: 3600 };

/** All of a project as one archive, for its household. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  requireViewer(args.context, args.request);
  const { title, body } = await readFor(args, FILES, async ({ viewer, params: { id = "" } }) => {
    if (!viewer || !isId(id)) throw notFound();
    return projectArchive(viewer, id);
  });
  const headers = { "content-type": "application/zip", "content-disposition": attachment("project.zip", `${title}.zip`), ...PRIVATE_FILE };
  return new Response(Readable.toWeb(body) as ReadableStream, { headers });
}
