import { useRouteLoaderData } from "react-router";
import type { PageLanguage } from "#app/platform/languages/languages.ts";

export type Theme = "light" | "dark" | "system";

/** The root loader's data on every page. */
export type RootData = {
  language: PageLanguage;
  languageSource: string;
  theme: Theme;
  siteUrl: string;
  nonce: string;
  publicApiKey: string;
  /** Only where analytics is configured. */
  analyticsId?: string | undefined;
  /** Address of the texts that an admin changed in this language. */
  texts?: string | undefined;
};

/** Undefined only when the root loader itself failed. */
export const useRootData = (): RootData | undefined => useRouteLoaderData<RootData>("root");
