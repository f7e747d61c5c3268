import type { ReactNode } from "react";
import { ReportButton } from "#app/features/talk/moderation/public.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import type { PublicQuestion } from "../../questions.contract.ts";
import { type Asked, questionAnchor } from "../../questions.ts";

type Props = {
  question: PublicQuestion;
  type: Asked;
  canReport?: boolean /** What it is about, where that is not plain. */;
  about?: ReactNode;
  children?: ReactNode;
};

/** A question with its answer. */
export function Question({ question: { id, authorName, body, language, answer, createdAt }, type, canReport = false, about, children }: Props) {
  const t = useT("questions");
  const format = useFormat();
  return (
    <li id={questionAnchor(id)} className="py-4">
      {about}
      <p className="max-w-[68ch] whitespace-pre-line font-semibold" dir="auto" lang={language ?? undefined}>
        {body}
      </p>
      <p className="text-sm text-muted">
        <bdi>{authorName}</bdi> · <time dateTime={createdAt}>{format.date(createdAt, "date")}</time>
      </p>
      {answer ? (
        <div className="mt-3 border-s-2 border-line-strong ps-4">
          <p className="text-sm text-muted">
            {t(`answeredBy.${type}`)} <time dateTime={answer.at}>{format.date(answer.at, "date")}</time>
          </p>
          <p className="max-w-[68ch] whitespace-pre-line" dir="auto" lang={answer.language ?? undefined}>
            {answer.body}
          </p>
        </div>
      ) : (
        <p className="mt-1 text-sm text-muted">{t(`waits.${type}`)}</p>
      )}
      {canReport && <ReportButton type="question" id={id} name={t("of", { name: authorName })} />}
      {children}
    </li>
  );
}
