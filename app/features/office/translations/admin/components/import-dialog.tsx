import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "#app/api/client.ts";
import { problemOf } from "#app/platform/api/problem.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { FileDrop } from "#app/ui/file-drop.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { TextImport } from "../../translations.contract.ts";

/** First what the file would do, then doing it. */
export function ImportDialog({ onClose, onDone }: { onClose(): void; onDone(): Promise<void> }) {
  const t = useT("translations.admin");
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState("");
  const run = useMutation({
    mutationFn: (input: { file: File; isDryRun: boolean }) => api.translations.importFile(input),
    onSuccess: async (result, { isDryRun }) => {
      if (isDryRun) return;
      toast({ title: t("import.done"), description: t("import.summary", counts(result)) });
      onClose();
      await onDone();
    },
    onError: (error) => setProblem(problemOf(error).fields["file"] ?? "failed"),
  });
  const choose = ([chosen]: File[]) => {
    setProblem("");
    setFile(chosen);
    if (chosen) run.mutate({ file: chosen, isDryRun: true });
  };
  const result = problem ? undefined : run.data;
  const name = `import.problem.${problem}`;
  return (
    <Dialog isOpen onClose={onClose} title={t("import.title")} size="wide">
      <div className="grid gap-5">
        <p className="muted">{t("import.text")}</p>
        <FileDrop
          label={t("import.choose")}
          accept=".csv,text/csv"
          hint={file ? <bdi>{file.name}</bdi> : t("import.hint")}
          onFiles={choose}
          disabled={run.isPending}
        />
        {problem && (
          <p role="alert" className="text-danger">
            {t.has(name) ? t(name) : t("import.problem.failed")}
          </p>
        )}
        {result && <Preview result={result} />}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{t("edit.cancel")}</Button>
          <Button
            variant="primary"
            pending={run.isPending}
            disabled={!file || !result || result.changed + result.reset === 0}
            onClick={() => file && run.mutate({ file, isDryRun: false })}
          >
            {t("import.apply")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

const counts = ({ changed, reset, unchanged, errors }: TextImport) => ({ changed, reset, unchanged, errors: errors.length });
const SHOWN = 50;

function Preview({ result }: { result: TextImport }) {
  const t = useT("translations.admin");
  const format = useFormat();
  return (
    <div className="grid gap-3" role="status">
      <p>{t("import.summary", counts(result))}</p>
      {result.errors.length > 0 && (
        <ul className="max-h-60 overflow-y-auto text-sm">
          {result.errors.slice(0, SHOWN).map(({ row, code, item }) => {
            const name = `import.row.${code}`;
            return (
              <li key={row}>
                {t("import.rowError", { row: format.number(row), problem: t.has(name) ? t(name) : code })} <bdi dir="ltr">{item}</bdi>
              </li>
            );
          })}
          {result.errors.length > SHOWN && <li>{t("import.moreErrors", { count: result.errors.length - SHOWN })}</li>}
        </ul>
      )}
    </div>
  );
}
