import { HydrationBoundary } from "@tanstack/react-query";
import { requireViewer } from "#app/api/guards.server.ts";
import { requestContext } from "#app/api/request-context.ts";
import { dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { ConsentSection } from "../components/consent-section.tsx";
import { DeletionSection } from "../components/deletion-section.tsx";
import { ExportSection } from "../components/export-section.tsx";
import type { Route } from "./+types/data";

export async function loader({ context, request }: Route.LoaderArgs) {
  requireViewer(context, request);
  const { orpc } = context.get(requestContext);
  const client = makeQueryClient();
  await Promise.all([
    client.prefetchQuery(orpc.personalData.consents.queryOptions()),
    client.prefetchQuery(orpc.personalData.exports.queryOptions()),
    client.prefetchQuery(orpc.personalData.deletion.queryOptions()),
  ]);
  return { state: dehydrateStable(client) };
}

export default function Data({ loaderData }: Route.ComponentProps) {
  const t = useT("personal-data");
  return (
    <HydrationBoundary state={loaderData.state}>
      <title>{t("title")}</title>
      <ExportSection />
      <ConsentSection />
      <DeletionSection />
    </HydrationBoundary>
  );
}
