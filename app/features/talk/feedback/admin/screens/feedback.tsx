import { ImageIcon } from "lucide-react";
import { orpc } from "#app/api/client.ts";
import { admins, listLoader } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import type { SearchOf } from "#app/platform/list/list-address.ts";
import { morePages } from "#app/platform/list/more-pages.ts";
import { DayOf, NameLink } from "#app/ui/list/cells.tsx";
import { ChoiceFilter } from "#app/ui/list/choice-filter.tsx";
import { DelayedSearch } from "#app/ui/list/delayed-search.tsx";
import { ListEmpty } from "#app/ui/list/list-empty.tsx";
import { ListScreen, ListTools } from "#app/ui/list/list-screen.tsx";
import type { Column } from "#app/ui/list/list-table.tsx";
import { useMoreList } from "#app/ui/list/use-list.ts";
import { useListAddress } from "#app/ui/list/use-list-address.ts";
import type { FeedbackItem } from "../../feedback.contract.ts";
import { feedbackAddress } from "../../feedback.search.ts";
import { FEEDBACK_KINDS, FEEDBACK_STATUSES } from "../../feedback.ts";
import { FeedbackBadge } from "../../visitor/components/feedback-badge.tsx";
import { FeedbackDetailDialog } from "../components/feedback-detail.tsx";

const feedback = (queries: typeof orpc, search: SearchOf<typeof feedbackAddress>) =>
  queries.feedback.list.infiniteOptions(morePages(feedbackAddress.input(search)));

export const loader = listLoader(admins, feedbackAddress, (server, search) => [feedback(server, search)]);

/** Filters and the opened one are asked for by the screen itself. */
export const shouldRevalidate = () => false;

export default hydrated(AdminFeedback);

function AdminFeedback() {
  const t = useT("feedback");
  const { search, to, go, isFiltered, clear } = useListAddress(feedbackAddress, "/dashboard/admin/feedback");
  const list = useMoreList(feedback(orpc, search));
  const columns: Column<FeedbackItem>[] = [
    {
      id: "text",
      head: t("list.text"),
      className: "c-name",
      cell: ({ id, excerpt }) => (
        <NameLink to={to({ open: id })} className="line-clamp-2">
          {excerpt}
        </NameLink>
      ),
    },
    {
      id: "kind",
      head: t("list.kind"),
      className: "c-meta",
      cell: ({ kind, hasScreenshot }) => (
        <>
          {t(`kind.${kind}`)}
          {hasScreenshot && (
            <>
              <ImageIcon size={14} className="ms-2 inline text-muted" aria-hidden />
              <span className="vh">{t("screenshot.preview")}</span>
            </>
          )}
        </>
      ),
    },
    {
      id: "from",
      head: t("list.from"),
      headClass: "p-hide",
      className: "p-hide",
      cell: ({ author, email }) => <bdi>{author?.name ?? email ?? t("list.visitor")}</bdi>,
    },
    { id: "status", head: t("list.status"), className: "c-status", cell: ({ status }) => <FeedbackBadge status={status} /> },
    {
      id: "date",
      head: t("list.received"),
      headClass: "end-col",
      className: "c-acts end-col text-sm text-muted",
      cell: ({ createdAt }) => <DayOf at={createdAt} />,
    },
  ];
  return (
    <ListScreen
      title={t("admin.title")}
      text={t("admin.text")}
      caption={t("list.caption")}
      tools={
        <ListTools label={t("list.search")}>
          <DelayedSearch label={t("list.search")} value={search.search} onChange={(words) => go({ search: words })} />
          <ChoiceFilter
            label={t("list.status")}
            value={search.status}
            onChange={(status) => go({ status })}
            options={FEEDBACK_STATUSES}
            text={(status) => t(`status.${status}`)}
            counts={list.first?.counts}
            all={t("list.allStatuses")}
          />
          <ChoiceFilter
            label={t("list.kind")}
            value={search.kind}
            onChange={(kind) => go({ kind })}
            options={FEEDBACK_KINDS}
            text={(kind) => t(`kind.${kind}`)}
            all={t("list.allKinds")}
          />
        </ListTools>
      }
      list={list}
      failed={t("list.failed")}
      empty={
        <ListEmpty
          isFiltered={isFiltered}
          onClear={clear}
          none={{ title: t("list.empty"), text: t("list.emptyText") }}
          noMatch={{ title: t("list.noMatch"), text: t("list.noMatchText") }}
        />
      }
      columns={columns}
    >
      {search.open && <FeedbackDetailDialog key={search.open} id={search.open} onClose={() => go({ open: "" })} />}
    </ListScreen>
  );
}
