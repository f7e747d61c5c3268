import { FileText, Upload, X } from "lucide-react";
import { useState } from "react";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/choice.tsx";
import { FileDrop } from "#app/ui/file-drop.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { toast } from "#app/ui/toast.tsx";
import { looksScraped, problemOfFile } from "../../file-check.ts";
import { MAX_FILE_BYTES } from "../../vendor-imports.ts";

type Props = { isBusy: boolean; onStart(file: File, isDryRun: boolean): Promise<boolean> };

export function UploadPanel({ isBusy, onStart }: Props) {
  const t = useT("vendor-imports");
  const format = useFormat();
  const [file, setFile] = useState<File | null>(null);
  const [isScraped, setScraped] = useState(false);
  const [isDryRun, setDryRun] = useState(false);
  const size = format.fileSize(MAX_FILE_BYTES);
  const choose = async ([chosen]: File[]) => {
    if (!chosen) return;
    const problem = problemOfFile(chosen);
    if (problem) {
      setFile(null);
      toast({ title: t("toast.invalid"), description: t(`file.${problem}`, { detail: size }), tone: "danger" });
      return;
    }
    const scraped = await looksScraped(chosen);
    setFile(chosen);
    setScraped(scraped);
    if (scraped) toast({ title: t("toast.apify"), description: t("toast.apifyText") });
  };
  const start = async () => {
    if (file && (await onStart(file, isDryRun))) setFile(null);
  };
  return (
    <section className="panel grid gap-5" aria-labelledby="import-upload">
      <h2 id="import-upload" className="text-lg font-medium">
        {t("upload.title")}
      </h2>
      {file ? (
        <div className="flex items-center gap-3 rounded-card border border-line bg-sunken p-4">
          <FileText size={24} aria-hidden className="shrink-0" />
          <div className="min-w-0 grow">
            <p className="truncate font-medium">
              <span className="vh">{t("upload.chosen")} </span>
              <bdi>{file.name}</bdi>
            </p>
            <p className="text-sm text-muted">
              {format.fileSize(file.size)}
              {isScraped && ` · ${t("upload.scraped")}`}
            </p>
          </div>
          <IconButton label={t("upload.remove")} onClick={() => setFile(null)}>
            <X size={18} aria-hidden />
          </IconButton>
        </div>
      ) : (
        <FileDrop
          label={t("upload.label")}
          accept=".csv,text/csv,application/vnd.ms-excel"
          hint={t("upload.hint", { size })}
          onFiles={(files) => void choose(files)}
        />
      )}
      <Checkbox label={t("upload.dryRun")} checked={isDryRun} onChange={(event) => setDryRun(event.target.checked)} />
      <div>
        <Button variant="primary" icon={<Upload size={16} aria-hidden />} disabled={!file} pending={isBusy} onClick={() => void start()}>
          {t(isDryRun ? "upload.startDry" : "upload.start")}
        </Button>
      </div>
    </section>
  );
}
