import type { LoaderFunctionArgs } from "react-router";
import type { orpc } from "#app/api/client.ts";
import { requireProfessionalArea } from "#app/api/guards.server.ts";
import { requestContext } from "#app/api/request-context.ts";
import { dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { ACTING_PARAMETER, actingFor } from "../organizations.ts";

/** The loader of a screen of one professional: for themselves and the people of their company. Prefetches the queries of the one in the address. */
export function actingLoader(queriesOf: (server: typeof orpc, professionalId: string, parameters: URLSearchParams) => readonly object[]) {
  return async ({ context, request }: Pick<LoaderFunctionArgs, "context" | "request">) => {
    requireProfessionalArea(context, request);
    const { orpc: server } = context.get(requestContext);
    const client = makeQueryClient();
    const people = await client.fetchQuery(server.organizations.listProfessionals.queryOptions()).catch(() => []);
    const { searchParams } = new URL(request.url);
    const current = actingFor(people, searchParams.get(ACTING_PARAMETER));
    if (current) await Promise.all(queriesOf(server, current.id, searchParams).map((options) => client.prefetchQuery(options as never)));
    return { state: dehydrateStable(client) };
  };
}
