import { useEffect } from "react";
import { BEACON, type Counted } from "../product-views.ts";

const IN_SIGHT_MS = 1_000;

function send(kind: Counted, id: string): void {
  if (!navigator.webdriver) navigator.sendBeacon?.(BEACON, JSON.stringify({ kind, id }));
}

/** Once for each tab: a page that is opened again by Back is not looked at anew. */
function isFirst(id: string): boolean {
  try {
    const key = `seen ${id}`;
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, "1");
  } catch {
    // Without storage every visit counts.
  }
  return true;
}

/** Counts a look at a piece's page. */
export function useCountedView(id: string): void {
  useEffect(() => {
    const timer = setTimeout(() => document.visibilityState === "visible" && isFirst(id) && send("view", id), IN_SIGHT_MS);
    return () => clearTimeout(timer);
  }, [id]);
}

export const countCart = (id: string): void => send("cart", id);
