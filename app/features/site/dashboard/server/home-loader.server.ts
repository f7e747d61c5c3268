import type { DehydratedState } from "@tanstack/react-query";
import type { RouterContextProvider } from "react-router";
import { requestContext } from "#app/api/request-context.ts";
import { dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";

/** The data of each role's first page; the browser continues with the same query. */
export async function loadHome(context: Readonly<Pick<RouterContextProvider, "get">>): Promise<{ state: DehydratedState }> {
  const client = makeQueryClient();
  await client.prefetchQuery(context.get(requestContext).orpc.dashboard.home.queryOptions());
  return { state: dehydrateStable(client) };
}
