import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { DocumentList } from "#app/ui/document-list.tsx";
import { MoneyRange } from "#app/ui/money-text.tsx";
import type { QuoteAnswer } from "../../quotes.contract.ts";

/** What the vendor answered, oldest first. */
export function Answers({ answers, vendorName }: { answers: readonly QuoteAnswer[]; vendorName: string }) {
  const t = useT("quotes");
  const format = useFormat();
  if (answers.length === 0) return null;
  return (
    <section className="grid gap-3" aria-labelledby="answers">
      <h3 id="answers" className="text-base">
        {t("answer.title")}
      </h3>
      {answers.map(({ id, body, priceMin, priceMax, isOnSite, author, createdAt, files }) => (
        <article key={id} className="grid gap-3 rounded-control bg-sunken px-4 py-3">
          <p className="text-sm text-muted">
            <bdi>{author ?? vendorName}</bdi> · {format.date(createdAt, "dateTime")}
          </p>
          <p className="flex flex-wrap gap-x-3 font-medium">
            {(priceMin || priceMax) && <MoneyRange from={priceMin} to={priceMax} />}
            {isOnSite && <span>{t("answer.onSite")}</span>}
          </p>
          <p className="whitespace-pre-line" dir="auto">
            {body}
          </p>
          {files.length > 0 && <DocumentList documents={files} label={t("answer.documents")} />}
        </article>
      ))}
    </section>
  );
}
