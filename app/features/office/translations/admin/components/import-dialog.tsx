import { useState } from "react";
import { api } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { FileDrop } from "#app/ui/file-drop.tsx";
import { FailureNote } from "#app/ui/form/failure-note.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { useSimpleForm } from "#app/ui/form/use-form.ts";
import { toast } from "#app/ui/toast.tsx";
import type { TextImport } from "../../translations.contract.ts";

/** First what the file would do, then doing it. */
export function ImportDialog({ onClose, onDone }: { onClose(): void; onDone(): Promise<void> }) {
  const t = useT("translations.admin");
  const [plan, setPlan] = useState<TextImport | null>(null);
  const form = useSimpleForm({
    initial: { file: null as File | null, isDryRun: true },
    problemText: (code: string) => (t.has(`import.problem.${code}`) ? t(`import.problem.${code}`) : t("import.problem.failed")),
    send: async ({ file, isDryRun }) => ({ isDryRun, result: await api.translations.importFile({ file: file as File, isDryRun }) }),
    onSent: async ({ isDryRun, result }) => {
      if (isDryRun) return setPlan(result);
      toast({ title: t("import.done"), description: t("import.summary", counts(result)) });
      onClose();
      await onDone();
    },
  });
  const { file } = form.values;
  const send = (file: File | null, isDryRun: boolean) => {
    form.patch({ file, isDryRun });
    form.submit();
  };
  const choose = ([chosen]: File[]) => {
    if (!chosen) return;
    setPlan(null);
    send(chosen, true);
  };
  const problem = form.error("file");
  return (
    <Dialog isOpen onClose={onClose} title={t("import.title")} size="wide">
      <Form form={form} className="grid gap-5">
        <p className="muted">{t("import.text")}</p>
        <FileDrop
          label={t("import.choose")}
          accept=".csv,text/csv"
          hint={file ? <bdi>{file.name}</bdi> : t("import.hint")}
          onFiles={choose}
          disabled={form.isSending}
        />
        {problem && <FieldError>{problem}</FieldError>}
        <FailureNote form={form} texts={{ failed: t("import.problem.failed") }} />
        {plan && <Preview result={plan} />}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{t("edit.cancel")}</Button>
          <Button variant="primary" pending={form.isSending} disabled={!plan || plan.changed + plan.reset === 0} onClick={() => send(file, false)}>
            {t("import.apply")}
          </Button>
        </div>
      </Form>
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
