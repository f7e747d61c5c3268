import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { photoUrl } from "#app/platform/media/photo.ts";
import { languageOf } from "#app/platform/text/language-of.ts";
import type { OwnFeedback } from "../../feedback.contract.ts";
import { FeedbackBadge } from "./feedback-badge.tsx";

/** A person's feedback and the replies to it. */
export function FeedbackCard({ item }: { item: OwnFeedback }) {
  const t = useT("feedback");
  const format = useFormat();
  return (
    <li className="panel grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 text-sm">
        <FeedbackBadge status={item.status} />
        <span className="font-medium">{t(`kind.${item.kind}`)}</span>
        <time className="text-muted" dateTime={item.createdAt}>
          {format.date(item.createdAt, "dateTime")}
        </time>
      </div>
      <p className="whitespace-pre-line break-words" dir="auto" lang={languageOf(item.body)}>
        {item.body}
      </p>
      {item.screenshot && (
        <a href={photoUrl(item.screenshot.id, 1920, "webp", true)} target="_blank" rel="noreferrer" className="justify-self-start">
          <img
            src={photoUrl(item.screenshot.id, 320, "webp", true)}
            width={item.screenshot.width}
            height={item.screenshot.height}
            alt={t("screenshot.preview")}
            className="h-auto max-h-36 w-auto rounded-control border border-line"
          />
        </a>
      )}
      {item.answers.map((answer) => (
        <div key={answer.id} className="grid gap-1.5 rounded-control bg-palm-soft px-4 py-3">
          <p className="text-sm text-muted">
            <b className="text-ink">{t("history.team")}</b> · <time dateTime={answer.createdAt}>{format.date(answer.createdAt, "dateTime")}</time>
          </p>
          <p className="whitespace-pre-line break-words" dir="auto" lang={languageOf(answer.body)}>
            {answer.body}
          </p>
        </div>
      ))}
    </li>
  );
}
