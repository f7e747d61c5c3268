import { HydrationBoundary } from "@tanstack/react-query";
import { ROLE_MISMATCH, requireRole } from "#app/api/guards.server.ts";
import { requestContext } from "#app/api/request-context.ts";
import { dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { parseClaimSearch } from "../../vendor-claims.search.ts";
import { ClaimQueueList, claimPages } from "../components/claim-queue.tsx";
import type { Route } from "./+types/claims";

export async function loader({ context, request }: Route.LoaderArgs) {
  requireRole(context, request, ["admin"], { redirectTo: ROLE_MISMATCH });
  const client = makeQueryClient();
  const search = parseClaimSearch(new URL(request.url).searchParams);
  await client.prefetchInfiniteQuery(context.get(requestContext).orpc.vendorClaims.list.infiniteOptions(claimPages(search)));
  return { state: dehydrateStable(client) };
}

/** Filters and the opened one are asked for by the screen itself. */
export const shouldRevalidate = () => false;

export default function AdminClaims({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <ClaimQueueList />
    </HydrationBoundary>
  );
}
