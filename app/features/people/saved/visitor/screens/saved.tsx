import { HydrationBoundary } from "@tanstack/react-query";
import { requireViewer } from "#app/api/guards.server.ts";
import { requestContext } from "#app/api/request-context.ts";
import { dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { parseSavedType, savedPages } from "../../saved.search.ts";
import { SavedView } from "../components/saved-view.tsx";
import type { Route } from "./+types/saved";
import "../../saved.css";

export async function loader({ context, request }: Route.LoaderArgs) {
  requireViewer(context, request);
  const client = makeQueryClient();
  const type = parseSavedType(new URL(request.url).searchParams);
  await client.prefetchInfiniteQuery(context.get(requestContext).orpc.saved.list.infiniteOptions(savedPages(type)));
  return { state: dehydrateStable(client) };
}

/** Another filter is asked for by the screen itself. */
export const shouldRevalidate = () => false;

export default function Saved({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <SavedView />
    </HydrationBoundary>
  );
}
