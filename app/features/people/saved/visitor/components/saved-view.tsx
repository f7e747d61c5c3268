import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { NotebookText } from "lucide-react";
import { useNavigate, useSearchParams } from "react-router";
import { orpc } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Segmented } from "#app/ui/choice.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { EmptyState, Skeleton } from "#app/ui/states.tsx";
import { parseSavedType, savedPages } from "../../saved.search.ts";
import type { Savable } from "../../saved.ts";
import { SavedRow } from "./saved-row.tsx";

const PATH = "/dashboard/saved";

/** Everything a person keeps, newest first, by kind. */
export function SavedView() {
  const t = useT("saved");
  const format = useFormat();
  const navigate = useNavigate();
  const type = parseSavedType(useSearchParams()[0]);
  const list = useInfiniteQuery({ ...orpc.saved.list.infiniteOptions(savedPages(type)), placeholderData: keepPreviousData });
  const counts = list.data?.pages[0]?.counts;
  const items = list.data?.pages.flatMap((page) => page.items);
  const total = counts && counts.idea + counts.vendor + counts.profile;
  const go = (next: Savable | "") => void navigate(next ? `${PATH}?type=${next}` : PATH, { preventScrollReset: true });
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
          value={type}
          onChange={go}
          options={[
            { value: "", label: t("page.all", { n: format.number(total ?? 0) }) },
            { value: "idea", label: t("page.idea", { n: format.number(counts.idea) }) },
            { value: "vendor", label: t("page.vendor", { n: format.number(counts.vendor) }) },
            { value: "profile", label: t("page.profile", { n: format.number(counts.profile) }) },
          ]}
        />
      )}
      {list.error && !items ? (
        <LocalErrorBox error={list.error} onTryAgain={() => void list.refetch()}>
          <p>{t("page.failed")}</p>
        </LocalErrorBox>
      ) : !items ? (
        <Skeleton className="mt-6" height="20rem" />
      ) : items.length === 0 ? (
        <Empty isFiltered={type !== "" && total !== 0} onShowAll={() => go("")} />
      ) : (
        <>
          <ul className="saved-list" aria-label={t("page.caption")}>
            {items.map((item) => (
              <SavedRow key={`${item.type} ${item.id}`} item={item} />
            ))}
          </ul>
          {list.hasNextPage && (
            <Button className="mt-4" onClick={() => void list.fetchNextPage()} pending={list.isFetchingNextPage}>
              {t("page.more")}
            </Button>
          )}
        </>
      )}
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
