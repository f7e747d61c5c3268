import { ORPCError } from "@orpc/server";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { requestContext } from "#app/api/request-context.ts";
import { MOST_SELECTED } from "#app/features/talk/bulk-changes/bulk-changes.contract.ts";
import { isId } from "#app/platform/database/ids.ts";
import { adminVendorAddress } from "../../vendors.admin.search.ts";
import { exportVendors } from "../server/export.server.ts";

type Wanted = Parameters<typeof exportVendors>[1];

function answer({ context }: Pick<LoaderFunctionArgs, "context">, wanted: Wanted): Response {
  try {
    const body = exportVendors(context.get(requestContext).viewer, wanted);
    const day = new Date().toISOString().slice(0, 10);
    return new Response(body, {
      headers: { "Content-Type": "text/csv; charset=utf-8", "Content-Disposition": `attachment; filename="vendors-${day}.csv"`, "Cache-Control": "no-store" },
    });
  } catch (error) {
    if (error instanceof ORPCError) throw new Response(error.message, { status: error.status });
    throw error;
  }
}

/** All vendors that match the filters of the address. */
export const loader = (args: LoaderFunctionArgs): Response =>
  answer(args, { matching: adminVendorAddress.filters(adminVendorAddress.parse(new URL(args.request.url).searchParams)) });

/** The selected vendors: too many ids for an address. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const form = await args.request.formData();
  const ids = form.getAll("id").map(String).filter(isId).slice(0, MOST_SELECTED);
  return answer(args, { ids });
}
