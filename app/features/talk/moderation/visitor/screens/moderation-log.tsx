import { Link } from "react-router";
import { orpc } from "#app/api/client.ts";
import { everybody, prefetchLoader } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { PageHead } from "#app/kit/page-head.tsx";
import { browserQueryClient } from "#app/platform/api/query.ts";
import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { morePages } from "#app/platform/list/more-pages.ts";
import { MoreButton } from "#app/ui/list/list-foot.tsx";
import { type Column, TableList } from "#app/ui/list/list-table.tsx";
import { useMoreList } from "#app/ui/list/use-list.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { EmptyState } from "#app/ui/states.tsx";
import { TimeAgo } from "#app/ui/time-ago.tsx";
import type { LogEntry } from "../../moderation.contract.ts";
import { LOG_PATH } from "../../moderation.ts";
import { DecisionBadge } from "../components/decision-badge.tsx";

const log = (queries: typeof orpc) => queries.moderation.log.infiniteOptions(morePages({}));

export const loader = prefetchLoader(everybody, (server) => [log(server)]);

export async function clientLoader() {
  await browserQueryClient().prefetchInfiniteQuery(log(orpc));
  return { state: undefined };
}

export default hydrated(Log);

/** What was hidden or locked, and why. */
function Log() {
  const t = useT("moderation");
  const { code } = useLanguage();
  const list = useMoreList(log(orpc));
  const why = ({ reason }: LogEntry) => (reason ? t(`reason.${reason}`) : t("log.none"));
  const columns: Column<LogEntry>[] = [
    {
      id: "what",
      head: t("log.what"),
      className: "c-name",
      cell: (entry) => (
        <>
          <b className="font-medium">{t(`type.${entry.type}`)}</b>{" "}
          {entry.topic && (
            <Link className="text-muted underline-offset-4 hover:underline" to={`/ideas/forums/${entry.topic.slug}`}>
              {t("log.in", { topic: entry.topic.name })}
            </Link>
          )}
          <span className="block text-sm text-muted sm:hidden">{why(entry)}</span>
        </>
      ),
    },
    { id: "action", head: t("log.action"), className: "c-status", cell: ({ decision }) => <DecisionBadge decision={decision} /> },
    {
      id: "why",
      head: t("log.why"),
      headClass: "p-hide",
      className: "p-hide",
      cell: (entry) => (
        <>
          {why(entry)}
          {entry.reports > 0 && <span className="block text-xs text-muted">{t("log.reports", { n: entry.reports })}</span>}
        </>
      ),
    },
    { id: "by", head: t("log.by"), headClass: "p-hide", className: "p-hide", cell: ({ by }) => t("log.role", { role: by }) },
    { id: "when", head: t("log.when"), headClass: "end-col", className: "end-col", cell: ({ createdAt }) => <TimeAgo at={createdAt} /> },
  ];
  return (
    <div className="wrap pb-16">
      <PageHead title={t("log.title")} description={t("log.description")} path={LOG_PATH} language={code} />
      <PageHeader
        title={t("log.title")}
        text={t("log.text")}
        crumbs={[{ label: t("log.ideas"), to: "/ideas" }, { label: t("log.forums"), to: "/ideas/forums" }, { label: t("log.title") }]}
      />
      <TableList
        list={list}
        caption={t("log.title")}
        columns={columns}
        failed={t("log.failed")}
        empty={<EmptyState title={t("log.empty")} text={t("log.emptyText")} />}
        foot={list.more && <MoreButton list={list} />}
      />
      <p className="mt-6 max-w-[68ch] text-sm text-muted">
        {t("log.rules")}{" "}
        <Link className="link inline" to="/contact">
          {t("log.contact")}
        </Link>
      </p>
    </div>
  );
}
