import { useQuery } from "@tanstack/react-query";
import { Download, Play } from "lucide-react";
import { useState } from "react";
import { orpc } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { Badge } from "#app/ui/marks.tsx";
import { ErrorNotice } from "#app/ui/states.tsx";
import type { RowError, VendorImport } from "../../vendor-imports.contract.ts";
import { outcomeOf, SHOWN_ERRORS } from "../../vendor-imports.ts";
import { ImportBadge } from "./import-badge.tsx";
import { NewCategories } from "./new-categories.tsx";

const COUNTERS = ["created", "updated", "categoriesCreated", "skipped", "errors", "unchanged"] as const;

export type CategoryMapping = { name: string; categoryId: string }[];
type Props = { run: VendorImport; isApplying: boolean; onApply(categories: CategoryMapping): void };

export function ImportResults({ run, isApplying, onApply }: Props) {
  const t = useT("vendor-imports");
  const [mapping, setMapping] = useState<Readonly<Record<string, string>>>({});
  const outcome = outcomeOf(run);
  const apply = () => onApply(Object.entries(mapping).flatMap(([name, categoryId]) => (categoryId ? [{ name, categoryId }] : [])));
  const format = useFormat();
  return (
    <section className="panel grid min-w-0 gap-2" aria-labelledby="import-results">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="import-results" className="text-lg font-medium">
          {t(run.isDryRun ? "results.dryTitle" : "results.title")}
        </h2>
        {run.isDryRun && <Badge tone="info">{t("dryRun")}</Badge>}
        <ImportBadge run={run} />
      </div>
      <p className="text-sm text-muted">
        <bdi>{run.fileName}</bdi>
      </p>
      {run.failure && (
        <ErrorNotice title={t("results.failed")}>
          <p>{run.failure}</p>
        </ErrorNotice>
      )}
      <dl className="my-3 grid grid-cols-2 gap-x-6 gap-y-4 border-y border-line py-4 sm:grid-cols-3" data-testid="counters">
        {COUNTERS.map((id) => (
          <div key={id} className="flex flex-col-reverse">
            <dt className="text-sm text-muted">{t(`results.${id}`)}</dt>
            <dd className="text-xl tabular-nums">{format.number(run[id])}</dd>
          </div>
        ))}
      </dl>
      {run.skipped > 0 && (
        <p className="text-sm text-muted">
          {t("results.explain", {
            skipped: run.skipped,
            unchanged: format.number(run.unchanged),
            repeated: format.number(run.skipped - run.unchanged - run.errors),
            errors: format.number(run.errors),
          })}
        </p>
      )}
      {run.status === "cancelled" && !run.isDryRun && <p className="text-sm">{t("results.cancelled", { count: run.created + run.updated })}</p>}
      {run.newCategories.length > 0 && <NewCategories run={run} mapping={mapping} onMap={(name, id) => setMapping({ ...mapping, [name]: id })} />}
      {run.isApplicable && outcome !== "nothing" && (
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="primary" icon={<Play size={16} aria-hidden />} pending={isApplying} onClick={apply}>
            {t("results.apply")}
          </Button>
          <span className="text-sm text-muted">{t("results.applyHint")}</span>
        </div>
      )}
      {run.isDryRun && <Examples run={run} />}
      {run.errors > 0 && <RowErrors run={run} />}
    </section>
  );
}

function Examples({ run }: { run: VendorImport }) {
  const t = useT("vendor-imports");
  const format = useFormat();
  if (run.examples.length === 0) return null;
  return (
    <details className="mt-2">
      <summary className="cursor-pointer font-medium">{t("results.examples")}</summary>
      <ul className="mt-2 grid gap-1 text-sm">
        {run.examples.map(({ row, name, did, fields }) => (
          <li key={`${row}${did}`}>
            <bdi className="font-medium">{name}</bdi> ·{" "}
            {t(did === "created" ? "results.willCreate" : "results.willUpdate", { row, fields: format.list(fields) })}
          </li>
        ))}
      </ul>
    </details>
  );
}

function RowErrors({ run }: { run: VendorImport }) {
  const t = useT("vendor-imports");
  const { data } = useQuery(orpc.vendorImports.listErrors.queryOptions({ input: { id: run.id, limit: SHOWN_ERRORS } }));
  const shown = data?.items ?? [];
  const rest = run.errors - new Set(shown.map(({ row }) => row)).size;
  const line = ({ row, code, column, value }: RowError) => {
    const message = t(`problem.${code}`, { column, value });
    return code === "missing_name" ? t("row.plain", { row, message }) : t("row.coded", { row, code, message });
  };
  return (
    <div className="mt-4 grid gap-3">
      <h3 className="font-medium">{t("results.errorList")}</h3>
      <ul className="grid gap-1 text-sm" data-testid="row-errors">
        {shown.map((error) => (
          <li key={`${error.row}.${error.position}`} dir="auto">
            {line(error)}
          </li>
        ))}
        {rest > 0 && data && <li className="text-muted">{t("results.more", { count: rest })}</li>}
      </ul>
      <div>
        <a className={buttonClass({ size: "sm" })} href={`/api/v1/vendor-imports/${run.id}/errors.csv`} download={`errors_${run.id.slice(0, 8)}.csv`}>
          <Download size={16} aria-hidden />
          {t("results.download")}
        </a>
      </div>
    </div>
  );
}
