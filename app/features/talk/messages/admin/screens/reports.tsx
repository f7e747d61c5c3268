import { orpc } from "#app/api/client.ts";
import { admins, listLoader } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import type { SearchOf } from "#app/platform/list/list-address.ts";
import { morePages } from "#app/platform/list/more-pages.ts";
import { languageOf } from "#app/platform/text/language-of.ts";
import { NameLink } from "#app/ui/list/cells.tsx";
import { ChoiceFilter } from "#app/ui/list/choice-filter.tsx";
import { wideColumn } from "#app/ui/list/columns.tsx";
import { ListScreen, ListTools } from "#app/ui/list/list-screen.tsx";
import type { Column } from "#app/ui/list/list-table.tsx";
import { useMoreList } from "#app/ui/list/use-list.ts";
import { useListAddress } from "#app/ui/list/use-list-address.ts";
import { EmptyState } from "#app/ui/states.tsx";
import { TimeAgo } from "#app/ui/time-ago.tsx";
import type { ReportItem } from "../../messages.admin.contract.ts";
import { reportAddress } from "../../messages.search.ts";
import { REPORT_STATUSES } from "../../messages.ts";
import { ReportBadge } from "../components/report-badge.tsx";
import { AdminReportDialog } from "../components/report-dialog.tsx";
import "../../messages.thread.css";
import "../../messages.css";

export const handle = { namespaces: ["messages", "messages.admin"] };

const reports = (queries: typeof orpc, search: SearchOf<typeof reportAddress>) =>
  queries.messageReports.list.infiniteOptions(morePages(reportAddress.input(search)));

/** Reports show people and what they wrote: admins only. */
export const loader = listLoader(admins, reportAddress, (server, search) => [reports(server, search)]);

/** The screen itself loads filters and the opened report. */
export const shouldRevalidate = () => false;

export default hydrated(AdminReports);

function AdminReports() {
  const t = useT("messages.admin");
  const texts = useT("messages");
  const { search, to, go, field, filtersOn } = useListAddress(reportAddress, "/admin/reports");
  const list = useMoreList({ ...reports(orpc, search), staleTime: 0 });
  const columns: Column<ReportItem>[] = [
    {
      id: "reported",
      head: t("reported"),
      className: "c-name",
      cell: ({ id, reported, excerpt }) => {
        const name = reported?.name ?? t("gone");
        return (
          <>
            <NameLink to={to({ open: id })} label={t("open", { name })}>
              {name}
            </NameLink>
            <span className="type" dir="auto" lang={excerpt ? languageOf(excerpt) : undefined}>
              {excerpt || t("filesOnly")}
            </span>
          </>
        );
      },
    },
    {
      id: "reason",
      head: t("reason"),
      className: "c-meta",
      cell: ({ reason, messageCount }) => (
        <>
          {texts(`reason.${reason}`)} <span className="ms-1 text-xs text-muted">{t("messages", { n: messageCount })}</span>
        </>
      ),
    },
    wideColumn("reporter", t("reporter"), ({ reporter }) => <bdi>{reporter?.name ?? t("gone")}</bdi>),
    { id: "status", head: t("status.label"), cell: (report) => <ReportBadge report={report} /> },
    {
      id: "date",
      head: t("received"),
      headClass: "end-col",
      className: "c-acts end-col text-sm text-muted",
      cell: ({ createdAt }) => <TimeAgo at={createdAt} />,
    },
  ];
  return (
    <ListScreen
      title={t("title")}
      text={t("text")}
      caption={t("heading")}
      tools={
        <ListTools label={t("filter")} on={filtersOn}>
          <ChoiceFilter
            {...field("status")}
            label={t("status.label")}
            options={REPORT_STATUSES}
            text={(status) => t(`status.${status}`)}
            all={t("status.all")}
            isAllLast
          />
        </ListTools>
      }
      list={list}
      failed={t("failed")}
      empty={<EmptyState title={t(search.status === "open" ? "empty.open" : "empty.all")} text={t("empty.text")} />}
      columns={columns}
    >
      {search.open && <AdminReportDialog key={search.open} id={search.open} onClose={() => go({ open: "" })} />}
    </ListScreen>
  );
}
