import { useQueryClient } from "@tanstack/react-query";
import { ArrowDown } from "lucide-react";
import { type DragEvent, useEffect, useRef, useState } from "react";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { classes } from "#app/ui/classes.ts";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { Skeleton } from "#app/ui/states.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { MessageItem } from "../../messages.contract.ts";
import { Composer } from "./composer.tsx";
import { MessageLog } from "./message-log.tsx";
import { ObstacleNotice } from "./obstacle-notice.tsx";
import { PendingBubble } from "./pending-bubble.tsx";
import { ThreadHead } from "./thread-head.tsx";
import { useLogScroll } from "./use-log-scroll.ts";
import { useMarkRead } from "./use-mark-read.ts";
import { useMessageForm } from "./use-message-form.ts";
import { useOutbox } from "./use-outbox.ts";
import { useThread } from "./use-thread.ts";
import { useTyping } from "./use-typing.ts";

type Props = { id: string; viewerId: string /** The message to scroll to. */; at: number | undefined; onLatest(): void };

/** One conversation: who it is with, its messages, and the box to write in. */
export function Thread({ id, viewerId, at, onLatest }: Props) {
  const t = useT("messages");
  const client = useQueryClient();
  const log = useRef<HTMLDivElement>(null);
  const [heard, setHeard] = useState("");
  const typing = useTyping(id);
  const onNews = (fresh: MessageItem[]) => {
    const theirs = fresh.filter((message) => !message.isMine);
    if (theirs.length === 0) return;
    typing.stop();
    setHeard(theirs.map(({ author, body, files }) => t("heard", { name: author ?? name, text: body || t("filesOnly", { n: files.length }) })).join(" "));
  };
  const { messages, detail, catchUp, refreshDetail } = useThread(id, at, onNews);
  const outbox = useOutbox(viewerId, id, {
    onSent: () => {
      typing.forget();
      void catchUp();
      void client.invalidateQueries({ queryKey: orpc.messages.list.key() });
    },
    onRefused: () => void refreshDetail(),
  });
  const about = detail.data;
  const name = about?.other.name || t("goneAccount");
  const typist = typing.typist && (about?.about.project ? about.about.project.people.find(({ id: person }) => person === typing.typist)?.name : name);
  const items = messages.data?.pages.flatMap((page) => page.items) ?? [];
  const firstSeq = items[0]?.seq ?? 0;
  const lastSeq = items.at(-1)?.seq ?? 0;
  // The mark of the first unread message stays while the conversation is open.
  const [readBefore] = useState(about?.lastReadSeq);
  const firstUnread = readBefore === undefined ? undefined : items.find(({ seq, isMine }) => seq > readBefore && !isMine)?.seq;
  const scroll = useLogScroll(log, {
    firstSeq,
    lastSeq,
    below: `${outbox.list.length}${typing.typist}`,
    startSeq: at ?? firstUnread,
    hasOlder: messages.hasPreviousPage,
    onOlder: () => !messages.isFetchingPreviousPage && void messages.fetchPreviousPage(),
  });
  const form = useMessageForm({
    viewerId,
    name: id,
    send(body, files) {
      scroll.stick();
      outbox.send(body, files);
      if (messages.hasNextPage) onLatest();
    },
  });
  useMarkRead(id, lastSeq, about?.lastReadSeq, scroll.isAtEnd && !messages.hasNextPage);
  useEffect(() => {
    if (scroll.isAtEnd && messages.hasNextPage && !messages.isFetchingNextPage) void messages.fetchNextPage();
  }, [scroll.isAtEnd, messages.hasNextPage, messages.isFetchingNextPage, messages.fetchNextPage]);
  const drop = useDrop(form.files.add);
  const setBlocked = async (isBlocked: boolean) => {
    try {
      await api.messages.setBlocked({ id, isBlocked });
      toast({ title: t(isBlocked ? "block.done" : "block.undone", { name }) });
    } catch {
      toast({ title: t("changeFailed"), tone: "danger" });
    }
    await refreshDetail();
  };

  if (messages.error && !messages.data) {
    return (
      <LocalErrorBox error={messages.error} onTryAgain={() => void messages.refetch()}>
        <p>{t("threadFailed")}</p>
      </LocalErrorBox>
    );
  }
  return (
    <section className={classes("thread", drop.isOver && "over")} aria-label={t("with", { name })} {...drop.events}>
      <ThreadHead id={id} detail={about} items={items} onBlock={setBlocked} />
      <div className="log-frame">
        {/* Announced by the line below: older messages that come in above are no news. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard has to be able to scroll it */}
        <div ref={log} className="log" role="log" aria-live="off" aria-label={t("log", { name })} tabIndex={0}>
          {messages.isPending && <Skeleton height="9rem" />}
          {messages.hasPreviousPage && (
            <div className="beginning" data-beginning>
              <Button size="sm" variant="ghost" pending={messages.isFetchingPreviousPage} onClick={() => void messages.fetchPreviousPage()}>
                {t("older")}
              </Button>
            </div>
          )}
          <ol>
            <MessageLog
              items={items}
              removed={about?.removed ?? []}
              from={about?.about.project ? t("goneAccount") : name}
              otherReadSeq={about?.other.lastReadSeq ?? 0}
              firstUnread={firstUnread}
              found={at}
            />
            {outbox.list.map((pending) => (
              <PendingBubble key={pending.key} pending={pending} onRetry={() => outbox.retry(pending.key)} onDiscard={() => outbox.discard(pending.key)} />
            ))}
          </ol>
        </div>
        {(!scroll.isAtEnd || messages.hasNextPage) && (
          <Button
            className="to-end"
            size="sm"
            icon={<ArrowDown size={16} aria-hidden />}
            onClick={() => (messages.hasNextPage ? onLatest() : scroll.toEnd("smooth"))}
          >
            {t("latest")}
          </Button>
        )}
        <p className="typing">{typist ? t("typing", { name: typist }) : ""}</p>
      </div>
      <p className="vh" aria-live="polite">
        {heard}
      </p>
      {about?.obstacle ? (
        <ObstacleNotice obstacle={about.obstacle} onUnblock={() => void setBlocked(false)} />
      ) : (
        <Composer form={form} autoFocus onTyping={typing.say} />
      )}
      {drop.isOver && <p className="drop-here">{t("dropHere")}</p>}
    </section>
  );
}

/** Files that are dropped anywhere on the conversation go with the message. */
function useDrop(add: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes("Files");
  return {
    isOver,
    events: {
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: (event: DragEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        add([...event.dataTransfer.files]);
      },
    },
  };
}
