import { HydrationBoundary, useInfiniteQuery } from "@tanstack/react-query";
import { orpc } from "#app/api/client.ts";
import { requireViewer } from "#app/api/guards.server.ts";
import { requestContext } from "#app/api/request-context.ts";
import { dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { EmptyState, Skeleton } from "#app/ui/states.tsx";
import { FeedbackButton } from "../components/feedback-button.tsx";
import { FeedbackCard } from "../components/feedback-card.tsx";
import type { Route } from "./+types/feedback-history";

const pages = {
  input: (after: string | undefined) => ({ ...(after && { after }) }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: { next: string | null }) => page.next ?? undefined,
};

export async function loader({ context, request }: Route.LoaderArgs) {
  requireViewer(context, request);
  const client = makeQueryClient();
  await client.prefetchInfiniteQuery(context.get(requestContext).orpc.feedback.listMine.infiniteOptions(pages));
  return { state: dehydrateStable(client) };
}

export default function FeedbackHistory({ loaderData }: Route.ComponentProps) {
  const t = useT("feedback");
  return (
    <HydrationBoundary state={loaderData.state}>
      <title>{t("history.title")}</title>
      <DashboardHeader title={t("history.title")} text={t("history.text")} actions={<FeedbackButton />} />
      <History />
    </HydrationBoundary>
  );
}

function History() {
  const t = useT("feedback");
  const list = useInfiniteQuery(orpc.feedback.listMine.infiniteOptions(pages));
  const items = list.data?.pages.flatMap((page) => page.items);
  if (list.error && !items)
    return (
      <LocalErrorBox error={list.error} onTryAgain={() => void list.refetch()}>
        <p>{t("history.failed")}</p>
      </LocalErrorBox>
    );
  if (!items) return <Skeleton height="16rem" className="mt-6" />;
  if (items.length === 0) return <EmptyState title={t("history.empty")} text={t("history.emptyText")} />;
  return (
    <>
      <ul className="mt-6 grid max-w-[760px] gap-4">
        {items.map((item) => (
          <FeedbackCard key={item.id} item={item} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button className="mt-4" onClick={() => void list.fetchNextPage()} pending={list.isFetchingNextPage}>
          {t("list.more")}
        </Button>
      )}
    </>
  );
}
