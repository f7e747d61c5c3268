import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { FailureNote } from "#app/ui/form/failure-note.tsx";
import { DocumentPicks } from "#app/ui/form/files/document-picks.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { Select, Textarea } from "#app/ui/input.tsx";
import type { ClaimVendor } from "../../vendor-claims.contract.ts";
import { CLAIM_RELATIONS, MAX_EVIDENCE, NOTE_LENGTH } from "../../vendor-claims.ts";
import { useClaimForm } from "./use-claim-form.ts";

type Props = { vendor: ClaimVendor; onSent: () => void | Promise<void> /** Beside the button that sends. */; back?: ReactNode };

/** The claimant's position, and the evidence. */
export function ClaimForm({ vendor, onSent, back }: Props) {
  const t = useT("vendor-claims");
  const form = useClaimForm(vendor.id, onSent);
  return (
    <Form form={form} method="post" className="grid gap-5">
      <div className="rounded-card border border-line bg-surface px-4 py-3">
        <p className="font-medium" dir="auto">
          {vendor.name}
        </p>
        {vendor.city && <p className="text-sm text-muted">{vendor.city}</p>}
      </div>
      <Select label={t("form.relation")} {...form.text("relation")} required>
        <option value="">{t("form.choose")}</option>
        {CLAIM_RELATIONS.map((relation) => (
          <option key={relation} value={relation}>
            {t(`relation.${relation}`)}
          </option>
        ))}
      </Select>
      <Textarea label={t("form.note")} hint={t("form.noteHint")} rows={3} maxLength={NOTE_LENGTH} {...form.text("note")} />
      <DocumentPicks picks={form.documents} label={t("form.documents")} hint={t("form.documentsHint", { n: MAX_EVIDENCE })} error={form.error("documents")} />
      <FailureNote form={form} texts={{ OWNED: t("failure.owned"), gone: t("failure.gone"), tooOften: t("failure.tooOften") }} />
      <p className="flex gap-2.5 text-sm text-muted">
        <Lock className="mt-1 shrink-0" size={16} aria-hidden />
        <span>{t("form.privacy")}</span>
      </p>
      <div className="flex gap-2">
        {back}
        <Button type="submit" variant="primary" size="lg" block pending={form.isSending}>
          {t(form.isSending ? "form.sending" : "form.send")}
        </Button>
      </div>
    </Form>
  );
}
