import { useInfiniteQuery } from "@tanstack/react-query";
import { orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { useNear } from "#app/ui/list/use-near.ts";
import { EmptyState } from "#app/ui/states.tsx";
import type { SearchHits } from "../../search.contract.ts";
import { kindPages } from "../../search.queries.ts";
import { isolated, type SearchKind, searchPath } from "../../search.ts";
import { HitLists } from "./hit-lists.tsx";
import { LoadingHits } from "./loading-hits.tsx";

/** Everything of one kind. More loads near the end; the pages stay cached, so that Back restores the scroll position. */
export function KindList({ words, given, kind }: { words: string; given: string; kind: SearchKind }) {
  const t = useT("search");
  const list = useInfiniteQuery(orpc.search.list.infiniteOptions(kindPages(words, kind)));
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const end = useNear(hasNextPage && !isFetchingNextPage && !isFetchNextPageError, 900, () => void fetchNextPage());
  if (!list.data) return list.isError ? <LocalErrorBox error={list.error} onTryAgain={() => void list.refetch()} /> : <LoadingHits />;
  const hits = joined(list.data.pages);
  const isEmpty = Object.values(hits).every((items) => items.length === 0);
  if (isEmpty) {
    return (
      <EmptyState
        title={t("noneOfKind", { words: isolated(given) })}
        text={t("noneOfKindText")}
        actions={<ButtonLink to={searchPath({ words: given })}>{t("showAll")}</ButtonLink>}
      />
    );
  }
  return (
    <div className="search-kind">
      <HitLists hits={hits} />
      <div ref={end} className="search-end" aria-live="polite">
        {isFetchNextPageError && <p>{t("moreFailed")}</p>}
        {hasNextPage && (
          <Button pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t(isFetchNextPageError ? "tryAgain" : "more")}
          </Button>
        )}
      </div>
    </div>
  );
}

const joined = (pages: readonly SearchHits[]): SearchHits => ({
  ideas: pages.flatMap(({ ideas }) => ideas),
  products: pages.flatMap(({ products }) => products),
  vendors: pages.flatMap(({ vendors }) => vendors),
  professionals: pages.flatMap(({ professionals }) => professionals),
  threads: pages.flatMap(({ threads }) => threads),
});
