import { useCallback, useEffect, useRef, useState } from "react";
import { api } from "#app/api/client.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { MessageFileItem, MessageItem } from "../../messages.contract.ts";
import { outboxes, type Pending } from "./outbox-store.ts";
import { sendProblem } from "./send-problem.ts";

type Events = { onSent(message: MessageItem): void; onRefused(): void };

/** Pending messages: sent one after the other, each with its own idempotency key, stored across reloads until confirmed. */
export function useOutbox(viewerId: string, conversationId: string, { onSent, onRefused }: Events) {
  const [list, setList] = useState<Pending[]>([]);
  const current = useRef<Pending[]>([]);
  const queue = useRef(Promise.resolve());
  const events = useRef({ onSent, onRefused });
  useEffect(() => {
    events.current = { onSent, onRefused };
  });
  const set = useCallback(
    (next: Pending[]) => {
      current.current = next;
      setList(next);
      outboxes.write(viewerId, conversationId, next);
    },
    [viewerId, conversationId],
  );
  const deliver = useCallback(
    (pending: Pending) => {
      queue.current = queue.current.then(async () => {
        try {
          const files = pending.files.map(({ id }) => id);
          const message = await api.messages.send({ id: conversationId, idempotencyKey: pending.key, body: pending.body, files });
          set(current.current.filter(({ key }) => key !== pending.key));
          events.current.onSent(message);
        } catch (error) {
          const { problem } = sendProblem(error);
          set(current.current.map((other) => (other.key === pending.key ? { ...other, state: "failed", problem } : other)));
          if (problem === "refused") events.current.onRefused();
        }
      });
    },
    [conversationId, set],
  );

  const send = (body: string, files: MessageFileItem[]) => {
    const pending: Pending = { key: newId(), body, files, state: "sending" };
    set([...current.current, pending]);
    deliver(pending);
  };
  const retry = useCallback(
    (key: string) => {
      const failed = current.current.find((pending) => pending.key === key && pending.state === "failed");
      if (!failed) return;
      const pending: Pending = { key: failed.key, body: failed.body, files: failed.files, state: "sending" };
      set(current.current.map((other) => (other.key === key ? pending : other)));
      deliver(pending);
    },
    [deliver, set],
  );
  const discard = (key: string) => set(current.current.filter((pending) => pending.key !== key));

  // Resends what a closed or reloaded page left pending; the key prevents duplicates.
  useEffect(() => {
    set(
      outboxes.read(viewerId, conversationId).map((pending) => (pending.state === "sending" ? { ...pending, state: "failed", problem: "network" } : pending)),
    );
    for (const { key, problem } of current.current) if (problem === "network") retry(key);
  }, [viewerId, conversationId, set, retry]);

  // Back online: messages that failed for lack of a connection are resent.
  useEffect(() => {
    const onOnline = () => {
      for (const { key, problem } of current.current) if (problem === "network") retry(key);
    };
    addEventListener("online", onOnline);
    return () => removeEventListener("online", onOnline);
  }, [retry]);
  return { list, send, retry, discard };
}
