import { HydrationBoundary, useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { orpc } from "#app/api/client.ts";
import { requestContext } from "#app/api/request-context.ts";
import { PageHead } from "#app/kit/page-head.tsx";
import { browserQueryClient, dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { DataTable, HeadCell, Row, SkeletonRows } from "#app/ui/list/table.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { EmptyState } from "#app/ui/states.tsx";
import { TimeAgo } from "#app/ui/time-ago.tsx";
import type { LogEntry } from "../../moderation.contract.ts";
import { pagesOf } from "../../moderation.pages.ts";
import { LOG_PATH } from "../../moderation.ts";
import { DecisionBadge } from "../components/decision-badge.tsx";
import type { Route } from "./+types/moderation-log";

export async function loader({ context }: Route.LoaderArgs) {
  const client = makeQueryClient();
  const server = context.get(requestContext).orpc as unknown as typeof orpc;
  await client.prefetchInfiniteQuery(server.moderation.log.infiniteOptions(pagesOf({})));
  return { state: dehydrateStable(client) };
}

export async function clientLoader() {
  await browserQueryClient().prefetchInfiniteQuery(orpc.moderation.log.infiniteOptions(pagesOf({})));
  return { state: undefined };
}

export default function ModerationLog({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <Log />
    </HydrationBoundary>
  );
}

/** What was taken away or closed, and why. */
function Log() {
  const t = useT("moderation");
  const { code } = useLanguage();
  const list = useInfiniteQuery(orpc.moderation.log.infiniteOptions(pagesOf({})));
  const items = list.data?.pages.flatMap((page) => page.items);
  const head = (
    <>
      <HeadCell>{t("log.what")}</HeadCell>
      <HeadCell>{t("log.action")}</HeadCell>
      <HeadCell className="p-hide">{t("log.why")}</HeadCell>
      <HeadCell className="p-hide">{t("log.by")}</HeadCell>
      <HeadCell className="end-col">{t("log.when")}</HeadCell>
    </>
  );
  return (
    <div className="wrap pb-16">
      <PageHead title={t("log.title")} description={t("log.description")} path={LOG_PATH} language={code} />
      <PageHeader
        title={t("log.title")}
        text={t("log.text")}
        crumbs={[{ label: t("log.home"), to: "/home" }, { label: t("log.forums"), to: "/ideas/forums" }, { label: t("log.title") }]}
      />
      {list.error && !items ? (
        <LocalErrorBox error={list.error} onTryAgain={() => void list.refetch()}>
          <p>{t("log.failed")}</p>
        </LocalErrorBox>
      ) : items?.length === 0 ? (
        <EmptyState title={t("log.empty")} text={t("log.emptyText")} />
      ) : (
        <DataTable
          caption={t("log.title")}
          head={head}
          plainRows
          foot={
            list.hasNextPage && (
              <Button size="sm" onClick={() => void list.fetchNextPage()} pending={list.isFetchingNextPage}>
                {t("log.more")}
              </Button>
            )
          }
        >
          {items ? items.map((entry) => <LogRow key={entry.id} entry={entry} />) : <SkeletonRows columns={5} />}
        </DataTable>
      )}
      <p className="mt-6 max-w-[68ch] text-sm text-muted">{t("log.rules")}</p>
    </div>
  );
}

function LogRow({ entry }: { entry: LogEntry }) {
  const t = useT("moderation");
  const why = entry.reason ? t(`reason.${entry.reason}`) : t("log.none");
  return (
    <Row>
      <td className="c-name">
        <b className="font-medium">{t(`type.${entry.type}`)}</b>{" "}
        {entry.topic && (
          <Link className="text-muted underline-offset-4 hover:underline" to={`/ideas/forums/${entry.topic.slug}`}>
            {t("log.in", { topic: entry.topic.name })}
          </Link>
        )}
        <span className="block text-sm text-muted sm:hidden">{why}</span>
      </td>
      <td className="c-status">
        <DecisionBadge decision={entry.decision} />
      </td>
      <td className="p-hide">
        {why}
        {entry.reports > 0 && <span className="block text-xs text-muted">{t("log.reports", { n: entry.reports })}</span>}
      </td>
      <td className="p-hide">{t("log.role", { role: entry.by })}</td>
      <td className="end-col">
        <TimeAgo at={entry.createdAt} />
      </td>
    </Row>
  );
}
