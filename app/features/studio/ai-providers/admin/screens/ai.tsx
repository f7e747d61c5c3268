import { HydrationBoundary, useQuery, useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { orpc } from "#app/api/client.ts";
import { ROLE_MISMATCH, requireRole } from "#app/api/guards.server.ts";
import { requestContext } from "#app/api/request-context.ts";
import { dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { EmptyState, ErrorNotice } from "#app/ui/states.tsx";
import type { AiProvider } from "../../ai-providers.contract.ts";
import { LimitsForm } from "../components/limits-form.tsx";
import { ProviderDialog } from "../components/provider-dialog.tsx";
import { ProviderTable } from "../components/provider-table.tsx";
import { UsageReport } from "../components/usage-report.tsx";

const DAYS = 30;

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireRole(context, request, ["admin"], { redirectTo: ROLE_MISMATCH });
  const client = makeQueryClient();
  const { aiProviders } = context.get(requestContext).orpc;
  await Promise.all([client.prefetchQuery(aiProviders.get.queryOptions()), client.prefetchQuery(aiProviders.usage.queryOptions({ input: { days: DAYS } }))]);
  return { state: dehydrateStable(client) };
}

export default function AdminAi() {
  const { state } = useLoaderData<typeof loader>();
  return (
    <HydrationBoundary state={state}>
      <AiAdministration />
    </HydrationBoundary>
  );
}

/** The provider in the dialog; "new" while one is being made. */
type Edited = AiProvider | "new" | null;

function AiAdministration() {
  const t = useT("ai-providers.admin");
  const client = useQueryClient();
  const [edited, setEdited] = useState<Edited>(null);
  const list = useQuery(orpc.aiProviders.get.queryOptions());
  const refresh = () => client.invalidateQueries({ queryKey: orpc.aiProviders.key() });
  const add = (
    <Button size="sm" variant="primary" icon={<Plus size={16} aria-hidden />} onClick={() => setEdited("new")}>
      {t("add")}
    </Button>
  );
  return (
    <>
      <title>{t("title")}</title>
      <DashboardHeader title={t("title")} text={t("subtitle")} actions={add} />
      <div className="mt-6 grid gap-10">
        {list.isError ? (
          <ErrorNotice
            title={t("error")}
            actions={
              <Button onClick={() => void list.refetch()} pending={list.isFetching}>
                {t("tryAgain")}
              </Button>
            }
          >
            <p>{t("failed")}</p>
          </ErrorNotice>
        ) : list.data?.providers.length === 0 ? (
          <EmptyState title={t("empty")} text={t("emptyText")} />
        ) : (
          <ProviderTable items={list.data?.providers} onEdit={setEdited} onChanged={refresh} />
        )}
        {list.data && <LimitsForm limits={list.data.limits} providers={list.data.providers} onSaved={refresh} />}
        <UsageReport days={DAYS} />
      </div>
      {edited && <ProviderDialog provider={edited === "new" ? null : edited} onClose={() => setEdited(null)} onSaved={refresh} />}
    </>
  );
}
