import type { LoaderFunctionArgs } from "react-router";
import { requireRole } from "#app/api/guards.server.ts";
import { exportSignups } from "../../server/admin.server.ts";

/** Those who confirmed, as a file. */
export function loader({ context, request }: LoaderFunctionArgs): Response {
  requireRole(context, request, ["admin"]);
  const day = new Date().toISOString().slice(0, 10);
  return new Response(exportSignups(), {
    headers: { "Content-Type": "text/csv; charset=utf-8", "Content-Disposition": `attachment; filename="pre-launch-${day}.csv"`, "Cache-Control": "no-store" },
  });
}
