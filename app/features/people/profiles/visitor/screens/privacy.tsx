import { HydrationBoundary } from "@tanstack/react-query";
import { requireViewer } from "#app/api/guards.server.ts";
import { requestContext } from "#app/api/request-context.ts";
import { dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { PrivacyForm } from "../components/privacy-form.tsx";
import type { Route } from "./+types/privacy";

export const handle = { namespaces: ["profiles.edit"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  requireViewer(context, request);
  const client = makeQueryClient();
  await client.prefetchQuery(context.get(requestContext).orpc.profiles.getPrivacy.queryOptions());
  return { state: dehydrateStable(client) };
}

export const shouldRevalidate = () => false;

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const t = useT("profiles.edit");
  return (
    <HydrationBoundary state={loaderData.state}>
      <title>{t("privacy.title")}</title>
      <PrivacyForm />
    </HydrationBoundary>
  );
}
