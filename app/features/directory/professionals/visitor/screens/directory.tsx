import { HydrationBoundary, keepPreviousData, useQuery } from "@tanstack/react-query";
import { data, redirect, useNavigate } from "react-router";
import { orpc } from "#app/api/client.ts";
import { requestContext } from "#app/api/request-context.ts";
import { PageHead } from "#app/kit/page-head.tsx";
import { useRootData } from "#app/kit/root-data.ts";
import { useCardPage, writtenPage } from "#app/kit/use-card-page.ts";
import { browserQueryClient, dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { ProfessionalPage } from "../../professionals.contract.ts";
import { professionalsJsonLd } from "../../professionals.json-ld.ts";
import { type ProfessionalSearch, parseProfessionalSearch, professionalAddress, professionalsPath } from "../../professionals.search.ts";
import { TRADE_PAGES, tradePageOf } from "../../professionals.ts";
import { ProfessionalFilters } from "../components/professional-filters.tsx";
import { ProfessionalResults } from "../components/professional-results.tsx";
import { ProfessionalChips, ProfessionalToolbar } from "../components/professional-toolbar.tsx";
import type { Route } from "./+types/directory";
import "../../professionals.css";

const FORM = "professional-filters";

const queriesOf = (queries: typeof orpc, search: ProfessionalSearch) => {
  const { sort: _sort, page: _page, ...filters } = search;
  return { list: queries.professionals.list.queryOptions({ input: search }), facets: queries.professionals.facets.queryOptions({ input: filters }) };
};

/** The search of an address; a trade that has a page of its own is shown there. */
function searchOf(request: Request, trade: string | undefined): ProfessionalSearch {
  if (trade !== undefined && !Object.hasOwn(TRADE_PAGES, trade)) throw data(null, { status: 404 });
  const url = new URL(request.url);
  const search = parseProfessionalSearch(url.searchParams, trade);
  if (trade === undefined && tradePageOf(search.profession)) throw redirect(professionalsPath(search), 301);
  return search;
}

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const search = searchOf(request, params.trade);
  const client = makeQueryClient();
  const { list, facets } = queriesOf(context.get(requestContext).orpc as unknown as typeof orpc, search);
  await Promise.all([client.prefetchQuery(list), client.prefetchQuery(facets)]);
  const page = client.getQueryData(list.queryKey);
  redirectToLast(search, page);
  // The cards are in the page as HTML: only how many there are travels beside them.
  client.removeQueries({ queryKey: list.queryKey, exact: true });
  return { search, first: page && writtenPage(page), listed: page?.items.map(({ name, path }) => ({ name, path })), state: dehydrateStable(client) };
}

/** The next page is shown when it is there; until then the present one stays. A failure is shown in its place. */
export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const search = searchOf(request, params.trade);
  const client = browserQueryClient();
  const { list, facets } = queriesOf(orpc, search);
  await Promise.all([client.prefetchQuery(list), client.prefetchQuery(facets)]);
  redirectToLast(search, client.getQueryData(list.queryKey));
  return { search, first: undefined, listed: undefined, state: undefined };
}

/** A number behind the last page leads to the last page. */
function redirectToLast(search: ProfessionalSearch, found: ProfessionalPage | undefined): void {
  if (found && found.page !== search.page) throw redirect(professionalsPath({ ...search, page: found.page }));
}

export default function Directory({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <Professionals {...loaderData} />
    </HydrationBoundary>
  );
}

/** `first`: this very page came from the server, with its cards. */
function Professionals({ search, first, listed }: Route.ComponentProps["loaderData"]) {
  const t = useT("professionals");
  const navigate = useNavigate();
  const queries = queriesOf(orpc, search);
  const trade = tradePageOf(search.profession);
  const list = useCardPage<ProfessionalPage>(queries.list, first, professionalsPath({ profession: search.profession }));
  const { data: facets } = useQuery({ ...queries.facets, placeholderData: keepPreviousData });
  // Words that are being typed leave one step in the history, not one for each pause.
  const onChange = (change: Partial<ProfessionalSearch>) =>
    void navigate(professionalsPath(professionalAddress.change(search, change)), { preventScrollReset: true, replace: "search" in change });
  const filters = { search, facets, onChange };
  return (
    <div className="wrap">
      <DirectoryHead search={search} listed={listed} />
      <PageHeader title={t(trade ? `trade.${trade}.title` : "title")} text={t(trade ? `trade.${trade}.text` : "subtitle")} />
      <div className="split">
        <aside className="filters" id="filters" aria-label={t("filters")}>
          <ProfessionalFilters {...filters} form={FORM} />
        </aside>
        <section aria-label={t("title")}>
          <ProfessionalToolbar {...filters} found={list.found} form={FORM} />
          {list.failed ? (
            <LocalErrorBox error={list.failed.error} onTryAgain={() => void list.failed?.refetch()} />
          ) : (
            <>
              <ProfessionalChips search={search} facets={facets} found={list.found} />
              <ProfessionalResults search={search} list={list} />
            </>
          )}
        </section>
      </div>
    </div>
  );
}

function DirectoryHead({ search, listed }: Pick<Route.ComponentProps["loaderData"], "search" | "listed">) {
  const t = useT("professionals");
  const { code } = useLanguage();
  const siteUrl = useRootData()?.siteUrl;
  const trade = tradePageOf(search.profession);
  const { data: facets } = useQuery({ ...queriesOf(orpc, search).facets, placeholderData: keepPreviousData });
  const kind = t(trade ? `trade.${trade}.title` : "title");
  const place =
    search.place && (facets?.regions.flatMap((region) => [region, ...region.cities]).find(({ value }) => value === search.place)?.label ?? search.place);
  return (
    <PageHead
      title={place ? t("titleIn", { kind, place }) : kind}
      description={t(trade ? `trade.${trade}.text` : "description")}
      path={professionalsPath({ ...search, sort: "recommended" })}
      language={code}
      isHidden={search.search !== ""}
      jsonLd={siteUrl && listed?.length ? professionalsJsonLd(listed, siteUrl) : undefined}
    />
  );
}
