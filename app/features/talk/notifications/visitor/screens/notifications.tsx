import { HydrationBoundary } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { requireViewer } from "#app/api/guards.server.ts";
import { requestContext } from "#app/api/request-context.ts";
import { dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { filterIn, notificationPages } from "../../notifications.pages.ts";
import { NotificationList } from "../components/notification-list.tsx";
import type { Route } from "./+types/notifications";

export async function loader({ context, request }: Route.LoaderArgs) {
  requireViewer(context, request);
  const client = makeQueryClient();
  const filter = filterIn(new URL(request.url).searchParams);
  await client.prefetchInfiniteQuery(context.get(requestContext).orpc.notifications.list.infiniteOptions(notificationPages(filter)));
  return { state: dehydrateStable(client) };
}

/** The other filter and what comes later are asked for by the screen itself. */
export const shouldRevalidate = () => false;

export default function Notifications({ loaderData }: Route.ComponentProps) {
  const [parameters] = useSearchParams();
  return (
    <HydrationBoundary state={loaderData.state}>
      <NotificationList filter={filterIn(parameters)} />
    </HydrationBoundary>
  );
}
