import { Fragment } from "react";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { DAY_MS } from "#app/platform/rules/durations.ts";
import type { MessageItem } from "../../messages.contract.ts";
import { MessageBubble } from "./message-bubble.tsx";

/** Messages of one person within this time are grouped. */
const TOGETHER_MS = 5 * 60_000;

type Props = {
  items: readonly MessageItem[];
  removed: readonly number[];
  /** Who wrote what says no author. */
  from: string;
  otherReadSeq: number;
  /** The first that was unread when the conversation was opened. */
  firstUnread: number | undefined;
  found: number | undefined;
};

/** Messages by day, the newest last. */
export function MessageLog({ items, removed, from, otherReadSeq, firstUnread, found }: Props) {
  const t = useT("messages");
  const dayOf = useDay();
  const lastMine = items.findLast((message) => message.isMine)?.seq;
  return items.map((message, index) => {
    const before = items[index - 1];
    const day = dayOf(message.at);
    const isNewDay = !before || dayOf(before.at) !== day;
    const isNewPart = message.seq === firstUnread;
    const isFirst =
      isNewDay ||
      isNewPart ||
      before.isMine !== message.isMine ||
      before.author !== message.author ||
      Date.parse(message.at) - Date.parse(before.at) > TOGETHER_MS;
    return (
      <Fragment key={message.id}>
        {isNewDay && (
          <li className="day" suppressHydrationWarning>
            {day}
          </li>
        )}
        {isNewPart && <li className="new">{t("newMessages")}</li>}
        <MessageBubble
          message={message}
          from={from}
          isRemoved={message.isRemoved || removed.includes(message.seq)}
          isFirst={isFirst}
          receipt={message.seq === lastMine ? (otherReadSeq >= message.seq ? "seen" : "sent") : null}
          isFound={message.seq === found}
        />
      </Fragment>
    );
  });
}

/** Today and yesterday by name. */
function useDay() {
  const t = useT("messages");
  const format = useFormat();
  const now = Date.now();
  const today = format.date(now, "date");
  const yesterday = format.date(now - DAY_MS, "date");
  return (at: string): string => {
    const day = format.date(at, "date");
    return day === today ? t("today") : day === yesterday ? t("yesterday") : day;
  };
}
