import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { startInstalledApp } from "#app/features/site/installed-app/public.ts";
import { followTheme, saveLanguageOfAddress } from "#app/kit/preferences.ts";
import { loadPageMessages } from "#app/platform/languages/messages.ts";
import { awakening } from "#app/platform/pages/awake.ts";
import { rememberTyped } from "#app/ui/form/remember-typed.ts";
import { fadePhotosIn } from "#app/ui/photo-fade.ts";

declare global {
  interface Window {
    /** Made by app/frame/startup-script.ts. */
    pageStart: { screens: Promise<void>; heard: () => void; replay: () => void };
  }
}

/** The page answers before anything is counted or installed. */
const AFTERWARDS_MS = 1_000;

saveLanguageOfAddress();
followTheme();
void hydrate();

/** The chunk that this is part of is loaded for its screens first: nothing here may hold them up. */
async function hydrate(): Promise<void> {
  const [isWhole] = await Promise.all([loadPageMessages(), window.pageStart.screens]);
  rememberTyped();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
  window.pageStart.heard();
  void awakening.then(window.pageStart.replay);
  void awakening.then(() => setTimeout(afterwards, AFTERWARDS_MS));
  fadePhotosIn();
  if (!isWhole) import("#app/frame/texts-notice.ts").then(({ sayTextsFailed }) => sayTextsFailed()).catch(() => {});
}

/** Both are done without when a new release has taken their scripts away. */
function afterwards(): void {
  import("#app/features/talk/counts/public.ts").then(({ watchPages }) => watchPages()).catch(() => {});
  if (import.meta.env.PROD) startInstalledApp().catch(() => {});
}
