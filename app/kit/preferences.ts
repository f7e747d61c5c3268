import { useSyncExternalStore } from "react";
import { api } from "#app/api/client.ts";
import type { LanguageCode } from "#app/platform/languages/languages.ts";
import { announce, onOtherTab } from "./other-tabs.ts";
import { type Theme, useRootData } from "./root-data.ts";

const yearInSeconds = 31_536_000;
const store = (name: string, value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
  document.cookie = `${name}=${value}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax`;
};

/** The account stores it too, for other devices. A failure does not matter: this browser has the cookie. */
const saveInAccount = (preference: { theme: Theme } | { language: LanguageCode }) => api.account.setPreferences(preference).catch(() => undefined);

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function showTheme(theme: string): void {
  document.documentElement.dataset["theme"] = theme;
  for (const listener of listeners) listener();
}

/** A theme chosen in another tab is shown here, too. */
export const followTheme = (): (() => void) => onOtherTab("theme", showTheme);

export function setTheme(theme: Theme, isSignedIn: boolean): void {
  store("theme", theme);
  showTheme(theme);
  announce("theme", theme);
  if (isSignedIn) void saveInAccount({ theme });
}

/** The server sets the theme before the first paint; the attribute is the source of truth. */
export function useTheme(): Theme {
  const fromServer = useRootData()?.theme ?? "light";
  return useSyncExternalStore(
    subscribe,
    () => (document.documentElement.dataset["theme"] as Theme | undefined) ?? fromServer,
    () => fromServer,
  );
}

/** Loads the same address in another language. `lang` leaves the address, or it would win over the choice. */
export async function setLanguage(language: LanguageCode, isSignedIn: boolean): Promise<void> {
  store("lang", language);
  if (isSignedIn) await Promise.race([saveInAccount({ language }), new Promise((resolve) => setTimeout(resolve, 1_000))]);
  const url = new URL(location.href);
  // The Arabic landing is Arabic by its address.
  if (url.pathname === "/ar" && language !== "ar") return location.replace("/home");
  if (!url.searchParams.has("lang")) return location.reload();
  url.searchParams.delete("lang");
  location.replace(url);
}

/** A language that the address names (`?lang=`, the Arabic landing) is a choice: the page's next requests use the same one. */
export function saveLanguageOfAddress(): void {
  const { language } = document.documentElement.dataset;
  if (language && (new URLSearchParams(location.search).get("lang") === language || location.pathname === "/ar")) store("lang", language);
}
