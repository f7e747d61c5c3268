import { HydrationBoundary } from "@tanstack/react-query";
import { ROLE_MISMATCH, requireRole } from "#app/api/guards.server.ts";
import { requestContext } from "#app/api/request-context.ts";
import { dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { parseQueueSearch } from "../../verifications.search.ts";
import { queuePages, VerificationQueueList } from "../components/verification-queue.tsx";
import type { Route } from "./+types/verifications";

export const handle = { namespaces: ["verifications.facts"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  requireRole(context, request, ["admin"], { redirectTo: ROLE_MISMATCH });
  const client = makeQueryClient();
  const search = parseQueueSearch(new URL(request.url).searchParams);
  await client.prefetchInfiniteQuery(context.get(requestContext).orpc.verifications.list.infiniteOptions(queuePages(search)));
  return { state: dehydrateStable(client) };
}

/** Filters and the opened one are asked for by the screen itself. */
export const shouldRevalidate = () => false;

export default function AdminVerifications({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <VerificationQueueList />
    </HydrationBoundary>
  );
}
