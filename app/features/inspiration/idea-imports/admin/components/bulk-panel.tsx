import { useQueryClient } from "@tanstack/react-query";
import { Download, FileArchive, FileJson, FileSpreadsheet, Upload, X } from "lucide-react";
import { orpc } from "#app/api/client.ts";
import { useWatched } from "#app/kit/use-watched.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { FileDrop } from "#app/ui/file-drop.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { UploadData } from "../../idea-imports.contract.ts";
import { isRunning, MAX_BYTES, type UploadType, uploadTypeOf } from "../../idea-imports.ts";
import { type Bulk, chooseFile, removeFile, sendChosen, startAnyway, useBulk } from "./bulk-store.ts";
import { Guidelines } from "./guidelines.tsx";
import { KnownNotice } from "./known-notice.tsx";
import { saveFile, templateFile } from "./template.ts";
import { FailedProgress, RunningProgress, SendingProgress } from "./upload-progress.tsx";
import { UploadResults } from "./upload-results.tsx";
import { UPLOAD } from "./watched-upload.ts";

const ACCEPT = ".csv,.json,.zip,text/csv,application/json,application/zip,application/vnd.ms-excel";
const BY_MIME: Record<string, UploadType> = {
  "text/csv": "csv",
  "application/vnd.ms-excel": "csv",
  "application/json": "json",
  "application/zip": "zip",
  "application/x-zip-compressed": "zip",
};
const ICONS = { csv: FileSpreadsheet, json: FileJson, zip: FileArchive } as const;
const MEGABYTE = 1024 * 1024;
const LIMITS = { megabytes: MAX_BYTES.csv / MEGABYTE, gigabytes: MAX_BYTES.zip / MEGABYTE / 1024 };

/** The name under which a file is sent: one without an ending gets the one of its type. Null for what is no list. */
function nameOf({ name, type }: File): string | null {
  if (uploadTypeOf(name)) return name;
  const byMime = BY_MIME[type];
  // Spreadsheet programs give their own format this type, too.
  return byMime && !/\.xlsx?$/i.test(name) ? `${name}.${byMime}` : null;
}

/** Everything for uploading many design ideas at once. */
export function BulkPanel() {
  const t = useT("idea-imports");
  const format = useFormat();
  const client = useQueryClient();
  const bulk = useBulk();

  const refresh = () => client.invalidateQueries({ queryKey: orpc.ideaImports.list.key() });
  const announce = ({ status, successfulItems, failure }: UploadData) => {
    if (status === "completed" && successfulItems === 0) toast({ title: t("toast.nothing"), tone: "danger" });
    else if (status === "completed") toast({ title: t("toast.completed", { n: format.number(successfulItems) }) });
    else if (status === "failed") toast({ title: failure?.message ?? t("toast.failed"), tone: "danger" });
    else toast({ title: t("toast.cancelled") });
    void refresh();
    // Ideas changed: invalidate every other screen's data.
    void client.invalidateQueries({ predicate: ({ queryKey }) => !JSON.stringify(queryKey).includes("ideaImports") });
  };
  const run = useWatched(bulk.phase === "started" ? bulk.id : null, UPLOAD, { onEnd: announce });

  const choose = ([file]: File[]) => {
    if (!file) return;
    const name = nameOf(file);
    const type = name && uploadTypeOf(name);
    if (!type) return void toast({ title: t("toast.wrongType"), tone: "danger" });
    if (file.size === 0) return void toast({ title: t("toast.noData"), tone: "danger" });
    if (file.size > MAX_BYTES[type]) return void toast({ title: t("toast.tooLarge", LIMITS), tone: "danger" });
    chooseFile(file, name);
  };
  const begun = (isBegun: boolean) => {
    if (isBegun) void refresh();
  };
  const template = () => {
    saveFile(templateFile());
    toast({ title: t("toast.template") });
  };

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
        <section className="panel grid grid-cols-[minmax(0,1fr)] gap-5" aria-labelledby="bulk-upload">
          <div className="flex flex-wrap items-start justify-between gap-3">
            <div className="grid min-w-0 gap-1">
              <h2 id="bulk-upload" className="text-lg font-medium">
                {t("panel.title")}
              </h2>
              <p className="text-sm text-muted">{t("panel.text")}</p>
            </div>
            <Button size="sm" icon={<Download size={16} aria-hidden />} onClick={template}>
              {t("panel.template")}
            </Button>
          </div>
          {bulk.phase === "idle" ? (
            <FileDrop label={t("panel.drop")} accept={ACCEPT} hint={t("panel.hint", LIMITS)} onFiles={choose} />
          ) : (
            <FileCard bulk={bulk} run={run} onUpload={() => void sendChosen().then(begun)} />
          )}
          {bulk.phase === "known" && <KnownNotice known={bulk.known} onAnyway={() => void startAnyway().then(begun)} onRemove={removeFile} />}
        </section>
        {bulk.phase === "sending" && <SendingProgress name={bulk.name} sent={bulk.sent} total={bulk.file.size} isOffline={bulk.isOffline} />}
        {bulk.phase === "failed" && <FailedProgress name={bulk.name} text={t(`toast.${bulk.problem}`)} />}
        {bulk.phase === "started" && run && isRunning(run.status) && <RunningProgress run={run} />}
        {bulk.phase === "started" && run && !isRunning(run.status) && <UploadResults run={run} />}
      </div>
      <Guidelines />
    </div>
  );
}

type Chosen = Exclude<Bulk, { phase: "idle" }>;

function FileCard({ bulk, run, onUpload }: { bulk: Chosen; run: UploadData | undefined; onUpload(): void }) {
  const t = useT("idea-imports");
  const format = useFormat();
  const Icon = ICONS[uploadTypeOf(bulk.name) ?? "csv"];
  const size = format.number(Math.max(bulk.file.size / MEGABYTE, 0.01), { maximumFractionDigits: 2 });
  const hasEnded = bulk.phase === "started" && run && !isRunning(run.status);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-sunken p-4" data-testid="bulk-file">
      <Icon size={28} strokeWidth={1.5} aria-hidden className="shrink-0 text-muted" />
      <div className="min-w-0 grow basis-40">
        <p className="truncate font-medium">
          <span className="vh">{t("panel.chosen")} </span>
          <bdi>{bulk.file.name}</bdi>
        </p>
        <p className="text-sm text-muted tabular-nums">{t("panel.megabytes", { size })}</p>
      </div>
      {bulk.phase !== "started" && (
        <Button size="sm" icon={<X size={16} aria-hidden />} onClick={removeFile}>
          {t(bulk.phase === "sending" ? "progress.cancel" : "panel.remove")}
        </Button>
      )}
      {(bulk.phase === "chosen" || bulk.phase === "failed") && (
        <Button size="sm" variant="primary" icon={<Upload size={16} aria-hidden />} onClick={onUpload}>
          {t("panel.upload")}
        </Button>
      )}
      {hasEnded && (
        <Button size="sm" icon={<Upload size={16} aria-hidden />} onClick={removeFile}>
          {t("panel.again")}
        </Button>
      )}
    </div>
  );
}
