import { useEffect, useState } from "react";

const SIGNS = ["pointermove", "pointerdown", "touchstart", "wheel", "scroll", "keydown", "focusin", "input"] as const;

/** False until someone moves, touches or types: what only then is of use costs who just reads nothing. `isAwake` begins with true. */
export function useFirstSign(isAwake = false): boolean {
  const [isThere, setThere] = useState(isAwake);
  useEffect(() => {
    if (isThere) return;
    const heard = new AbortController();
    const wake = () => setThere(true);
    for (const sign of SIGNS) addEventListener(sign, wake, { signal: heard.signal, passive: true, capture: true });
    return () => heard.abort();
  }, [isThere]);
  return isThere;
}
