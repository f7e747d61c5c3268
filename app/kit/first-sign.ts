import { useEffect, useState } from "react";

const SIGNS = ["pointermove", "pointerdown", "touchstart", "wheel", "scroll", "keydown", "focusin", "input"] as const;

/** False until the first interaction, so that interactive parts cost readers nothing. `isAwake` starts with true. */
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
