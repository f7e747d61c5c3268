import { HydrationBoundary } from "@tanstack/react-query";
import { ROLE_MISMATCH, requireRole } from "#app/api/guards.server.ts";
import { loadHome } from "../../server/home-loader.server.ts";
import { HomeView } from "../components/home-view.tsx";
import { ProfessionalParts } from "../components/professional-parts.tsx";
import type { Route } from "./+types/professional-home";

export async function loader({ context, request }: Route.LoaderArgs) {
  const viewer = requireRole(context, request, ["professional"], { redirectTo: ROLE_MISMATCH });
  return { viewer, ...(await loadHome(context)) };
}

export default function ProfessionalHome({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <HomeView viewer={loaderData.viewer}>{(home) => home.practice && <ProfessionalParts home={home} practice={home.practice} />}</HomeView>
    </HydrationBoundary>
  );
}
