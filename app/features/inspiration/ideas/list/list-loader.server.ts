import { data, type LoaderFunctionArgs } from "react-router";
import { requestContext } from "#app/api/request-context.ts";
import { dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { loadList } from "./list-queries.ts";

/** The loader of every list of ideas: 404 where the address is none. */
export async function listLoader({ context, request }: Pick<LoaderFunctionArgs, "context" | "request">) {
  const client = makeQueryClient();
  const search = await loadList(client, context.get(requestContext).orpc, new URL(request.url));
  return data({ search, state: dehydrateStable(client) }, { status: search ? 200 : 404 });
}
