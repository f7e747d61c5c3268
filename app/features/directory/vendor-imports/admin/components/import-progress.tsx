import { useState } from "react";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Badge } from "#app/ui/marks.tsx";
import { ProgressBar } from "#app/ui/states.tsx";
import type { VendorImport } from "../../vendor-imports.contract.ts";

export function ImportProgress({ run, isCancelling, onCancel }: { run: VendorImport; isCancelling: boolean; onCancel(): void }) {
  const t = useT("vendor-imports");
  const format = useFormat();
  const share = run.totalRows ? run.processedRows / run.totalRows : undefined;
  const [isAsking, setAsking] = useState(false);
  const cancel = () => {
    setAsking(false);
    onCancel();
  };
  const step =
    run.status === "queued"
      ? t("progress.queued")
      : run.totalRows === null
        ? t("progress.reading")
        : t("progress.rows", { done: format.number(run.processedRows), total: format.number(run.totalRows) });
  return (
    <section className="panel grid gap-4" aria-labelledby="import-progress">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="import-progress" className="text-lg font-medium">
          {t("progress.title")}
        </h2>
        {run.isDryRun && <Badge tone="info">{t("dryRun")}</Badge>}
      </div>
      <p className="text-sm text-muted">
        <bdi>{run.fileName}</bdi>
      </p>
      <ProgressBar label={t("progress.label", { file: run.fileName })} value={share} />
      <p role="status">{step}</p>
      <p className="text-sm text-muted">{t("progress.leave")}</p>
      <div>
        <Button pending={isCancelling} onClick={() => setAsking(true)}>
          {t("progress.cancel")}
        </Button>
        <ConfirmDialog
          isOpen={isAsking}
          onClose={() => setAsking(false)}
          title={t("cancel.title")}
          cancel={t("cancel.continue")}
          action={t("progress.cancel")}
          isDanger
          onConfirm={cancel}
        >
          {t(run.isDryRun ? "cancel.textDry" : "cancel.text")}
        </ConfirmDialog>
      </div>
    </section>
  );
}
