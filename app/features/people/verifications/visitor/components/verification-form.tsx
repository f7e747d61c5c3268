import { Lock } from "lucide-react";
import { type FormEvent, useEffect, useRef } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { DocumentPicks } from "#app/ui/document-picks.tsx";
import { Input, Textarea } from "#app/ui/input.tsx";
import { MAX_DOCUMENTS, NOTE_LENGTH, namesIssuer, today, type VerificationKind } from "../../verifications.ts";
import { useVerificationForm } from "./use-verification-form.ts";

/** Number and papers of one kind. */
export function VerificationForm({ kind, onClose }: { kind: VerificationKind; onClose(): void }) {
  const t = useT("verifications");
  const kinds = useT("verifications.facts");
  const form = useVerificationForm(kind, onClose);
  const element = useRef<HTMLFormElement>(null);
  const { problems, values } = form;
  // The first wrong field gets the focus, wherever the verdict came from.
  useEffect(() => {
    if (Object.values(problems).some(Boolean)) element.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [problems]);
  const field = (name: "number" | "issuedBy" | "statedUntil" | "note") => ({
    id: `verification-${name}`,
    name,
    value: values[name],
    error: problems[name] && t(`problem.${problems[name]}`),
    onChange: (event: { target: { value: string } }) => form.set(name, event.target.value),
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    form.send();
  };
  return (
    <Dialog isOpen onClose={onClose} title={kinds(`kind.${kind}`)} size="wide" kind="sheet">
      <form ref={element} className="grid gap-5" onSubmit={onSubmit} noValidate>
        <p className="text-sm text-muted">{t(`about.${kind}`)}</p>
        <Input
          label={t(`number.${kind}`)}
          hint={t(`hint.${kind}`)}
          {...field("number")}
          required
          autoComplete="off"
          dir="ltr"
          inputMode={namesIssuer(kind) ? "text" : "numeric"}
        />
        {namesIssuer(kind) && <Input label={t(kind === "licence" ? "form.issuedBy" : "form.grade")} {...field("issuedBy")} required maxLength={120} />}
        <Input label={t("form.statedUntil")} hint={t("form.statedUntilHint")} type="date" min={today()} dir="ltr" optional {...field("statedUntil")} />
        <DocumentPicks
          label={t("form.documents")}
          hint={t("form.documentsHint", { n: MAX_DOCUMENTS })}
          error={problems.documents && t(`problem.${problems.documents}`)}
          files={values.documents}
          max={MAX_DOCUMENTS}
          removeLabel={(name) => t("form.removeDocument", { name })}
          onChange={(files) => form.set("documents", files)}
        />
        <Textarea label={t("form.note")} rows={2} maxLength={NOTE_LENGTH} optional {...field("note")} />
        {form.failure && (
          <p className="text-sm text-danger" role="alert">
            {t(`failure.${form.failure}`)}
          </p>
        )}
        <p className="flex gap-2.5 text-sm text-muted">
          <Lock className="mt-1 shrink-0" size={16} aria-hidden />
          <span>{t("form.privacy")}</span>
        </p>
        <Button type="submit" variant="primary" size="lg" block pending={form.isSending}>
          {t(form.isSending ? "form.sending" : "form.send")}
        </Button>
      </form>
    </Dialog>
  );
}
