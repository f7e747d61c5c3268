import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { orpc } from "#app/api/client.ts";
import { useViewer } from "#app/kit/viewer.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { EmptyState } from "#app/ui/states.tsx";
import { type Tab, Tabs } from "#app/ui/tabs.tsx";
import { eachOnce, threadPages } from "../../forum.pages.ts";
import { type ForumSearch, forumAddress } from "../../forum.search.ts";
import { SORTS } from "../../forum.ts";
import { AskLink } from "./ask-link.tsx";
import { LoadingRows, ThreadRows } from "./thread-rows.tsx";

/** Questions of all topics or one, by what was last written, asked, not answered, liked; what a search finds has an order of its own. */
export function ThreadList({ search }: { search: ForumSearch }) {
  const t = useT("forum");
  const { viewer } = useViewer();
  const list = useInfiniteQuery({ ...orpc.forum.list.infiniteOptions(threadPages(search)), placeholderData: keepPreviousData });
  const items = list.data && eachOnce(list.data.pages);
  const tabs: Tab[] = SORTS.filter((sort) => sort !== "mine" || viewer).map((sort) => ({
    id: sort,
    label: t(`sort.${sort}`),
    to: forumAddress({ ...search, sort }),
  }));
  return (
    <>
      {search.search ? (
        <p className="forum-found" role="status">
          {t.rich("found", { words: () => <b dir="auto">{search.search}</b> })}
        </p>
      ) : (
        <Tabs label={t("sort.label")} tabs={tabs} current={search.sort} />
      )}
      {list.error && !items ? (
        <LocalErrorBox error={list.error} onTryAgain={() => void list.refetch()}>
          <p>{t("listFailed")}</p>
        </LocalErrorBox>
      ) : !items ? (
        <LoadingRows />
      ) : items.length === 0 ? (
        <Nothing search={search} />
      ) : (
        <div aria-busy={list.isPlaceholderData || undefined} className={list.isPlaceholderData ? "opacity-60" : undefined}>
          <ThreadRows threads={items} isInTopic={search.topic !== ""} />
        </div>
      )}
      {items && list.hasNextPage && (
        <Button className="mt-6" onClick={() => void list.fetchNextPage()} pending={list.isFetchingNextPage}>
          {t("more")}
        </Button>
      )}
    </>
  );
}

function Nothing({ search }: { search: ForumSearch }) {
  const t = useT("forum");
  const kind = search.search ? "search" : search.sort === "unanswered" ? "unanswered" : search.sort === "mine" ? "mine" : "topic";
  return (
    <EmptyState
      title={t(`empty.${kind}`)}
      text={t(`emptyText.${kind}`)}
      actions={
        <>
          <AskLink topic={search.topic} />
          {search.search && <ButtonLink to={forumAddress({ ...search, search: "" })}>{t("clearSearch")}</ButtonLink>}
        </>
      }
    />
  );
}
