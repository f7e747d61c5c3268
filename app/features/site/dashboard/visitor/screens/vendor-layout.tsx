import { HydrationBoundary } from "@tanstack/react-query";
import { Outlet } from "react-router";
import { requireOnboarded, requireVendorArea } from "#app/api/guards.server.ts";
import { requestContext } from "#app/api/request-context.ts";
import { DashboardLayout } from "#app/frame/dashboard-layout.tsx";
import { dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import type { Route } from "./+types/vendor-layout";

export const handle = { namespaces: ["shell.dashboard", "ui.form"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  requireVendorArea(context, request);
  const viewer = await requireOnboarded(context, request);
  const client = makeQueryClient();
  await client.prefetchQuery(context.get(requestContext).orpc.dashboard.counts.queryOptions());
  return { viewer, state: dehydrateStable(client) };
}

/** The strict guard checks each address. */
export const shouldRevalidate = () => true;

export default function VendorArea({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <DashboardLayout area="vendor" viewer={loaderData.viewer}>
        <meta name="robots" content="noindex" />
        <Outlet />
      </DashboardLayout>
    </HydrationBoundary>
  );
}
