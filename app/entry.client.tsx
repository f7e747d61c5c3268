import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { saveLanguageOfAddress } from "#app/kit/preferences.ts";
import { loadPageMessages } from "#app/platform/languages/messages.ts";
import { fadePhotosIn } from "#app/ui/photo-fade.ts";

saveLanguageOfAddress();
const isWhole = await loadPageMessages();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
fadePhotosIn();
if (!isWhole) void import("#app/frame/texts-notice.ts").then(({ sayTextsFailed }) => sayTextsFailed());
