import { CircleAlert, Clock } from "lucide-react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { MessageFiles } from "./message-files.tsx";
import { MessageText } from "./message-text.tsx";
import type { Pending } from "./outbox-store.ts";

type Props = { pending: Pending; onRetry(): void; onDiscard(): void };

/** A message being sent, or one that failed: nothing written is lost. */
export function PendingBubble({ pending, onRetry, onDiscard }: Props) {
  const t = useT("messages");
  const isFailed = pending.state === "failed";
  return (
    <li className="msg mine first pending">
      <div className="bubble">
        <span className="vh">{t("from.you")}</span>
        {pending.files.length > 0 && <MessageFiles files={pending.files} />}
        {pending.body && <MessageText text={pending.body} />}
        <span className="when">
          {isFailed ? <CircleAlert size={14} aria-hidden /> : <Clock size={14} aria-hidden />}
          <span role={isFailed ? "alert" : undefined}>{isFailed ? t(`failed.${pending.problem ?? "network"}`) : t("receipt.sending")}</span>
        </span>
        {isFailed && (
          <div className="acts">
            <Button size="sm" onClick={onRetry}>
              {t("retry")}
            </Button>
            <Button size="sm" variant="ghost" onClick={onDiscard}>
              {t("discard")}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}
