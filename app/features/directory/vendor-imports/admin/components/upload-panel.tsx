import { FileText, Upload, X } from "lucide-react";
import { useState } from "react";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/choice.tsx";
import { FileDrop } from "#app/ui/file-drop.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { ErrorNotice } from "#app/ui/states.tsx";
import { toast } from "#app/ui/toast.tsx";
import { looksScraped, problemOfFile } from "../../file-check.ts";
import { MAX_FILE_BYTES } from "../../vendor-imports.ts";

/** `onStart` answers with what is wrong with the file, or null. */
type Props = { isBusy: boolean; onStart(file: File, isDryRun: boolean): Promise<string | null> };

export function UploadPanel({ isBusy, onStart }: Props) {
  const t = useT("vendor-imports");
  const format = useFormat();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isScraped, setScraped] = useState(false);
  const [isDryRun, setDryRun] = useState(false);
  const size = format.fileSize(MAX_FILE_BYTES);
  const choose = async ([chosen]: File[]) => {
    if (!chosen) return;
    const found = problemOfFile(chosen);
    setProblem(found && t(`file.${found}`, { detail: size }));
    if (found) {
      setFile(chosen);
      setScraped(false);
      toast({ title: t("toast.invalid"), description: t(`file.${found}`, { detail: size }), tone: "danger" });
      return;
    }
    const scraped = await looksScraped(chosen);
    setFile(chosen);
    setScraped(scraped);
    if (scraped) toast({ title: t("toast.apify"), description: t("toast.apifyText") });
  };
  const remove = () => {
    setFile(null);
    setProblem(null);
  };
  const start = async () => {
    if (!file) return;
    const refused = await onStart(file, isDryRun);
    setProblem(refused);
    if (!refused) setFile(null);
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
          <IconButton label={t("upload.remove")} onClick={remove}>
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
      {problem && (
        <ErrorNotice title={t("upload.refused")}>
          <p className="wrap-anywhere">{problem}</p>
        </ErrorNotice>
      )}
      <Checkbox label={t("upload.dryRun")} checked={isDryRun} onChange={(event) => setDryRun(event.target.checked)} />
      <div>
        <Button variant="primary" icon={<Upload size={16} aria-hidden />} disabled={!file || problem !== null} pending={isBusy} onClick={() => void start()}>
          {t(isDryRun ? "upload.startDry" : "upload.start")}
        </Button>
      </div>
    </section>
  );
}
