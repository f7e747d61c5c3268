import { lazy, type ReactNode, Suspense } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorNotice } from "#app/ui/states.tsx";
import { clearCacheAndReload } from "./clear-cache.ts";
import { isNetworkOrModuleError } from "./error-kind.ts";
import type { ErrorPageProps } from "./error-page.tsx";

const reload = () => location.reload();

/** Most visits never see it: its script comes when something went wrong. Where even that does not come, this much is at hand. */
const ErrorPage = lazy(() => import("./error-page.tsx").catch(() => ({ default: BareError })));

function BareError(_: ErrorPageProps) {
  const t = useT("shell");
  return (
    <ErrorNotice title={t("error.title")} actions={<Button onClick={reload}>{t("error.reload")}</Button>}>
      <p>{t("error.text")}</p>
    </ErrorNotice>
  );
}

/** For a route's ErrorBoundary, inside a layout. */
export function AppErrorScreen(props: ErrorPageProps) {
  return (
    <Suspense>
      <ErrorPage {...props} />
    </Suspense>
  );
}

/** A part of a page that failed; the rest of the page goes on. `onTryAgain` loads it again. */
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
