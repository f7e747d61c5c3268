import { HydrationBoundary } from "@tanstack/react-query";
import { requireViewer } from "#app/api/guards.server.ts";
import type { DashboardHome } from "../../dashboard.contract.ts";
import { loadHome } from "../../server/home-loader.server.ts";
import { HomeLists } from "../components/home-lists.tsx";
import { HomeView } from "../components/home-view.tsx";
import { HomeownerParts } from "../components/homeowner-parts.tsx";
import { ProfessionalParts } from "../components/professional-parts.tsx";
import type { Route } from "./+types/home";

/** An administrator's queues are named as in the administration; a homeowner's rooms bring the texts of their cards. */
export const handle = { namespaces: ["admin-area", "ideas", "ideabooks", "redesign"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  return { viewer, ...(await loadHome(context)) };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <HomeView viewer={loaderData.viewer}>{(home) => <Parts home={home} />}</HomeView>
    </HydrationBoundary>
  );
}

function Parts({ home }: { home: DashboardHome }) {
  if (home.rooms) return <HomeownerParts home={home} rooms={home.rooms} />;
  return home.practice ? <ProfessionalParts home={home} practice={home.practice} /> : <HomeLists home={home} />;
}
