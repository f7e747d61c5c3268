import { HydrationBoundary } from "@tanstack/react-query";
import { ROLE_MISMATCH, requireRole } from "#app/api/guards.server.ts";
import { requestContext } from "#app/api/request-context.ts";
import { dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { parseFeedbackSearch } from "../../feedback.search.ts";
import { FeedbackInbox, feedbackPages } from "../components/feedback-inbox.tsx";
import type { Route } from "./+types/feedback";

export async function loader({ context, request }: Route.LoaderArgs) {
  requireRole(context, request, ["admin"], { redirectTo: ROLE_MISMATCH });
  const client = makeQueryClient();
  const search = parseFeedbackSearch(new URL(request.url).searchParams);
  await client.prefetchInfiniteQuery(context.get(requestContext).orpc.feedback.list.infiniteOptions(feedbackPages(search)));
  return { state: dehydrateStable(client) };
}

/** Filters and the opened one are asked for by the screen itself. */
export const shouldRevalidate = () => false;

export default function AdminFeedback({ loaderData }: Route.ComponentProps) {
  const t = useT("feedback");
  return (
    <HydrationBoundary state={loaderData.state}>
      <title>{t("admin.title")}</title>
      <DashboardHeader title={t("admin.title")} text={t("admin.text")} />
      <FeedbackInbox />
    </HydrationBoundary>
  );
}
