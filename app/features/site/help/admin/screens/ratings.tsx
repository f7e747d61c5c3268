import { useState } from "react";
import { orpc } from "#app/api/client.ts";
import { admins, listLoader } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import type { SearchOf } from "#app/platform/list/list-address.ts";
import { morePages } from "#app/platform/list/more-pages.ts";
import { NameLink } from "#app/ui/list/cells.tsx";
import { ChoiceFilter } from "#app/ui/list/choice-filter.tsx";
import { PhoneLabel, wideColumn } from "#app/ui/list/columns.tsx";
import { FilteredList } from "#app/ui/list/filtered-list.tsx";
import type { Column } from "#app/ui/list/list-table.tsx";
import { useMoreList } from "#app/ui/list/use-list.ts";
import { useListAddress } from "#app/ui/list/use-list-address.ts";
import type { RatedArticle } from "../../help.contract.ts";
import { ratingsAddress } from "../../help.search.ts";
import { SECTIONS } from "../../help.ts";
import { CommentsDialog } from "../components/comments-dialog.tsx";

const ratings = (queries: typeof orpc, search: SearchOf<typeof ratingsAddress>) =>
  queries.help.ratings.infiniteOptions(morePages(ratingsAddress.input(search)));

export const loader = listLoader(admins, ratingsAddress, (server, search) => [ratings(server, search)]);

/** The screen itself loads what its filters ask for. */
export const shouldRevalidate = () => false;

export default hydrated(HelpRatings);

function HelpRatings() {
  const t = useT("help");
  const format = useFormat();
  const place = useListAddress(ratingsAddress, "/admin/help");
  const list = useMoreList(ratings(orpc, place.search));
  const [opened, setOpened] = useState<RatedArticle | null>(null);
  const columns: Column<RatedArticle>[] = [
    { id: "title", head: t("admin.article"), className: "c-name", cell: ({ to, title }) => <NameLink to={to}>{title}</NameLink> },
    wideColumn("section", t("admin.section"), ({ section }) => t(`section.${section}.title`)),
    {
      id: "yes",
      head: t("admin.yes"),
      className: "c-meta",
      cell: ({ yes, no }) => (
        <>
          <PhoneLabel>{t("admin.yes")}</PhoneLabel>
          {format.number(yes)}
          <span className="hidden phone:inline">
            {" · "}
            {t("admin.no")}: {format.number(no)}
          </span>
        </>
      ),
    },
    wideColumn("no", t("admin.no"), ({ no }) => format.number(no)),
    {
      id: "comments",
      head: t("admin.comments"),
      className: "c-acts",
      cell: (item) =>
        item.comments > 0 ? (
          <button type="button" className="link" onClick={() => setOpened(item)}>
            {t("admin.read", { n: item.comments })}
          </button>
        ) : (
          <span className="text-muted phone:hidden">{format.number(0)}</span>
        ),
    },
  ];
  return (
    <FilteredList
      title={t("admin.title")}
      text={t("admin.text")}
      caption={t("admin.title")}
      place={place}
      words={(word) => t(`list.${word}`)}
      filters={
        <ChoiceFilter
          {...place.field("section")}
          label={t("admin.section")}
          options={SECTIONS}
          text={(section) => t(`section.${section}.title`)}
          all={t("admin.allSections")}
        />
      }
      list={list}
      columns={columns}
    >
      {opened && <CommentsDialog article={opened} onClose={() => setOpened(null)} />}
    </FilteredList>
  );
}
