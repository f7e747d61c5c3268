import { useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { orpc } from "#app/api/client.ts";
import { admins, prefetchLoader } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { useWholeList } from "#app/ui/list/use-list.ts";
import type { AiProvider } from "../../ai-providers.contract.ts";
import { LimitsForm } from "../components/limits-form.tsx";
import { ProviderDialog } from "../components/provider-dialog.tsx";
import { ProviderTable } from "../components/provider-table.tsx";
import { UsageReport } from "../components/usage-report.tsx";

const DAYS = 30;

const providers = (queries: typeof orpc) => queries.aiProviders.get.queryOptions();

export const loader = prefetchLoader(admins, (server) => [providers(server), server.aiProviders.usage.queryOptions({ input: { days: DAYS } })]);

export default hydrated(AdminAi);

/** The provider in the dialog; "new" while one is being made. */
type Edited = AiProvider | "new" | null;

function AdminAi() {
  const t = useT("ai-providers.admin");
  const client = useQueryClient();
  const [edited, setEdited] = useState<Edited>(null);
  const list = useWholeList(providers(orpc), (all) => all.providers);
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
        <ProviderTable list={list} onEdit={setEdited} onChanged={refresh} />
        {list.first && <LimitsForm limits={list.first.limits} providers={list.first.providers} onSaved={refresh} />}
        <UsageReport days={DAYS} />
      </div>
      {edited && <ProviderDialog provider={edited === "new" ? null : edited} onClose={() => setEdited(null)} onSaved={refresh} />}
    </>
  );
}
