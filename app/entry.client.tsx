import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { loadPageMessages } from "#app/platform/languages/messages.ts";
import { keepLanguageOfAddress } from "#app/shell/preferences.ts";

keepLanguageOfAddress();
const isWhole = await loadPageMessages();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
if (!isWhole) void import("#app/shell/texts-notice.ts").then(({ sayTextsFailed }) => sayTextsFailed());
