import { HydrationBoundary, keepPreviousData, useQuery } from "@tanstack/react-query";
import { data, redirect, useNavigate } from "react-router";
import { cardLoader } from "#app/api/card-loader.server.ts";
import { orpc } from "#app/api/client.ts";
import { type CardListArgs, cardClientLoader } from "#app/kit/card-list.ts";
import { PageHead } from "#app/kit/page-head.tsx";
import { useRootData } from "#app/kit/root-data.ts";
import { useCardPage } from "#app/kit/use-card-page.ts";
import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { itemList } from "#app/platform/pages/json-ld.ts";
import { readServerRows } from "#app/platform/pages/server-rows.ts";
import { isThinList } from "#app/platform/pages/thin.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { CardScreen } from "#app/ui/list/card-screen.tsx";
import type { ProfessionalFacets, ProfessionalPage } from "../../professionals.contract.ts";
import { type ProfessionalSearch, parseProfessionalSearch, professionalAddress, professionalsPath } from "../../professionals.search.ts";
import { TRADE_PAGES, tradePageOf } from "../../professionals.ts";
import { ProfessionalFilters } from "../components/professional-filters.tsx";
import { ProfessionalResults } from "../components/professional-results.tsx";
import { ProfessionalChips, ProfessionalToolbar } from "../components/professional-toolbar.tsx";
import type { Route } from "./+types/directory";
import "../../professionals.css";

const FORM = "professional-filters";

/** The search of an address; a trade that has a page of its own is shown there. */
function searchOf({ request, params: { trade } }: CardListArgs): ProfessionalSearch {
  if (trade !== undefined && !Object.hasOwn(TRADE_PAGES, trade)) throw data(null, { status: 404 });
  const search = parseProfessionalSearch(new URL(request.url).searchParams, trade);
  if (trade === undefined && tradePageOf(search.profession)) throw redirect(professionalsPath(search), 301);
  return search;
}

const directory = {
  searchOf,
  queriesOf(queries: typeof orpc, search: ProfessionalSearch) {
    const { sort: _sort, page: _page, ...filters } = search;
    return { list: queries.professionals.list.queryOptions({ input: search }), facets: queries.professionals.facets.queryOptions({ input: filters }) };
  },
  pathOf: professionalsPath,
};

export const loader = cardLoader(directory);
export const clientLoader = cardClientLoader(directory);

export default function Directory({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <Professionals {...loaderData} />
    </HydrationBoundary>
  );
}

/** `first`: this very page came from the server, with its cards. */
function Professionals({ search, first }: Route.ComponentProps["loaderData"]) {
  const t = useT("professionals");
  const navigate = useNavigate();
  const queries = directory.queriesOf(orpc, search);
  const trade = tradePageOf(search.profession);
  const list = useCardPage<ProfessionalPage>(queries.list, first, professionalsPath({ profession: search.profession }));
  const { data: facets } = useQuery({ ...queries.facets, placeholderData: keepPreviousData });
  // Words that are being typed leave one step in the history, not one for each pause.
  const onChange = (change: Partial<ProfessionalSearch>) =>
    void navigate(professionalsPath(professionalAddress.change(search, change)), { preventScrollReset: true, replace: "search" in change });
  const filters = { search, facets, onChange, form: FORM };
  return (
    <div className="wrap professionals">
      <DirectoryHead search={search} facets={facets} found={list.found} first={first} />
      {search.search && list.found && !list.isLoading && <meta name="searched" content={`professionals ${list.found.total} ${search.search}`} />}
      <CardScreen
        title={t(trade ? `trade.${trade}.title` : "title")}
        text={t(trade ? `trade.${trade}.text` : "subtitle")}
        actions={<ButtonLink to="/project-create">{t("post.action")}</ButtonLink>}
        filters={<ProfessionalFilters {...filters} />}
        toolbar={<ProfessionalToolbar {...filters} found={list.found} />}
        failed={list.failed}
      >
        <ProfessionalChips search={search} facets={facets} found={list.found} />
        <ProfessionalResults search={search} list={list} />
      </CardScreen>
    </div>
  );
}

type HeadProps = Pick<Route.ComponentProps["loaderData"], "search" | "first"> & {
  facets: ProfessionalFacets | undefined;
  found: { total: number } | undefined;
};

function DirectoryHead({ search, facets, found, first }: HeadProps) {
  const t = useT("professionals");
  const { code } = useLanguage();
  const siteUrl = useRootData()?.siteUrl ?? "";
  const path = professionalsPath({ ...search, sort: "recommended" });
  const trade = tradePageOf(search.profession);
  // Only the server writes them, from the cards that it alone has.
  const listed = import.meta.env.SSR && first ? (readServerRows(first.cards) ?? []) : [];
  const kind = t(trade ? `trade.${trade}.title` : "title");
  const place =
    search.place && (facets?.regions.flatMap((region) => [region, ...region.cities]).find(({ value }) => value === search.place)?.label ?? search.place);
  return (
    <PageHead
      title={place ? t("titleIn", { kind, place }) : kind}
      description={t(trade ? `trade.${trade}.text` : "description")}
      path={path}
      language={code}
      isHidden={isThinList(path, found?.total)}
      jsonLd={import.meta.env.SSR ? itemList(siteUrl, listed) : {}}
    />
  );
}
