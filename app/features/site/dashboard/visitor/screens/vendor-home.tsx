import { HydrationBoundary } from "@tanstack/react-query";
import { requireVendorArea } from "#app/api/guards.server.ts";
import { loadHome } from "../../server/home-loader.server.ts";
import { HomeLists } from "../components/home-lists.tsx";
import { HomeView } from "../components/home-view.tsx";
import type { Route } from "./+types/vendor-home";

export async function loader({ context, request }: Route.LoaderArgs) {
  const viewer = requireVendorArea(context, request);
  return { viewer, ...(await loadHome(context)) };
}

export default function VendorHome({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <HomeView viewer={loaderData.viewer}>{(home) => <HomeLists home={home} />}</HomeView>
    </HydrationBoundary>
  );
}
