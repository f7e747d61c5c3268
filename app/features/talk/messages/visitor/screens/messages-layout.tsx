import { HydrationBoundary } from "@tanstack/react-query";
import { useEffect } from "react";
import { Outlet, redirect, useLocation } from "react-router";
import { requireViewer } from "#app/api/guards.server.ts";
import { requestContext } from "#app/api/request-context.ts";
import { dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { morePages } from "#app/platform/list/more-pages.ts";
import { classes } from "#app/ui/classes.ts";
import { EmptyState } from "#app/ui/states.tsx";
import { ConversationList } from "../components/conversation-list.tsx";
import { forgetOthers } from "../components/outbox-store.ts";
import type { Route } from "./+types/messages-layout";
import "../../messages.thread.css";
import "../../messages.css";

/** A conversation about a quote request names its kind of project. */
export const handle = { namespaces: ["quotes"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  if (viewer.impersonatedBy) {
    if (!/\/messages\/?$/.test(new URL(request.url).pathname)) throw redirect("/dashboard/messages");
    return { viewerId: null, state: undefined };
  }
  const client = makeQueryClient();
  await client.prefetchInfiniteQuery(context.get(requestContext).orpc.messages.list.infiniteOptions(morePages({ box: "inbox" as const, search: "" })));
  return { viewerId: viewer.id, state: dehydrateStable(client) };
}

/** The list refreshes itself. */
export const shouldRevalidate = () => false;

/** List and conversation side by side; on phones one at a time. */
export default function MessagesLayout({ loaderData: { viewerId, state } }: Route.ComponentProps) {
  const t = useT("messages");
  const isList = /\/messages\/?$/.test(useLocation().pathname);
  useEffect(() => (viewerId ? forgetOthers(viewerId) : undefined), [viewerId]);
  if (!viewerId) return <EmptyState title={t("closed.title")} text={t("closed.text")} level={1} />;
  return (
    <HydrationBoundary state={state}>
      <title>{t("title")}</title>
      <h1 className="vh">{t("heading")}</h1>
      <div className={classes("messages", !isList && "opened")}>
        <ConversationList />
        <div className="thread-pane">
          <Outlet />
        </div>
      </div>
    </HydrationBoundary>
  );
}
