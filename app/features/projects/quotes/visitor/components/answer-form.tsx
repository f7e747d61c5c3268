import { useQueryClient } from "@tanstack/react-query";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { DOCUMENT_MAX_BYTES, DOCUMENTS } from "#app/platform/media/document.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/choice.tsx";
import { FailureNote } from "#app/ui/form/failure-note.tsx";
import { DocumentPicks } from "#app/ui/form/files/document-picks.tsx";
import { type FileRules, filesOf, type Pick, problemOfPicks } from "#app/ui/form/files/picks.ts";
import { useFormPicks } from "#app/ui/form/files/use-form-picks.ts";
import { Form } from "#app/ui/form/form.tsx";
import { MoneyInput } from "#app/ui/form/number-input.tsx";
import { useSimpleForm } from "#app/ui/form/use-form.ts";
import { Textarea } from "#app/ui/input.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { QuoteDetail } from "../../quotes.contract.ts";
import { checkAnswer } from "../../quotes.rules.ts";
import { ANSWER_LENGTH, type AnswerField, type AnswerProblem, MAX_ANSWER_FILES } from "../../quotes.ts";

type Values = { body: string; priceMin: number | null; priceMax: number | null; isOnSite: boolean; documents: Pick[] };

const EMPTY: Values = { body: "", priceMin: null, priceMax: null, isOnSite: false, documents: [] };
const RULES: FileRules = { max: MAX_ANSWER_FILES, maxBytes: DOCUMENT_MAX_BYTES, accept: DOCUMENTS };

/** The vendor's answer: text, a price or 'after a visit', and documents. */
export function AnswerForm({ quote }: { quote: QuoteDetail }) {
  const t = useT("quotes");
  const client = useQueryClient();
  const form = useSimpleForm({
    initial: EMPTY,
    check: ({ documents, ...values }): Partial<Record<AnswerField, AnswerProblem>> => {
      const problem = problemOfPicks(documents) as AnswerProblem | undefined;
      return { ...checkAnswer({ ...values, documentCount: documents.length }), ...(problem && { documents: problem }) };
    },
    problemText: (code) => t(`answer.problem.${code}`),
    send: ({ documents, ...values }, { key }) => api.quotes.answer({ id: quote.id, idempotencyKey: key, ...values, documents: filesOf(documents) }),
    onSent: async () => {
      toast({ title: t("answer.sent", { name: quote.contactName }) });
      form.renew(EMPTY);
      await client.invalidateQueries({ queryKey: orpc.quotes.key() });
    },
  });
  const documents = useFormPicks(form, "documents", { rules: RULES });
  const price = (field: "priceMin" | "priceMax") => ({
    ...form.control(field),
    onChange(value: number | null) {
      form.set(field, value);
      form.clearProblem("price");
    },
  });
  return (
    <Form form={form} className="grid gap-4 border-t border-line pt-5">
      <h3 className="text-base">{t("answer.form")}</h3>
      <Textarea {...form.text("body")} label={t("answer.body")} hint={t("answer.bodyHint")} rows={4} maxLength={ANSWER_LENGTH} required />
      <div className="grid gap-4 sm:grid-cols-2">
        <MoneyInput label={t("answer.priceFrom")} {...price("priceMin")} error={form.error("price")} hint={t("answer.vat")} />
        <MoneyInput label={t("answer.priceTo")} {...price("priceMax")} />
      </div>
      <Checkbox
        label={t("answer.onSite")}
        checked={form.values.isOnSite}
        onChange={(event) => {
          form.set("isOnSite", event.target.checked);
          form.clearProblem("price");
        }}
      />
      <DocumentPicks
        picks={documents}
        label={t("answer.documents")}
        hint={t("answer.documentsHint", { n: MAX_ANSWER_FILES })}
        error={form.error("documents")}
      />
      <FailureNote form={form} texts={{ conflict: t("answer.closed") }} />
      <div>
        <Button type="submit" variant="primary" pending={form.isSending}>
          {t("answer.send")}
        </Button>
      </div>
    </Form>
  );
}
