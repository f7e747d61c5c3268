import { useSyncExternalStore } from "react";

const KEY = "delivery.city";
const CHANGED = "delivery.city";
const FIRST = "Riyadh";

function read(): string {
  try {
    return localStorage.getItem(KEY) || FIRST;
  } catch {
    return FIRST;
  }
}

function subscribe(listener: () => void): () => void {
  addEventListener("storage", listener);
  addEventListener(CHANGED, listener);
  return () => {
    removeEventListener("storage", listener);
    removeEventListener(CHANGED, listener);
  };
}

export function chooseCity(city: string): void {
  try {
    localStorage.setItem(KEY, city);
  } catch {
    // Without storage it has to be chosen again.
  }
  dispatchEvent(new Event(CHANGED));
}

/** The city that deliveries go to, as last chosen in this browser; the capital until then. Its English name. */
export const useChosenCity = (): string => useSyncExternalStore(subscribe, read, () => FIRST);
