import type { LoaderFunctionArgs } from "react-router";
import { requireRole } from "#app/api/guards.server.ts";
import { requestContext } from "#app/api/request-context.ts";
import { activityAddress } from "../../admin-area.search.ts";
import { exportActivity } from "../../server/export.server.ts";

/** All entries of the log that match the filters of the address, as a file. */
export function loader({ context, request }: LoaderFunctionArgs): Response {
  requireRole(context, request, ["admin"]);
  const body = exportActivity(activityAddress.parse(new URL(request.url).searchParams), context.get(requestContext).language);
  const day = new Date().toISOString().slice(0, 10);
  return new Response(body, {
    headers: { "Content-Type": "text/csv; charset=utf-8", "Content-Disposition": `attachment; filename="activity-${day}.csv"`, "Cache-Control": "no-store" },
  });
}
