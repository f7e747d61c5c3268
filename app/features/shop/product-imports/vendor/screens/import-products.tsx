import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft, Download } from "lucide-react";
import { useState } from "react";
import { api, orpc } from "#app/api/client.ts";
import { prefetchLoader, vendors } from "#app/api/list-loader.server.ts";
import { PRODUCT_CATEGORIES, type ProductCategory } from "#app/features/shop/products/public.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useWatched } from "#app/kit/use-watched.ts";
import { FILE_PROBLEMS, type FileProblem } from "#app/platform/csv/file-error.ts";
import { isRunning } from "#app/platform/imports/import-status.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { morePages } from "#app/platform/list/more-pages.ts";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { FileDrop } from "#app/ui/file-drop.tsx";
import { Select } from "#app/ui/input.tsx";
import { useMoreList } from "#app/ui/list/use-list.ts";
import { toast } from "#app/ui/toast.tsx";
import type { ProductImport } from "../../product-imports.contract.ts";
import { MAX_FILE_BYTES } from "../../product-imports.ts";
import { ImportRun } from "../components/import-run.tsx";

const runs = (queries: typeof orpc) => queries.productImports.list.infiniteOptions(morePages({}));
const MEGABYTE = 1_000_000;

export const handle = { namespaces: ["product-imports", "products"] };

export const loader = prefetchLoader(vendors, (server) => [runs(server), server.vendorProducts.sellers.queryOptions()]);

/** How an import is followed while it runs. */
const IMPORT = {
  query: (id: string) => orpc.productImports.get.queryOptions({ input: { id } }),
  watch: (id: string, signal: AbortSignal) => api.productImports.watch({ id }, { signal }),
  isRunning: ({ status }: ProductImport) => isRunning(status),
};

export default hydrated(ImportProducts);

function ImportProducts() {
  const t = useT("product-imports");
  const client = useQueryClient();
  const { data: sellers = [] } = useQuery(orpc.vendorProducts.sellers.queryOptions());
  const [chosenVendor, setVendor] = useState<string>();
  const vendorId = chosenVendor ?? sellers.find(({ canEdit }) => canEdit)?.id ?? sellers[0]?.id;
  const canEdit = sellers.some((seller) => seller.id === vendorId && seller.canEdit);
  const [category, setCategory] = useState<ProductCategory>("decor");
  const [refusal, setRefusal] = useState<string | null>(null);
  const list = useMoreList({ ...runs(orpc), staleTime: 0 });
  const [begunId, setBegun] = useState<string | null>(null);
  const shownId = begunId ?? list.items?.[0]?.id ?? null;
  const refresh = () => Promise.all([orpc.productImports.key(), orpc.vendorProducts.list.key()].map((queryKey) => client.invalidateQueries({ queryKey })));
  const shown = useWatched(shownId, IMPORT, { onEnd: () => void refresh() }) ?? list.items?.find(({ id }) => id === shownId);
  const begun = (run: ProductImport) => {
    setRefusal(null);
    client.setQueryData(orpc.productImports.get.queryKey({ input: { id: run.id } }), run);
    setBegun(run.id);
    return refresh();
  };
  const refuse = (error: unknown) => {
    const { problem, detail } = (error as { data?: { problem?: FileProblem; detail?: string } }).data ?? {};
    const isKnown = problem !== undefined && FILE_PROBLEMS.includes(problem);
    setRefusal(isKnown ? t(`file.${problem}`, { detail: detail ?? "" }) : t("failed"));
    toast({ title: t("failed"), tone: "danger" });
  };
  return (
    <div className="grid max-w-[960px] gap-6">
      <title>{t("title")}</title>
      <DashboardHeader
        title={t("title")}
        text={t("text")}
        actions={
          <ButtonLink size="sm" to="/vendor/products" icon={<ArrowLeft size={16} className="flip" aria-hidden />}>
            {t("back")}
          </ButtonLink>
        }
      />
      {sellers.length > 1 && (
        <Select label={t("vendor")} value={vendorId} onChange={(event) => setVendor(event.target.value)}>
          {sellers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      {canEdit && vendorId && (
        <FilePanel vendorId={vendorId} category={category} onCategory={setCategory} refusal={refusal} onBegun={begun} onRefused={refuse} />
      )}
      {shown && <ImportRun key={shown.id} run={shown} canEdit={canEdit} category={category} onBegun={begun} onRefused={refuse} />}
      {vendorId && <ExportPanel vendorId={vendorId} />}
    </div>
  );
}

type PanelProps = {
  vendorId: string;
  category: ProductCategory;
  onCategory(category: ProductCategory): void;
  refusal: string | null;
  onBegun(run: ProductImport): unknown;
  onRefused(error: unknown): void;
};

function FilePanel({ vendorId, category, onCategory, refusal, onBegun, onRefused }: PanelProps) {
  const t = useT("product-imports");
  const shop = useT("products");
  const start = useMutation({
    mutationFn: (file: File) => api.productImports.start({ vendorId, file, category, isDryRun: true }),
    onSuccess: onBegun,
    onError: onRefused,
  });
  return (
    <section className="panel grid gap-5 p-5" aria-labelledby="import-file">
      <h2 id="import-file" className="text-lg">
        {t("start.title")}
      </h2>
      <Select label={t("category")} hint={t("categoryHint")} value={category} onChange={(event) => onCategory(event.target.value as ProductCategory)}>
        {PRODUCT_CATEGORIES.map((each) => (
          <option key={each} value={each}>
            {shop(`category.${each}`)}
          </option>
        ))}
      </Select>
      <FileDrop
        label={t("start.label")}
        accept=".csv,.xlsx,text/csv"
        hint={start.isPending ? t("start.sending") : t("start.hint", { size: MAX_FILE_BYTES / MEGABYTE })}
        disabled={start.isPending}
        onFiles={([file]) => file && start.mutate(file)}
      />
      {refusal && (
        <p role="alert" className="text-sm text-danger">
          {refusal}
        </p>
      )}
    </section>
  );
}

function ExportPanel({ vendorId }: { vendorId: string }) {
  const t = useT("product-imports");
  return (
    <section className="panel grid gap-4 p-5" aria-labelledby="export">
      <h2 id="export" className="text-lg">
        {t("export.title")}
      </h2>
      <p className="text-sm text-muted">{t("export.text")}</p>
      <div className="flex flex-wrap gap-2">
        {(["csv", "xlsx"] as const).map((format) => (
          <a key={format} className={buttonClass({ size: "sm" })} href={`/api/v1/vendor/product-imports/export/${vendorId}?format=${format}`} download>
            <Download size={16} aria-hidden />
            {t(`export.${format}`)}
          </a>
        ))}
      </div>
    </section>
  );
}
