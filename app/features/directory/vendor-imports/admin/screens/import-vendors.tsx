import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { api, orpc } from "#app/api/client.ts";
import { everybody, prefetchLoader } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useWatched } from "#app/kit/use-watched.ts";
import { FILE_PROBLEMS, type FileProblem } from "#app/platform/csv/file-error.ts";
import { isRunning } from "#app/platform/imports/import-status.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { morePages } from "#app/platform/list/more-pages.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { useMoreList } from "#app/ui/list/use-list.ts";
import { toast } from "#app/ui/toast.tsx";
import type { VendorImport } from "../../vendor-imports.contract.ts";
import { outcomeOf } from "../../vendor-imports.ts";
import { ImportHistory } from "../components/import-history.tsx";
import { ImportProgress } from "../components/import-progress.tsx";
import { type CategoryMapping, ImportResults } from "../components/import-results.tsx";
import { Instructions } from "../components/instructions.tsx";
import { UploadPanel } from "../components/upload-panel.tsx";

const PAGE = 10;
const imports = (queries: typeof orpc) => queries.vendorImports.list.infiniteOptions(morePages({ limit: PAGE }));

export const loader = prefetchLoader(everybody, (server) => [imports(server)]);

/** How an import is followed while it runs. */
const IMPORT = {
  query: (id: string) => orpc.vendorImports.get.queryOptions({ input: { id } }),
  watch: (id: string, signal: AbortSignal) => api.vendorImports.watch({ id }, { signal }),
  isRunning: ({ status }: VendorImport) => isRunning(status),
};

export default hydrated(ImportVendors);

function ImportVendors() {
  const t = useT("vendor-imports");
  const format = useFormat();
  const client = useQueryClient();
  const history = useMoreList({ ...imports(orpc), staleTime: 0 });
  const items = history.items ?? [];
  const [chosenId, setChosenId] = useState<string | null>(null);
  // On return: the running import, or the last result.
  const shownId = chosenId ?? (items.find(({ status }) => isRunning(status)) ?? items[0])?.id ?? null;
  const refresh = () => client.invalidateQueries({ queryKey: orpc.vendorImports.list.key() });

  const announce = (run: VendorImport) => {
    const { status, isDryRun, failure, ...counts } = run;
    const { created, updated, skipped } = counts;
    const outcome = outcomeOf(run);
    const description = t("toast.counts", { created: format.number(created), updated: format.number(updated), skipped: format.number(skipped) });
    if (status === "completed" && outcome === "nothing") toast({ title: t("results.nothing"), description, tone: "danger" });
    else if (status === "completed") toast({ title: t(isDryRun ? "toast.dryComplete" : "toast.complete"), description });
    else if (status === "failed") toast({ title: t("toast.failed"), description: failure, tone: "danger" });
    else toast({ title: t("toast.cancelled"), description });
    void refresh();
    // Vendors and categories changed: invalidate every other screen's data.
    if (!isDryRun) void client.invalidateQueries({ predicate: ({ queryKey }) => !JSON.stringify(queryKey).includes("vendorImports") });
  };
  const watched = useWatched(shownId, IMPORT, { onEnd: announce });
  const shown = watched ?? items.find(({ id }) => id === shownId);
  // The row matches the panel before the list reloads.
  const rows = { ...history, items: history.items?.map((item) => (item.id === watched?.id ? watched : item)) };

  const begun = async (run: VendorImport) => {
    client.setQueryData(orpc.vendorImports.get.queryKey({ input: { id: run.id } }), run);
    setChosenId(run.id);
    // So short that it is over already.
    if (!isRunning(run.status)) announce(run);
    await refresh();
  };
  const refuse = (error: unknown) => {
    const { problem, detail } = (error as { data?: { problem?: FileProblem; detail?: string } }).data ?? {};
    const isKnown = problem !== undefined && FILE_PROBLEMS.includes(problem);
    const text = isKnown ? t(`file.${problem}`, { detail: detail ?? "" }) : t("file.unknown");
    toast({ title: t(problem === "invalid_file" ? "toast.invalid" : "toast.failed"), description: text, tone: "danger" });
    // It is in the history, too.
    setChosenId(null);
    void refresh();
    return text;
  };
  const start = useMutation({ mutationFn: (input: { file: File; isDryRun: boolean }) => api.vendorImports.start(input), onSuccess: begun });
  const apply = useMutation({
    mutationFn: (input: { id: string; categories: CategoryMapping }) => api.vendorImports.apply(input),
    onSuccess: begun,
    onError: refuse,
  });
  const cancel = useMutation({ mutationFn: (id: string) => api.vendorImports.cancel({ id }), onError: () => refresh() });

  return (
    <>
      <title>{t("title")}</title>
      <DashboardHeader
        title={t("title")}
        text={t("subtitle")}
        actions={
          <ButtonLink size="sm" to="/admin/vendors" icon={<ArrowLeft size={16} className="flip" aria-hidden />}>
            {t("backToVendors")}
          </ButtonLink>
        }
      />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
          <UploadPanel isBusy={start.isPending} onStart={(file, isDryRun) => start.mutateAsync({ file, isDryRun }).then(() => null, refuse)} />
          {shown && isRunning(shown.status) && <ImportProgress run={shown} isCancelling={cancel.isPending} onCancel={() => cancel.mutate(shown.id)} />}
          {shown && !isRunning(shown.status) && (
            <ImportResults key={shown.id} run={shown} isApplying={apply.isPending} onApply={(categories) => apply.mutate({ id: shown.id, categories })} />
          )}
        </div>
        <Instructions />
      </div>
      <ImportHistory list={rows} shownId={shownId} onShow={setChosenId} />
    </>
  );
}
