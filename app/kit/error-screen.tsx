import { lazy, Suspense } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { clearCacheAndReload } from "#app/ui/clear-cache.ts";
import { isNetworkOrModuleError } from "#app/ui/error-kind.ts";
import { ErrorNotice } from "#app/ui/states.tsx";
import type { ErrorPageProps } from "./error-page.tsx";

const reload = () => location.reload();

/** Loaded only on an error. This fallback shows when even that script fails to load. */
const ErrorPage = lazy(() => import("./error-page.tsx").catch(() => ({ default: BareError })));

function BareError({ error }: ErrorPageProps) {
  const t = useT("shell");
  return (
    <ErrorNotice
      title={t("error.title")}
      actions={
        <>
          {isNetworkOrModuleError(error) && <Button onClick={() => void clearCacheAndReload()}>{t("error.clearCache")}</Button>}
          <Button onClick={reload}>{t("error.reload")}</Button>
        </>
      }
    >
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
