import { NotebookText } from "lucide-react";
import { orpc } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import type { SearchOf } from "#app/platform/list/list-address.ts";
import { morePages } from "#app/platform/list/more-pages.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Segmented } from "#app/ui/choice.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { CardList } from "#app/ui/list/card-list.tsx";
import { useMoreList } from "#app/ui/list/use-list.ts";
import { useListAddress } from "#app/ui/list/use-list-address.ts";
import { EmptyState, Skeleton } from "#app/ui/states.tsx";
import { savedAddress } from "../../saved.search.ts";
import type { Savable } from "../../saved.ts";
import { SavedRow } from "./saved-row.tsx";
import { WishlistBar } from "./wishlist-bar.tsx";

export const savedThings = (queries: typeof orpc, search: SearchOf<typeof savedAddress>) =>
  queries.saved.list.infiniteOptions(morePages(savedAddress.input(search)));

/** In the order of the filter. */
const KINDS = ["idea", "product", "vendor", "profile"] as const satisfies readonly Savable[];

/** Everything a person saved, newest first, by kind. */
export function SavedView() {
  const t = useT("saved");
  const format = useFormat();
  const { search, go } = useListAddress(savedAddress, "/dashboard/saved");
  const list = useMoreList(savedThings(orpc, search), (item) => `${item.type} ${item.id}`);
  const counts = list.first?.counts;
  const total = counts && counts.idea + counts.product + counts.vendor + counts.profile;
  return (
    <>
      <title>{t("page.title")}</title>
      <DashboardHeader
        title={t("page.title")}
        text={t("page.text")}
        actions={
          <ButtonLink to="/ideas/ideabooks" icon={<NotebookText size={18} aria-hidden />}>
            {t("page.books")}
          </ButtonLink>
        }
      />
      {counts && total !== 0 && (
        <Segmented
          className="mt-6 w-fit phone:w-full"
          label={t("page.filter")}
          name="type"
          value={search.type}
          onChange={(type) => go({ type, list: "" })}
          options={[
            { value: "" as const, label: t("page.all", { n: format.number(total ?? 0) }) },
            ...KINDS.filter((kind) => counts[kind] > 0 || kind === search.type).map((kind) => ({
              value: kind,
              label: t(`page.${kind}`, { n: format.number(counts[kind]) }),
            })),
          ]}
        />
      )}
      {search.type === "product" && <WishlistBar list={search.list} onChange={(list) => go({ list })} />}
      <CardList
        list={list}
        className="saved-list"
        label={t("page.caption")}
        failed={t("page.failed")}
        empty={<Empty isFiltered={search.type !== "" && total !== 0} onShowAll={() => go({ type: "", list: "" })} />}
        loading={<Skeleton className="mt-6" height="20rem" />}
      >
        {(item) => <SavedRow key={`${item.type} ${item.id}`} item={item} />}
      </CardList>
    </>
  );
}

function Empty({ isFiltered, onShowAll }: { isFiltered: boolean; onShowAll(): void }) {
  const t = useT("saved");
  return isFiltered ? (
    <EmptyState title={t("page.emptyOfType")} actions={<Button onClick={onShowAll}>{t("page.showAll")}</Button>} />
  ) : (
    <EmptyState
      title={t("page.empty")}
      text={t("page.emptyText")}
      actions={
        <>
          <ButtonLink variant="primary" to="/ideas">
            {t("page.findIdeas")}
          </ButtonLink>
          <ButtonLink to="/vendors">{t("page.find")}</ButtonLink>
        </>
      }
    />
  );
}
