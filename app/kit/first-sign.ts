import { useEffect, useState } from "react";

const SIGNS = ["pointermove", "pointerdown", "touchstart", "wheel", "scroll", "keydown", "focusin", "input"] as const;

/**
 * Resolves with the first interaction, for parts that the server has rendered and whose script can wait: `markup` selects them. After a navigation there
 * is nothing to show meanwhile, so it resolves at once.
 */
export const firstSign = (markup: string): Promise<void> =>
  new Promise((done) => {
    if (typeof document === "undefined" || !document.querySelector(markup)) return done();
    const heard = new AbortController();
    heard.signal.addEventListener("abort", () => done());
    for (const sign of SIGNS) addEventListener(sign, () => heard.abort(), { signal: heard.signal, passive: true });
  });

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
