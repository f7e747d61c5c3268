import type { orpc } from "#app/api/client.ts";
import { useViewer } from "#app/kit/viewer.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { morePages } from "#app/platform/list/more-pages.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { List } from "#app/ui/list/list.ts";
import { MoreButton } from "#app/ui/list/list-foot.tsx";
import { ListState } from "#app/ui/list/list-state.tsx";
import { EmptyState } from "#app/ui/states.tsx";
import { type Tab, Tabs } from "#app/ui/tabs.tsx";
import type { ThreadRow } from "../../forum.contract.ts";
import { type ForumSearch, forumAddress } from "../../forum.search.ts";
import { SORTS } from "../../forum.ts";
import { AskLink } from "./ask-link.tsx";
import { LoadingRows, ThreadRows } from "./thread-rows.tsx";

/** Loader and screen share it, so that both mean the same entry of the cache. */
export const threads = (queries: typeof orpc, search: ForumSearch) => queries.forum.list.infiniteOptions(morePages(search));

/** Questions of all topics or one, by what was last written, asked, not answered, liked; what a search finds has an order of its own. */
export function ThreadList({ search, list }: { search: ForumSearch; list: List<ThreadRow> }) {
  const t = useT("forum");
  const { viewer } = useViewer();
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
      <ListState list={list} className="aria-busy:opacity-60" failed={t("listFailed")} empty={<Nothing search={search} />} loading={<LoadingRows />}>
        {(items) => <ThreadRows threads={items} isInTopic={search.topic !== ""} />}
      </ListState>
      {list.more && (
        <p className="mt-6">
          <MoreButton list={list} size="md" label={t("more")} />
        </p>
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
