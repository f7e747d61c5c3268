import { announce, onOtherTab } from "./other-tabs.ts";

const COOKIE = "analytics";
const YEAR_SECONDS = 31_536_000;

/** This browser's answer; undefined when it was never asked. */
export function analyticsChoice(cookies: string = document.cookie): boolean | undefined {
  const answer = /(?:^|;\s*)analytics=(yes|no)(?:;|$)/.exec(cookies)?.[1];
  return answer === undefined ? undefined : answer === "yes";
}

/** True when the browser opts out: Global Privacy Control or Do Not Track. Then nothing is asked or loaded. */
export function refusesTracking(browser: Pick<Navigator, "doNotTrack"> & { globalPrivacyControl?: boolean } = navigator): boolean {
  return browser.globalPrivacyControl === true || browser.doNotTrack === "1";
}

const listeners = new Set<() => void>();

/** Stores the answer for a year and notifies subscribers, in other tabs, too. */
export function saveAnalyticsChoice(isGiven: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
  document.cookie = `${COOKIE}=${isGiven ? "yes" : "no"}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
  for (const listener of listeners) listener();
  announce("analytics");
}

export function onAnalyticsChoice(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onOtherTab("analytics", listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}
