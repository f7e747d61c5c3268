import { Check, CheckCheck } from "lucide-react";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { classes } from "#app/ui/classes.ts";
import type { MessageItem } from "../../messages.contract.ts";
import { MessageFiles } from "./message-files.tsx";
import { MessageText } from "./message-text.tsx";

type Props = {
  message: MessageItem;
  from: string;
  isRemoved: boolean;
  /** The first of several in a row. */
  isFirst: boolean;
  /** The delivery state, shown on the viewer's last message only. */
  receipt: "sent" | "seen" | null;
  isFound: boolean;
};

export function MessageBubble({ message, from, isRemoved, isFirst, receipt, isFound }: Props) {
  const t = useT("messages");
  const format = useFormat();
  return (
    <li className={classes("msg", message.isMine && "mine", isFirst && "first", isFound && "found")} data-seq={message.seq}>
      <div className="bubble">
        {message.author ? (
          <span className={isFirst ? "author" : "vh"} dir="auto">
            {message.author}
          </span>
        ) : (
          <span className="vh">{message.isMine ? t("from.you") : t("from.other", { name: from })}</span>
        )}
        {isRemoved ? (
          <p className="gone">{t("removed")}</p>
        ) : (
          <>
            {message.files.length > 0 && <MessageFiles files={message.files} />}
            {message.body && <MessageText text={message.body} />}
          </>
        )}
        <span className="when">
          <time dateTime={message.at} title={format.date(message.at, "dateTime")}>
            {format.date(message.at, "time")}
          </time>
          {receipt && (
            <span className="receipt">
              {receipt === "seen" ? <CheckCheck size={14} aria-hidden /> : <Check size={14} aria-hidden />}
              {t(`receipt.${receipt}`)}
            </span>
          )}
        </span>
      </div>
    </li>
  );
}
