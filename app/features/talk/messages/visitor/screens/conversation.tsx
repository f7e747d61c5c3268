import { HydrationBoundary } from "@tanstack/react-query";
import { data, isRouteErrorResponse, type ShouldRevalidateFunctionArgs, useSearchParams } from "react-router";
import { requireViewer } from "#app/api/guards.server.ts";
import { requestContext } from "#app/api/request-context.ts";
import { AppErrorScreen } from "#app/kit/error-screen.tsx";
import { problemOf } from "#app/platform/api/problem.ts";
import { dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { isId } from "#app/platform/database/ids.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/states.tsx";
import { threadPages } from "../../messages.pages.ts";
import { Thread } from "../components/thread.tsx";
import type { Route } from "./+types/conversation";

const placeOf = (parameters: { get(name: string): string | null }): number | undefined => {
  const at = Number(parameters.get("at"));
  return Number.isInteger(at) && at > 0 && at < 2 ** 31 ? at : undefined;
};

/** 404 for conversations of others. */
export async function loader({ context, request, params: { id } }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  if (!isId(id)) throw data(null, { status: 404 });
  const { orpc } = context.get(requestContext);
  const client = makeQueryClient();
  const around = placeOf(new URL(request.url).searchParams);
  try {
    await Promise.all([
      client.fetchQuery(orpc.messages.get.queryOptions({ input: { id } })),
      client.prefetchInfiniteQuery(orpc.messages.page.infiniteOptions(threadPages(id, around))),
    ]);
  } catch (error) {
    if (problemOf(error).code === "NOT_FOUND") throw data(null, { status: 404 });
    throw error;
  }
  return { viewerId: viewer.id, state: dehydrateStable(client) };
}

/** Reloads only for another conversation or position; events update this one. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search !== nextUrl.search;

export default function Conversation({ loaderData: { viewerId, state }, params: { id } }: Route.ComponentProps) {
  const [parameters, setParameters] = useSearchParams();
  const at = placeOf(parameters);
  return (
    <HydrationBoundary state={state}>
      <Thread key={`${id} ${at ?? ""}`} id={id} viewerId={viewerId} at={at} onLatest={() => setParameters({}, { replace: true, preventScrollReset: true })} />
    </HydrationBoundary>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useT("messages");
  if (!isRouteErrorResponse(error) || error.status !== 404) return <AppErrorScreen error={error} />;
  return (
    <div className="thread-none">
      <EmptyState title={t("missing.title")} text={t("missing.text")} actions={<ButtonLink to="/dashboard/messages">{t("back")}</ButtonLink>} />
    </div>
  );
}
