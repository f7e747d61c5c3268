import { data, type LoaderFunctionArgs } from "react-router";
import type { orpc } from "#app/api/client.ts";
import type { Guard } from "#app/api/list-loader.server.ts";
import { outcomeOf, STATUS } from "#app/api/page-outcome.ts";
import { requestContext } from "#app/api/request-context.ts";
import { dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";

type Args = Pick<LoaderFunctionArgs, "context" | "params" | "request">;
type QueryOf = (server: typeof orpc, params: Args["params"], request: Request) => object;

/** Headers of a screen whose address is all it takes to see it: no site that it links to learns where it is. */
export const SECRET_ADDRESS = { "Referrer-Policy": "no-referrer" };

/** The loader of a screen for one record, or for a list with a name of its own. Answers 404 without one, which the screen shows. */
export function itemLoader(guard: Guard, queryOf: QueryOf) {
  return async ({ context, params, request }: Args) => {
    guard({ context, request });
    const client = makeQueryClient();
    const options = { ...queryOf(context.get(requestContext).orpc, params, request), retry: false };
    let status = STATUS.found;
    try {
      await ("initialPageParam" in options ? client.fetchInfiniteQuery(options as never) : client.fetchQuery(options as never));
    } catch (error) {
      status = STATUS[outcomeOf(error)];
    }
    return data({ isFound: status !== STATUS.missing, state: dehydrateStable(client) }, { status });
  };
}
