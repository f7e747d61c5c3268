import { isAppleTouch } from "#app/kit/apple-touch.ts";

/** Chromium's event; app/frame/startup-script.ts stores it, as it comes before anything is loaded. */
type InstallEvent = Event & { prompt(): Promise<{ outcome: "accepted" | "dismissed" }> };

declare global {
  interface Window {
    installEvent?: InstallEvent | null;
  }
}

const CHANGED = "install-changed";
const isInstalled = () => matchMedia("(display-mode: standalone)").matches;

/** How Diwan gets onto this device: by the browser's own question, by hand, or not at all. */
export type Way = "ask" | "by-hand" | null;

export function installWay(): Way {
  if (isInstalled()) return null;
  return window.installEvent ? "ask" : isAppleTouch() ? "by-hand" : null;
}

export async function install(): Promise<void> {
  const event = window.installEvent;
  // It can be asked once.
  window.installEvent = null;
  dispatchEvent(new Event(CHANGED));
  await event?.prompt();
}

export function onInstallWay(listener: () => void): () => void {
  const names = ["beforeinstallprompt", "appinstalled", CHANGED];
  for (const name of names) addEventListener(name, listener);
  return () => {
    for (const name of names) removeEventListener(name, listener);
  };
}
