import { ImageIcon } from "lucide-react";
import { orpc } from "#app/api/client.ts";
import { admins, listLoader } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import type { SearchOf } from "#app/platform/list/list-address.ts";
import { morePages } from "#app/platform/list/more-pages.ts";
import { languageOf } from "#app/platform/text/language-of.ts";
import { NameLink } from "#app/ui/list/cells.tsx";
import { ChoiceFilter } from "#app/ui/list/choice-filter.tsx";
import { dayColumn, statusColumn, wideColumn } from "#app/ui/list/columns.tsx";
import { FilteredList } from "#app/ui/list/filtered-list.tsx";
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

/** The screen itself loads filters and the opened item. */
export const shouldRevalidate = () => false;

export default hydrated(AdminFeedback);

function AdminFeedback() {
  const t = useT("feedback");
  const place = useListAddress(feedbackAddress, "/dashboard/admin/feedback");
  const list = useMoreList(feedback(orpc, place.search));
  const columns: Column<FeedbackItem>[] = [
    {
      id: "text",
      head: t("list.text"),
      className: "c-name",
      cell: ({ id, excerpt }) => (
        <NameLink to={place.to({ open: id })} lang={languageOf(excerpt)}>
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
    wideColumn("from", t("list.from"), ({ author, email }) => <bdi>{author?.name ?? email ?? t("list.visitor")}</bdi>),
    statusColumn(t("list.status"), ({ status }) => <FeedbackBadge status={status} />),
    dayColumn(t("list.received")),
  ];
  return (
    <FilteredList
      title={t("admin.title")}
      text={t("admin.text")}
      caption={t("list.caption")}
      place={place}
      words={(word) => t(`list.${word}`)}
      filters={
        <>
          <ChoiceFilter
            {...place.field("status")}
            label={t("list.status")}
            options={FEEDBACK_STATUSES}
            text={(status) => t(`status.${status}`)}
            counts={list.first?.counts}
            all={t("list.allStatuses")}
          />
          <ChoiceFilter {...place.field("kind")} label={t("list.kind")} options={FEEDBACK_KINDS} text={(kind) => t(`kind.${kind}`)} all={t("list.allKinds")} />
        </>
      }
      list={list}
      columns={columns}
      opened={(item) => <FeedbackDetailDialog {...item} />}
    />
  );
}
