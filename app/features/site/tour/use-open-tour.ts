import { useEffect, useState } from "react";

/** Open once it is due or asked for. What a page read before it was closed may call it due again: closed, it opens only when somebody asks for it. */
export function useOpenTour(isDue: boolean, isAsked: boolean): { isOpen: boolean; close(): void } {
  const [state, setState] = useState<"waiting" | "open" | "closed">("waiting");
  useEffect(() => {
    if (isAsked) setState("open");
    else if (isDue) setState((now) => (now === "closed" ? now : "open"));
  }, [isDue, isAsked]);
  return { isOpen: state === "open", close: () => setState("closed") };
}
