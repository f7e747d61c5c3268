import { Lock } from "lucide-react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { FailureNote } from "#app/ui/form/failure-note.tsx";
import { DocumentPicks } from "#app/ui/form/files/document-picks.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { DateInput } from "#app/ui/form/special-inputs.tsx";
import { Input, Textarea } from "#app/ui/input.tsx";
import { MAX_DOCUMENTS, NOTE_LENGTH, namesIssuer, today, type VerificationKind } from "../../verifications.ts";
import { useVerificationForm } from "./use-verification-form.ts";

/** Number and papers of one kind. */
export function VerificationForm({ kind, onClose }: { kind: VerificationKind; onClose(): void }) {
  const t = useT("verifications");
  const kinds = useT("verifications.facts");
  const form = useVerificationForm(kind, onClose);
  const field = (name: "number" | "issuedBy" | "statedUntil" | "note") => ({ id: `verification-${name}`, ...form.text(name) });
  return (
    <Dialog isOpen onClose={onClose} title={kinds(`kind.${kind}`)} size="wide" kind="sheet">
      <Form form={form} className="grid gap-5">
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
        <DateInput label={t("form.statedUntil")} hint={t("form.statedUntilHint")} min={today()} optional {...field("statedUntil")} />
        <DocumentPicks
          picks={form.documents}
          label={t("form.documents")}
          hint={t("form.documentsHint", { n: MAX_DOCUMENTS })}
          error={form.error("documents")}
        />
        <Textarea label={t("form.note")} rows={2} maxLength={NOTE_LENGTH} optional {...field("note")} />
        <FailureNote form={form} texts={{ WAITING: t("failure.waiting"), tooOften: t("failure.tooOften") }} />
        <p className="flex gap-2.5 text-sm text-muted">
          <Lock className="mt-1 shrink-0" size={16} aria-hidden />
          <span>{t("form.privacy")}</span>
        </p>
        <Button type="submit" variant="primary" size="lg" block pending={form.isSending}>
          {t(form.isSending ? "form.sending" : "form.send")}
        </Button>
      </Form>
    </Dialog>
  );
}
