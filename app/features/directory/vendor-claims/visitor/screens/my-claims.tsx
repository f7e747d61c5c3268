import { HydrationBoundary } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { ROLE_MISMATCH, requireRole } from "#app/api/guards.server.ts";
import { requestContext } from "#app/api/request-context.ts";
import { dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { ClaimSearch } from "../components/claim-search.tsx";
import { OwnClaims } from "../components/own-claims.tsx";
import type { Route } from "./+types/my-claims";

export async function loader({ context, request }: Route.LoaderArgs) {
  requireRole(context, request, ["vendor"], { redirectTo: ROLE_MISMATCH });
  const client = makeQueryClient();
  await client.prefetchQuery(context.get(requestContext).orpc.vendorClaims.listMine.queryOptions());
  return { state: dehydrateStable(client) };
}

export default function MyClaims({ loaderData }: Route.ComponentProps) {
  const t = useT("vendor-claims");
  const navigate = useNavigate();
  return (
    <HydrationBoundary state={loaderData.state}>
      <title>{t("mine.title")}</title>
      <div className="mx-auto grid max-w-[880px] gap-10">
        <DashboardHeader title={t("mine.title")} text={t("mine.text")} />
        <section className="grid gap-3">
          <h2 className="text-xl">{t("mine.find")}</h2>
          <ClaimSearch onChoose={({ id }) => void navigate(`/dashboard/claims/${id}`)} />
        </section>
        <section className="grid gap-3">
          <h2 className="text-xl">{t("mine.sent")}</h2>
          <OwnClaims />
        </section>
      </div>
    </HydrationBoundary>
  );
}
