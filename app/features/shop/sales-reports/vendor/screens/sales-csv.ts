import type { LoaderFunctionArgs } from "react-router";
import { vendors } from "#app/api/list-loader.server.ts";
import { requestContext } from "#app/api/request-context.ts";
import { riyadhDay } from "#app/platform/money/vat.ts";
import { salesAddress } from "../../sales-reports.search.ts";
import { exportSales } from "../../server/sales.server.ts";

/** All sales and credit notes of the address's period, as a file. */
export function loader({ context, request }: LoaderFunctionArgs): Response {
  vendors({ context, request });
  const { viewer } = context.get(requestContext);
  if (!viewer) return new Response(null, { status: 401 });
  const body = exportSales(viewer, salesAddress.input(salesAddress.parse(new URL(request.url).searchParams)));
  return new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="sales-${riyadhDay(new Date())}.csv"`,
      "Cache-Control": "no-store",
    },
  });
}
