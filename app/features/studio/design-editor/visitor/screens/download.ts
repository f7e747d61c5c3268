import { requestContext } from "#app/api/request-context.ts";
import { loginPath } from "#app/platform/auth/safe-redirect.ts";
import { isId } from "#app/platform/database/ids.ts";
import { designFile } from "../../server/file.server.ts";
import type { Route } from "./+types/download";

/** A design at full size, as a jpg named with its style. For its owner. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { viewer } = context.get(requestContext);
  const { pathname, search, searchParams } = new URL(request.url);
  if (!viewer) throw new Response(null, { status: 302, headers: { location: loginPath(pathname + search) } });
  const version = searchParams.get("version");
  const file = isId(params.id) && (version === null || /^\d{1,6}$/.test(version)) ? await designFile(viewer, params.id, version && Number(version)) : null;
  if (!file) throw new Response(null, { status: 404 });
  return new Response(new Uint8Array(file.bytes), {
    headers: {
      "content-type": "image/jpeg",
      "content-disposition": `attachment; filename="diwan-${file.style}.jpg"`,
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
      "x-content-type-options": "nosniff",
    },
  });
}
