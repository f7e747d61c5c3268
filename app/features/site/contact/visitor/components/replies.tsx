import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";

type Reply = { id: string; body: string; createdAt: string; by?: string | null };

/** Replies below the message that they answer. */
export function Replies({ replies }: { replies: readonly Reply[] }) {
  const t = useT("contact");
  const format = useFormat();
  return replies.map((reply) => (
    <div key={reply.id} className="grid gap-1.5 rounded-control bg-palm-soft px-4 py-3">
      <p className="text-sm text-muted">
        <bdi className="font-semibold text-ink">{reply.by ?? t("own.team")}</bdi>{" "}
        <time dateTime={reply.createdAt}>{format.date(reply.createdAt, "dateTime")}</time>
      </p>
      <p className="whitespace-pre-line break-words" dir="auto" lang={languageOf(reply.body)}>
        {reply.body}
      </p>
    </div>
  ));
}
