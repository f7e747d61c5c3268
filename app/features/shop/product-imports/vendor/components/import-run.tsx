import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { api, orpc } from "#app/api/client.ts";
import type { ProductCategory } from "#app/features/shop/products/public.ts";
import { isRunning } from "#app/platform/imports/import-status.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { morePages } from "#app/platform/list/more-pages.ts";
import { Button } from "#app/ui/button.tsx";
import { Select } from "#app/ui/input.tsx";
import { useMoreList } from "#app/ui/list/use-list.ts";
import { toast } from "#app/ui/toast.tsx";
import type { ProductImport } from "../../product-imports.contract.ts";
import { FIELDS, type Field, headerOf } from "../../rows/columns.ts";

type Props = { run: ProductImport; canEdit: boolean; category: ProductCategory; onBegun(run: ProductImport): unknown; onRefused(error: unknown): void };
type Mapping = Record<string, Field>;

/** What a file did or would do: counts, columns that nobody knows, problems by row, and applying it. */
export function ImportRun({ run, canEdit, category, onBegun, onRefused }: Props) {
  const t = useT("product-imports");
  const format = useFormat();
  const [mapping, setMapping] = useState<Mapping>({});
  const apply = useMutation({
    mutationFn: (isDryRun: boolean) => api.productImports.apply({ id: run.id, mapping, category, isDryRun }),
    onSuccess: onBegun,
    onError: onRefused,
  });
  const cancel = useMutation({ mutationFn: () => api.productImports.cancel({ id: run.id }), onError: () => toast({ title: t("failed"), tone: "danger" }) });
  const isOpen = isRunning(run.status);
  const mayApply = canEdit && run.isApplicable;
  return (
    <section className="panel grid gap-5 p-5" aria-labelledby="import-run">
      <div>
        <h2 id="import-run" className="text-lg">
          {t(isOpen ? "run.running" : run.isDryRun ? "run.tried" : "run.done")}
        </h2>
        <p className="text-sm text-muted">
          <bdi>{run.fileName}</bdi> · {format.date(run.createdAt, "dateTime")} · {t(`status.${run.status}`)}
        </p>
      </div>
      <p role="status">
        {isOpen
          ? t("run.progress", { done: format.number(run.processedRows), total: format.number(run.totalRows) })
          : t(run.isDryRun ? "run.would" : "run.did", {
              created: format.number(run.created),
              updated: format.number(run.updated),
              unchanged: format.number(run.unchanged),
              failed: format.number(run.failed),
            })}
      </p>
      {run.failure && <p className="text-sm text-danger">{run.failure}</p>}
      {mayApply && <Columns run={run} mapping={mapping} onChange={setMapping} />}
      {canEdit && (
        <div className="flex flex-wrap gap-2">
          {isOpen && (
            <Button size="sm" pending={cancel.isPending} onClick={() => cancel.mutate()}>
              {t("run.cancel")}
            </Button>
          )}
          {mayApply && Object.keys(mapping).length > 0 && (
            <Button pending={apply.isPending} onClick={() => apply.mutate(true)}>
              {t("run.again")}
            </Button>
          )}
          {mayApply && (
            <Button variant="primary" pending={apply.isPending} onClick={() => apply.mutate(false)}>
              {t("run.apply")}
            </Button>
          )}
        </div>
      )}
      {!isOpen && <Problems id={run.id} />}
    </section>
  );
}

/** What the file's unknown columns mean. */
function Columns({ run: { columns }, mapping, onChange }: { run: ProductImport; mapping: Mapping; onChange(mapping: Mapping): void }) {
  const t = useT("product-imports");
  const unknown = columns.filter(({ field, header }) => field === null && header !== "");
  if (unknown.length === 0) return null;
  const choose = (header: string, field: Field | "") => {
    const { [header]: _, ...rest } = mapping;
    onChange(field ? { ...rest, [header]: field } : rest);
  };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <p className="text-sm text-muted sm:col-span-2">{t("columns.text")}</p>
      {unknown.map(({ header }) => (
        <Select key={header} label={<bdi>{header}</bdi>} value={mapping[header] ?? ""} onChange={({ target }) => choose(header, target.value as Field | "")}>
          <option value="">{t("columns.leave")}</option>
          {FIELDS.map((field) => (
            <option key={field} value={field}>
              {headerOf(field)}
            </option>
          ))}
        </Select>
      ))}
    </div>
  );
}

function Problems({ id }: { id: string }) {
  const t = useT("product-imports");
  const format = useFormat();
  const list = useMoreList(orpc.productImports.listProblems.infiniteOptions(morePages({ id })), ({ row, position }) => `${row}.${position}`);
  if (!list.items || list.items.length === 0) return null;
  return (
    <div className="grid gap-3">
      <h3 className="text-base">{t("problems.title")}</h3>
      <ul className="grid gap-2 text-sm">
        {list.items.map(({ row, position, code, column, value, item }) => (
          <li key={`${row}.${position}`}>
            <b className="font-medium">{t("problems.row", { n: format.number(row) })}</b> {item && <bdi>{item}: </bdi>}
            {t(`problem.${code}`)} <bdi className="text-muted">{[column, value].filter(Boolean).join(": ")}</bdi>
          </li>
        ))}
      </ul>
      {list.more && (
        <div>
          <Button size="sm" pending={list.more.isPending} onClick={list.more.load}>
            {t("problems.more")}
          </Button>
        </div>
      )}
    </div>
  );
}
