import { HydrationBoundary } from "@tanstack/react-query";
import { requireViewer } from "#app/api/guards.server.ts";
import { requestContext } from "#app/api/request-context.ts";
import { dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { ChoiceList } from "../components/choice-list.tsx";
import type { Route } from "./+types/notification-settings";

export const handle = { namespaces: ["notifications.settings"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  requireViewer(context, request);
  const client = makeQueryClient();
  const { notifications } = context.get(requestContext).orpc;
  await Promise.all([client.prefetchQuery(notifications.listChoices.queryOptions()), client.prefetchQuery(notifications.listDevices.queryOptions())]);
  return { state: dehydrateStable(client) };
}

export const shouldRevalidate = () => false;

export default function NotificationSettings({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <ChoiceList />
    </HydrationBoundary>
  );
}
