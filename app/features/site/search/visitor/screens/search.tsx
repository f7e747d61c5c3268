import { HydrationBoundary, keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ComponentProps, lazy, Suspense, useEffect, useMemo } from "react";
import { useNavigation } from "react-router";
import { orpc } from "#app/api/client.ts";
import { requestContext } from "#app/api/request-context.ts";
import { PageHead } from "#app/kit/page-head.tsx";
import { useViewer } from "#app/kit/viewer.ts";
import { browserQueryClient, dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { useAnchors } from "#app/ui/use-anchors.ts";
import { rememberRecent } from "../../recent.ts";
import { citiesQuery, kindPages } from "../../search.queries.ts";
import { isolated, parseSearch, type Search, searchPath } from "../../search.ts";
import { BestOfAll } from "../components/best-of-all.tsx";
import { LoadingHits } from "../components/loading-hits.tsx";
import { NoHits } from "../components/no-hits.tsx";
import { SearchBox } from "../components/search-box.tsx";
import { SearchTabs } from "../components/search-tabs.tsx";
import type { Route } from "./+types/search";
import "../../search.css";

const LazyKindList = lazy(() => import("../components/kind-list.tsx").then((module) => ({ default: module.KindList })));
/** One element while the list is the same: another would drop the server's markup while the script is on its way. */
function KindList({ words, given, kind }: ComponentProps<typeof LazyKindList>) {
  return useMemo(
    () => (
      <Suspense fallback={<LoadingHits />}>
        <LazyKindList words={words} given={given} kind={kind} />
      </Suspense>
    ),
    [words, given, kind],
  );
}

/** Cards of ideas and vendors bring texts of their own. */
export const handle = { namespaces: ["ideas", "products", "vendors"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { orpc: server } = context.get(requestContext);
  const search = parseSearch(new URL(request.url).searchParams);
  const { words, kind } = search;
  const client = makeQueryClient();
  await Promise.all([
    client.prefetchQuery(server.search.all.queryOptions({ input: { words } })),
    !words && client.prefetchQuery(citiesQuery(server)),
    kind && words && client.prefetchInfiniteQuery(server.search.list.infiniteOptions(kindPages(words, kind))),
  ]);
  return { search, state: dehydrateStable(client) };
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = parseSearch(new URL(request.url).searchParams);
  const { words, kind } = search;
  const client = browserQueryClient();
  await Promise.all([
    client.prefetchQuery(orpc.search.all.queryOptions({ input: { words } })),
    !words && client.prefetchQuery(citiesQuery(orpc)),
    kind && words && client.prefetchInfiniteQuery(orpc.search.list.infiniteOptions(kindPages(words, kind))),
  ]);
  return { search, state: undefined };
}

export default function SearchScreen({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <Results search={loaderData.search} />
    </HydrationBoundary>
  );
}

function Results({ search }: { search: Search }) {
  const t = useT("search");
  const shell = useT("shell");
  const { code } = useLanguage();
  const follow = useAnchors();
  const { words } = search;
  const overview = useQuery({ ...orpc.search.all.queryOptions({ input: { words } }), placeholderData: keepPreviousData });
  const isLoading = useNavigation().location?.pathname === "/search" || overview.isPlaceholderData;
  useRemembered(words, overview.data !== undefined && !overview.isPlaceholderData);
  const found = overview.data && Object.values(overview.data.counts).reduce((sum, { total }) => sum + total, 0);
  const title = words ? t("heading", { words: isolated(words) }) : t("headingEmpty");
  return (
    // biome-ignore lint/a11y: the links of the cards are the controls; this only prevents full page loads
    <div className="wrap search-page" onClick={follow}>
      <PageHead title={words ? t("titleFor", { words }) : t("title")} description={t("description")} path={searchPath({ words })} language={code} isHidden />
      {words && found !== undefined && !isLoading && <meta name="searched" content={`all ${found} ${words}`} />}
      <PageHeader title={title} crumbs={[{ label: shell("nav.home"), to: "/home" }, { label: t("title") }]}>
        <SearchBox className="page-search" label={t("label")} placeholder={t("placeholder")} words={words}>
          <button type="submit" className="btn primary">
            {t("submit")}
          </button>
        </SearchBox>
      </PageHeader>
      {overview.isError ? (
        <LocalErrorBox error={overview.error} onTryAgain={() => void overview.refetch()} />
      ) : !overview.data ? (
        <LoadingHits />
      ) : !words ? (
        <NoHits words="" listings={overview.data.listings} />
      ) : (
        <div className={isLoading ? "fading" : undefined} aria-busy={isLoading}>
          {Boolean(found) && <SearchTabs search={search} counts={overview.data.counts} />}
          {overview.data.corrected && (
            <p className="mt-4" role="status">
              {t("corrected", { given: isolated(words), used: isolated(overview.data.corrected) })}
            </p>
          )}
          {search.kind ? (
            <KindList words={overview.data.corrected ?? words} given={words} kind={search.kind} />
          ) : (
            <BestOfAll words={words} overview={overview.data} />
          )}
        </div>
      )}
    </div>
  );
}

/** Stores the search as recent, however the reader came here. */
function useRemembered(words: string, isFound: boolean): void {
  const { viewer, isKnown } = useViewer();
  useEffect(() => {
    if (isFound && isKnown) rememberRecent(viewer?.id, words);
  }, [words, isFound, isKnown, viewer?.id]);
}
