import type { LoaderFunctionArgs } from "react-router";
import { requireRole } from "#app/api/guards.server.ts";
import { siteAddress } from "../../insights.search.ts";
import { exportSums } from "../../server/export.server.ts";

/** The sums of the address's period, as a file. */
export function loader({ context, request }: LoaderFunctionArgs): Response {
  requireRole(context, request, ["admin"]);
  const { days } = siteAddress.parse(new URL(request.url).searchParams);
  return new Response(exportSums(days), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="insights-${days}-days.csv"`,
      "Cache-Control": "no-store",
    },
  });
}
