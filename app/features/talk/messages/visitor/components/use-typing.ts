import { useEffect, useRef, useState } from "react";
import { api } from "#app/api/client.ts";
import { useLiveEvents } from "#app/kit/live-events.ts";

/** A writer's indicator repeats every few seconds; silence beyond that means they stopped. */
const SAY_EVERY_MS = 4_000;
const SHOWN_FOR_MS = 6_000;

/** Who is writing, and how the viewer says that they are. */
export function useTyping(conversationId: string) {
  const [typist, setTypist] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const said = useRef(0);
  useLiveEvents("typing", (event) => {
    if (event?.conversationId !== conversationId) return;
    setTypist(event.userId);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setTypist(null), SHOWN_FOR_MS);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const say = () => {
    if (Date.now() - said.current < SAY_EVERY_MS) return;
    said.current = Date.now();
    // Best effort: nothing depends on it.
    void api.messages.typing({ id: conversationId }).catch(() => undefined);
  };
  const stop = () => {
    clearTimeout(timer.current);
    setTypist(null);
  };
  /** The next indicator is sent at once. */
  const forget = () => {
    said.current = 0;
  };
  return { /** An id, null while nobody is. */ typist, say, /** Their message is here. */ stop, forget };
}
