import { ChevronDown, CircleCheck, CircleX, Clock, TriangleAlert } from "lucide-react";
import { useId, useState } from "react";
import { useWatched } from "#app/kit/use-watched.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Badge, type Tone } from "#app/ui/marks.tsx";
import { ProgressBar } from "#app/ui/states.tsx";
import { TimeAgo } from "#app/ui/time-ago.tsx";
import type { UploadData } from "../../idea-imports.contract.ts";
import { isRunning, SHOWN_ERRORS, type UploadStatus } from "../../idea-imports.ts";
import { ErrorReport } from "./error-report.tsx";
import { uploadShare } from "./upload-progress.tsx";
import { Drafts } from "./upload-results.tsx";
import { UPLOAD } from "./watched-upload.ts";

const ICONS: Record<UploadStatus, { Icon: typeof Clock; tone: string }> = {
  completed: { Icon: CircleCheck, tone: "text-ok" },
  failed: { Icon: CircleX, tone: "text-danger" },
  processing: { Icon: Clock, tone: "text-info" },
  cancelled: { Icon: TriangleAlert, tone: "text-warn" },
  uploading: { Icon: TriangleAlert, tone: "text-warn" },
};
/** The specified default, destructive, secondary and outline. */
const BADGES: Record<UploadStatus, Tone> = { completed: "ok", failed: "danger", processing: "info", cancelled: "neutral", uploading: "neutral" };
const COUNTERS = [
  ["total", "totalItems"],
  ["success", "successfulItems"],
  ["failed", "failedItems"],
  ["processed", "processedItems"],
] as const;
/** Enough of an id to distinguish uploads. */
const ID_LENGTH = 8;

export function HistoryCard({ item }: { item: UploadData }) {
  const t = useT("idea-imports");
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const details = useId();
  const live = useWatched(isRunning(item.status) ? item.id : null, UPLOAD, { initial: item });
  const run = live ?? item;
  const { Icon, tone } = ICONS[run.status];
  const share = uploadShare(run);
  return (
    <article className="panel grid grid-cols-[minmax(0,1fr)] gap-4" data-testid="upload">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-3">
        <Icon size={22} aria-hidden className={`mt-0.5 shrink-0 ${tone}`} />
        <div className="grid min-w-0 grow basis-48 gap-1">
          <h3 className="truncate font-medium">
            <bdi>{run.fileName}</bdi>
          </h3>
          <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
            <TimeAgo at={run.createdAt} />
            <span aria-hidden>·</span>
            <bdi>{run.uploadType.toUpperCase()}</bdi>
            {run.startedBy && (
              <>
                <span aria-hidden>·</span>
                <span dir="auto">{t("history.by", { name: run.startedBy })}</span>
              </>
            )}
          </p>
        </div>
        <div className="flex items-center gap-3">
          <Badge tone={BADGES[run.status]}>{t(`status.${run.status}`)}</Badge>
          <Button
            size="sm"
            aria-expanded={isOpen}
            aria-controls={details}
            aria-label={isOpen ? undefined : t("history.detailsOf", { file: run.fileName })}
            endIcon={<ChevronDown size={16} aria-hidden className={isOpen ? "rotate-180" : ""} />}
            onClick={() => setOpen(!isOpen)}
          >
            {t(isOpen ? "history.hide" : "history.details")}
          </Button>
        </div>
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4" data-testid="upload-counters">
        {COUNTERS.map(([id, key]) => (
          <div key={id} className="flex flex-col-reverse">
            <dt className="text-sm text-muted">{t(`history.${id}`)}</dt>
            <dd className="text-lg tabular-nums">{format.number(run[key])}</dd>
          </div>
        ))}
      </dl>
      {isRunning(run.status) && (
        <div className="flex items-center gap-3">
          <div className="grow">
            <ProgressBar label={t("progress.label", { file: run.fileName })} value={share} />
          </div>
          <span className="text-sm tabular-nums">{format.percent(Math.floor(share * 100) / 100)}</span>
        </div>
      )}
      {run.failure && <p className="text-sm text-danger">{run.failure.message}</p>}
      <div id={details} hidden={!isOpen}>
        {isOpen && <Details run={run} />}
      </div>
    </article>
  );
}

function Details({ run }: { run: UploadData }) {
  const t = useT("idea-imports");
  const format = useFormat();
  const shown = run.errorLog.slice(0, SHOWN_ERRORS);
  const rest = run.failedItems - new Set(shown.map(({ row }) => row)).size;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-4">
      <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-3">
        <div>
          <dt className="text-muted">{t("history.id")}</dt>
          <dd>
            <bdi dir="ltr">
              <code>{run.id.slice(0, ID_LENGTH)}</code>
            </bdi>
          </dd>
        </div>
        <div>
          <dt className="text-muted">{t("history.started")}</dt>
          <dd>{format.date(run.startedAt ?? run.createdAt, "dateTime")}</dd>
        </div>
        {run.completedAt && (
          <div>
            <dt className="text-muted">{t("history.completed")}</dt>
            <dd>{format.date(run.completedAt, "dateTime")}</dd>
          </div>
        )}
      </dl>
      {run.existingItems > 0 && <p className="text-sm text-muted">{t("history.existing", { n: run.existingItems })}</p>}
      <Drafts count={run.draftItems} />
      {run.failedItems > 0 && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h4 className="font-medium">{t("history.errors")}</h4>
            <ErrorReport run={run} />
          </div>
          <ul className="grid gap-2 text-sm" data-testid="upload-errors">
            {shown.map(({ row, position, item, error }) => (
              <li key={`${row}.${position}`} className="wrap-anywhere">
                <bdi className="font-medium">{item || t("history.unknown")}</bdi> <bdi className="text-muted">{error || t("history.unknownError")}</bdi>
              </li>
            ))}
            {rest > 0 && <li className="text-muted">{t("history.moreErrors", { n: rest })}</li>}
          </ul>
        </div>
      )}
    </div>
  );
}
