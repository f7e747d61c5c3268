import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { ProgressBar } from "#app/ui/states.tsx";
import type { BulkChange } from "../../bulk-changes.contract.ts";

export function BulkProgress({ change }: { change: BulkChange }) {
  const t = useT("bulk-changes");
  const format = useFormat();
  return (
    <div className="panel mb-3 grid gap-2" data-testid="bulk-progress">
      <p className="text-sm" role="status">
        {t(change.undoOf ? "undoing" : "progress", { done: format.number(change.done), total: format.number(change.total) })}
      </p>
      <ProgressBar label={t("progressLabel")} value={change.total > 0 ? change.done / change.total : undefined} />
    </div>
  );
}
