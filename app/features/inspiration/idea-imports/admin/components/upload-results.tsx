import { useQuery } from "@tanstack/react-query";
import { ArrowRight, CircleCheck, CircleX, TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import { orpc } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { ProgressBar } from "#app/ui/states.tsx";
import type { UploadData } from "../../idea-imports.contract.ts";
import { ErrorReport } from "./error-report.tsx";

const SHOWN = 100;

/** The result of a file: counts, and each refused item with the reason. */
export function UploadResults({ run }: { run: UploadData }) {
  const t = useT("idea-imports");
  const isDone = run.status === "completed";
  const Icon = isDone ? CircleCheck : run.status === "failed" ? CircleX : TriangleAlert;
  const status = t(isDone ? "progress.completed" : run.status === "failed" ? "progress.failed" : "progress.cancelled");
  return (
    <section className="panel grid grid-cols-[minmax(0,1fr)] gap-4" aria-labelledby="bulk-results" data-testid="bulk-results">
      <div className="grid gap-3">
        <p className="flex items-center gap-3 font-medium" role="status">
          <Icon size={20} aria-hidden className={isDone ? "shrink-0 text-ok" : "shrink-0 text-danger"} />
          {status}
        </p>
        <ProgressBar label={t("progress.label", { file: run.fileName })} value={isDone ? 1 : 0} />
      </div>
      <h2 id="bulk-results" className="text-lg font-medium">
        {t("results.title")}
      </h2>
      {run.failure && (
        <p role="alert" className="text-danger">
          {run.failure.message}
        </p>
      )}
      <Counts run={run} />
      {run.existingItems > 0 && <p className="text-sm text-muted">{t("results.existing", { n: run.existingItems })}</p>}
      <Drafts count={run.draftItems} />
      {run.failedItems > 0 && <Problems run={run} />}
      {run.successfulItems > 0 && (
        <div>
          <Link className="link inline-flex items-center gap-2" to="/admin/design-ideas">
            {t("results.browse")}
            <ArrowRight size={16} className="flip" aria-hidden />
          </Link>
        </div>
      )}
    </section>
  );
}

/** Ideas that wait for a photograph. */
export function Drafts({ count }: { count: number }) {
  const t = useT("idea-imports");
  if (count === 0) return null;
  return (
    <p className="text-sm text-muted">
      {t("results.drafts", { n: count })}{" "}
      <Link className="link" to="/admin/design-ideas?status=unpublished">
        {t("results.openDrafts")}
      </Link>
    </p>
  );
}

function Counts({ run }: { run: UploadData }) {
  const t = useT("idea-imports");
  const format = useFormat();
  const counts = [
    ["total", run.totalItems, ""],
    ["successful", run.successfulItems, run.successfulItems > 0 ? "text-ok" : ""],
    ["failed", run.failedItems, run.failedItems > 0 ? "text-danger" : ""],
  ] as const;
  return (
    <dl className="grid grid-cols-3 gap-4 border-y border-line py-4">
      {counts.map(([id, value, tone]) => (
        <div key={id} className="flex flex-col-reverse">
          <dt className="text-sm text-muted">{t(`results.${id}`)}</dt>
          <dd className={`text-xl tabular-nums ${tone}`}>{format.number(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Problems({ run }: { run: UploadData }) {
  const t = useT("idea-imports");
  const format = useFormat();
  const { data } = useQuery(orpc.ideaImports.listErrors.queryOptions({ input: { id: run.id, limit: SHOWN } }));
  const shown = data?.items ?? run.errorLog;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="bulk-errors" className="font-medium">
          {t("results.errors")}
        </h3>
        <ErrorReport run={run} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="max-h-72 overflow-y-auto rounded-card border border-line" aria-labelledby="bulk-errors" tabIndex={0}>
        <ul className="divide-y divide-line text-sm">
          {shown.map(({ row, position, item, error }) => (
            <li key={`${row}.${position}`} className="grid gap-0.5 px-4 py-2.5">
              <span className="font-medium" dir="auto">
                {item ?? t("history.unknown")}
              </span>
              <span className="text-muted wrap-anywhere" dir="auto">
                {error || t("history.unknownError")}
              </span>
            </li>
          ))}
        </ul>
      </section>
      {data?.next && <p className="text-sm text-muted">{t("results.first", { n: format.number(SHOWN) })}</p>}
    </div>
  );
}
