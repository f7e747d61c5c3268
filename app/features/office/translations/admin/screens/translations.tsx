import { HydrationBoundary, keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { Download, Upload } from "lucide-react";
import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from "react-router";
import { orpc } from "#app/api/client.ts";
import { ROLE_MISMATCH, requireRole } from "#app/api/guards.server.ts";
import { requestContext } from "#app/api/request-context.ts";
import { dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { Pager } from "#app/ui/list/pager.tsx";
import { EmptyState, ErrorNotice } from "#app/ui/states.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import type { TextEntry } from "../../translations.contract.ts";
import { PAGE_SIZE, parseTextSearch, TEXT_STATES, type TextSearch, textSearchPath } from "../../translations.ts";
import { ImportDialog } from "../components/import-dialog.tsx";
import { TextDialog } from "../components/text-dialog.tsx";
import { TextFilters } from "../components/text-filters.tsx";
import { TextTable } from "../components/text-table.tsx";

const FRESH_MS = 30_000;

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireRole(context, request, ["admin"], { redirectTo: ROLE_MISMATCH });
  const client = makeQueryClient();
  const input = parseTextSearch(new URL(request.url).searchParams);
  await client.prefetchQuery(context.get(requestContext).orpc.translations.list.queryOptions({ input }));
  return { state: dehydrateStable(client) };
}

/** Filters are asked for by the screen itself. */
export const shouldRevalidate = () => false;

export default function AdminTranslations() {
  const { state } = useLoaderData<typeof loader>();
  return (
    <HydrationBoundary state={state}>
      <Texts />
    </HydrationBoundary>
  );
}

function Texts() {
  const t = useT("translations.admin");
  const format = useFormat();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const search = parseTextSearch(parameters);
  const [edited, setEdited] = useState<TextEntry | null>(null);
  const [isImporting, setImporting] = useState(false);
  const list = useQuery({ ...orpc.translations.list.queryOptions({ input: search }), staleTime: FRESH_MS, placeholderData: keepPreviousData });
  const refresh = () => client.invalidateQueries({ queryKey: orpc.translations.key() });
  const change = (next: Partial<TextSearch>) => void navigate(textSearchPath({ ...search, at: 1, ...next }), { replace: true, preventScrollReset: true });
  const counts = list.data?.counts;
  return (
    <>
      <title>{t("title")}</title>
      <DashboardHeader
        title={t("title")}
        text={t("subtitle")}
        actions={
          <>
            <a className="btn sm" href="/admin/translations/export" download>
              <Download size={16} aria-hidden />
              {t("export.all")}
            </a>
            <a className="btn sm" href="/admin/translations/export?changed" download>
              <Download size={16} aria-hidden />
              {t("export.changed")}
            </a>
            <Button size="sm" icon={<Upload size={16} aria-hidden />} onClick={() => setImporting(true)}>
              {t("import.open")}
            </Button>
          </>
        }
      />
      <div className="mt-4 grid gap-4">
        <Tabs
          label={t("state.label")}
          current={search.state}
          tabs={TEXT_STATES.map((state) => ({
            id: state,
            to: textSearchPath({ ...search, state, at: 1 }),
            label: counts ? t("state.count", { name: t(`state.${state}`), count: format.number(counts[state]) }) : t(`state.${state}`),
          }))}
        />
        <TextFilters search={search} pages={list.data?.pages ?? []} onChange={change} />
        {list.isError ? (
          <ErrorNotice
            title={t("error.title")}
            actions={
              <Button onClick={() => void list.refetch()} pending={list.isFetching}>
                {t("error.tryAgain")}
              </Button>
            }
          >
            <p>{t("error.text")}</p>
          </ErrorNotice>
        ) : list.data?.total === 0 ? (
          <EmptyState title={t("empty.title")} text={t(`empty.${search.state}`)} />
        ) : (
          <TextTable items={list.data?.items} onEdit={setEdited} />
        )}
        <Pager
          page={search.at}
          pageCount={Math.ceil((list.data?.total ?? 0) / PAGE_SIZE)}
          to={(at) => textSearchPath({ ...search, at })}
          preventScrollReset={false}
        />
      </div>
      {edited && <TextDialog entry={edited} onClose={() => setEdited(null)} onSaved={refresh} />}
      {isImporting && <ImportDialog onClose={() => setImporting(false)} onDone={refresh} />}
    </>
  );
}
