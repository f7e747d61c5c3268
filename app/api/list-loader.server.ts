import type { QueryClient } from "@tanstack/react-query";
import type { LoaderFunctionArgs } from "react-router";
import type { orpc } from "#app/api/client.ts";
import { ROLE_MISMATCH, requireMoneyArea, requireProfessionalArea, requireRole, requireVendorArea, requireViewer } from "#app/api/guards.server.ts";
import { requestContext } from "#app/api/request-context.ts";
import { dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import type { Parameters } from "#app/platform/list/list-address.ts";

type Queries = typeof orpc;
type Args = Pick<LoaderFunctionArgs, "context" | "request">;
export type Guard = (args: Args) => unknown;

export const admins: Guard = ({ context, request }) => requireRole(context, request, ["admin"], { redirectTo: ROLE_MISMATCH });
export const professionals: Guard = ({ context, request }) => requireRole(context, request, ["professional"], { redirectTo: ROLE_MISMATCH });
/** Professionals and the people of their companies. */
export const professionalTeams: Guard = ({ context, request }) => requireProfessionalArea(context, request);
export const vendors: Guard = ({ context, request }) => requireVendorArea(context, request);
export const moneyReaders: Guard = ({ context, request }) => requireMoneyArea(context, request);
export const signedInPeople: Guard = ({ context, request }) => requireViewer(context, request);
/** Where the layout's guard is enough. */
export const everybody: Guard = () => undefined;

/** A screen's initial queries, as TanStack Query options. */
const fetchFirst = (client: QueryClient, options: object): Promise<void> =>
  "initialPageParam" in options ? client.prefetchInfiniteQuery(options as never) : client.prefetchQuery(options as never);

/** The loader of a screen: guards it, and prefetches the screen's queries with the same options. */
export function prefetchLoader(guard: Guard, queriesOf: (server: Queries) => readonly object[]) {
  return listLoader(guard, { parse: () => undefined }, queriesOf);
}

/** The same for a list, whose queries follow from its address. */
export function listLoader<Search>(
  guard: Guard,
  address: { parse(parameters: Parameters): Search },
  queriesOf: (server: Queries, search: Search, viewer: Viewer | null) => readonly object[],
) {
  return async (args: Args) => {
    guard(args);
    const client = makeQueryClient();
    const search = address.parse(new URL(args.request.url).searchParams);
    const { orpc: server, viewer } = args.context.get(requestContext);
    await Promise.all(queriesOf(server, search, viewer).map((options) => fetchFirst(client, options)));
    return { state: dehydrateStable(client) };
  };
}
