import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { MoneyText } from "#app/ui/money-text.tsx";
import type { QuotationAnswer } from "../../quotations.contract.ts";

/** Who answered what, when, for how much, and their own words. */
export function AnswerLine({ answer: { isAccepted, name, message, gross, answeredAt } }: { answer: QuotationAnswer }) {
  const t = useT("quotations");
  const format = useFormat();
  return (
    <div className="grid gap-1">
      <p>
        <b>{t(isAccepted ? "answer.accepted" : "answer.declined", { name, date: format.date(answeredAt, "long") })}</b>
      </p>
      {isAccepted && <p>{t.rich("answer.for", { total: () => <MoneyText amount={gross} /> })}</p>}
      {message && (
        <p dir="auto" lang={languageOf(message)} className="whitespace-pre-line text-muted">
          {message}
        </p>
      )}
    </div>
  );
}
