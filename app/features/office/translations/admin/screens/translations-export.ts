import { ORPCError } from "@orpc/server";
import type { LoaderFunctionArgs } from "react-router";
import { requestContext } from "#app/api/request-context.ts";
import { exportTexts } from "../../server/csv.server.ts";

/** All texts as a CSV; with ?changed the changed ones only. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  const onlyChanged = new URL(request.url).searchParams.has("changed");
  try {
    const day = new Date().toISOString().slice(0, 10);
    return new Response(await exportTexts(context.get(requestContext).viewer, onlyChanged), {
      headers: { "Content-Type": "text/csv; charset=utf-8", "Content-Disposition": `attachment; filename="texts-${day}.csv"`, "Cache-Control": "no-store" },
    });
  } catch (error) {
    if (error instanceof ORPCError) throw new Response(error.message, { status: error.status });
    throw error;
  }
}
