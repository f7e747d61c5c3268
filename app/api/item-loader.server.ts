import { data, type LoaderFunctionArgs } from "react-router";
import type { orpc } from "#app/api/client.ts";
import type { Guard } from "#app/api/list-loader.server.ts";
import { outcomeOf, STATUS } from "#app/api/page-outcome.ts";
import { requestContext } from "#app/api/request-context.ts";
import { dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";

/** The loader of a screen for one record. Answers 404 without one, which the screen shows. */
export function itemLoader(guard: Guard, queryOf: (server: typeof orpc, params: LoaderFunctionArgs["params"]) => object) {
  return async ({ context, params, request }: Pick<LoaderFunctionArgs, "context" | "params" | "request">) => {
    guard({ context, request });
    const client = makeQueryClient();
    let status = STATUS.found;
    try {
      await client.fetchQuery({ ...(queryOf(context.get(requestContext).orpc, params) as { queryKey: [] }), retry: false });
    } catch (error) {
      status = STATUS[outcomeOf(error)];
    }
    return data({ isFound: status !== STATUS.missing, state: dehydrateStable(client) }, { status });
  };
}
