import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { NameLink } from "#app/ui/list/cells.tsx";
import { PhoneHead } from "#app/ui/list/columns.tsx";
import { type Column, TableList } from "#app/ui/list/list-table.tsx";
import type { ViewedPage } from "../insights.contract.ts";

/** All there is: nothing more to load. */
export const whole = <Item,>(items: readonly Item[]) => ({ items, first: undefined, error: null, isStale: false, retry: () => undefined });

/** Pages by how often they were viewed, each with its share of the most viewed one. */
export function PageList({ pages, caption }: { pages: readonly ViewedPage[]; caption: string }) {
  const t = useT("insights");
  const format = useFormat();
  const most = pages[0]?.views ?? 1;
  const columns: Column<ViewedPage>[] = [
    {
      id: "name",
      head: t("page"),
      className: "c-name",
      cell: ({ name, to, views }) => (
        <>
          <NameLink to={to}>
            <bdi>{name}</bdi>
          </NameLink>
          <span className="share-bar" style={{ inlineSize: `${(views / most) * 100}%` }} aria-hidden />
        </>
      ),
    },
    {
      id: "views",
      head: t("series.views"),
      headClass: "end-col units",
      className: "c-status end-col units",
      cell: ({ views }) => format.number(views),
    },
  ];
  return (
    <>
      {pages.length > 0 && <PhoneHead>{t("series.views")}</PhoneHead>}
      <TableList list={whole(pages)} caption={caption} columns={columns} keyOf={({ id }) => id} empty={<p className="text-muted">{t("noPages")}</p>} />
    </>
  );
}
