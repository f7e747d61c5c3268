import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { api, orpc } from "#app/api/client.ts";

/** Marks what is on the screen as read while the tab is visible. */
export function useMarkRead(id: string, seq: number, known: number | undefined, isAtEnd: boolean): void {
  const client = useQueryClient();
  const marked = useRef(0);
  useEffect(() => {
    const mark = async () => {
      if (!isAtEnd || document.visibilityState !== "visible" || known === undefined || seq <= Math.max(known, marked.current)) return;
      marked.current = seq;
      try {
        await api.messages.markRead({ id, seq });
        await Promise.all([
          client.invalidateQueries({ queryKey: orpc.messages.list.key() }),
          client.invalidateQueries({ queryKey: orpc.messages.unread.key() }),
          client.invalidateQueries({ queryKey: orpc.dashboard.counts.key() }),
        ]);
      } catch {
        marked.current = 0;
      }
    };
    void mark();
    const onVisible = () => void mark();
    document.addEventListener("visibilitychange", onVisible);
    return () => document.removeEventListener("visibilitychange", onVisible);
  }, [client, id, seq, known, isAtEnd]);
}
