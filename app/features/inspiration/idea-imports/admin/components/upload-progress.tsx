import { useMutation } from "@tanstack/react-query";
import { LoaderCircle, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { api } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { ProgressBar } from "#app/ui/states.tsx";
import type { UploadData } from "../../idea-imports.contract.ts";
import { PART_BYTES } from "../../idea-imports.ts";

/** The bar's position once the file is read, as specified. */
const READ_SHARE = 0.1;

export const uploadShare = ({ totalItems, processedItems }: Pick<UploadData, "totalItems" | "processedItems">): number =>
  totalItems === 0 ? 0 : READ_SHARE + (1 - READ_SHARE) * (processedItems / totalItems);

type CardProps = { name: string; share: number; status: string; icon: ReactNode; children?: ReactNode };

function ProgressCard({ name, share, status, icon, children }: CardProps) {
  const t = useT("idea-imports");
  return (
    <section className="panel grid gap-4" aria-label={t("progress.title")} data-testid="bulk-progress">
      <p className="flex items-center gap-3 font-medium" role="status">
        {icon}
        {status}
      </p>
      <ProgressBar label={t("progress.label", { file: name })} value={share} />
      {children}
    </section>
  );
}

const spinner = <LoaderCircle size={20} className="spin shrink-0" aria-hidden />;

/** While the file is on its way. Of a file in one piece nothing has arrived until all has. */
export function SendingProgress({ name, sent, total, isOffline }: { name: string; sent: number; total: number; isOffline: boolean }) {
  const t = useT("idea-imports");
  const format = useFormat();
  const isLong = total > PART_BYTES;
  return (
    <ProgressCard name={name} share={isLong ? sent / total : 0} status={t("progress.reading")} icon={spinner}>
      {isLong && (
        <p className="text-sm text-muted tabular-nums">
          {t("progress.sent", { sent: format.fileSize(sent), total: format.fileSize(total) })} · {format.percent(Math.floor((sent / total) * 100) / 100)}
        </p>
      )}
      <p className="text-sm text-muted" role={isOffline ? "alert" : undefined}>
        {t(isOffline ? "progress.offline" : "progress.stayOpen")}
      </p>
    </ProgressCard>
  );
}

/** While the server works on it. */
export function RunningProgress({ run }: { run: UploadData }) {
  const t = useT("idea-imports");
  const format = useFormat();
  const cancel = useMutation({ mutationFn: () => api.ideaImports.cancel({ id: run.id }) });
  const status = () => {
    if (!run.startedAt) return t("progress.waiting");
    return run.totalItems === 0 ? t("progress.reading") : t("progress.processing", { n: format.number(run.totalItems) });
  };
  return (
    <ProgressCard name={run.fileName} share={uploadShare(run)} status={status()} icon={spinner}>
      {run.totalItems > 0 && (
        <p className="text-sm text-muted tabular-nums">
          {t("progress.done", { done: format.number(run.processedItems), total: format.number(run.totalItems) })}
        </p>
      )}
      <p className="text-sm text-muted">{t("progress.mayClose")}</p>
      <div>
        <Button size="sm" pending={cancel.isPending} onClick={() => cancel.mutate()}>
          {t("progress.cancel")}
        </Button>
      </div>
    </ProgressCard>
  );
}

/** When nothing could be started. The file stays chosen. */
export function FailedProgress({ name, text }: { name: string; text: string }) {
  const t = useT("idea-imports");
  return (
    <ProgressCard name={name} share={0} status={t("progress.failed")} icon={<TriangleAlert size={20} className="shrink-0 text-danger" aria-hidden />}>
      {text !== t("progress.failed") && <p className="text-sm text-muted">{text}</p>}
    </ProgressCard>
  );
}
