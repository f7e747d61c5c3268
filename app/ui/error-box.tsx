import type { ReactNode } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "./button.tsx";
import { clearCacheAndReload } from "./clear-cache.ts";
import { isNetworkOrModuleError } from "./error-kind.ts";
import { ErrorNotice } from "./states.tsx";

const reload = () => location.reload();

/** A failed part of a page; the rest still works. `onTryAgain` loads it again. */
export function LocalErrorBox({ error, onTryAgain, children }: { error?: unknown; onTryAgain: () => void; children?: ReactNode }) {
  const t = useT("shell");
  return (
    <ErrorNotice
      title={t("errorBox.title")}
      actions={
        <>
          <Button size="sm" onClick={onTryAgain}>
            {t("errorBox.tryAgain")}
          </Button>
          <Button size="sm" onClick={reload}>
            {t("errorBox.reload")}
          </Button>
          {isNetworkOrModuleError(error) && (
            <Button size="sm" onClick={() => void clearCacheAndReload()}>
              {t("errorBox.clearCache")}
            </Button>
          )}
        </>
      }
    >
      {children}
    </ErrorNotice>
  );
}
