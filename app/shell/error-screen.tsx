import { RotateCw } from "lucide-react";
import { type ReactNode, useState } from "react";
import { isRouteErrorResponse, useRevalidator } from "react-router";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Mark } from "#app/ui/brand.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState, ErrorNotice } from "#app/ui/states.tsx";
import { clearCacheAndReload } from "./clear-cache.ts";
import { errorDetails, isNetworkOrModuleError } from "./error-kind.ts";

const reload = () => location.reload();

/** For a route's ErrorBoundary, inside a layout: not found and forbidden say so, the rest is the global error screen. */
export function AppErrorScreen({ error, onTryAgain }: { error: unknown; onTryAgain?: () => void }) {
  if (isRouteErrorResponse(error)) {
    if (error.status === 404) return <NotFound />;
    if (error.status === 403) return <Forbidden />;
  }
  return <GlobalError error={error} {...(onTryAgain && { onTryAgain })} />;
}

/** To try again is to ask the loaders again; success puts the page back. */
function GlobalError({ error, onTryAgain }: { error: unknown; onTryAgain?: () => void }) {
  const t = useT("shell");
  const { revalidate } = useRevalidator();
  const [isShown, setShown] = useState(false);
  return (
    <div className="full-screen">
      <title>{`${t("error.title")} · ${t("siteName")}`}</title>
      <div className="notice-card" role="alert">
        <Mark className="mark still" />
        <h1>{t("error.title")}</h1>
        <p>{t("error.text")}</p>
        <div className="acts">
          <Button variant="primary" onClick={onTryAgain ?? (() => void revalidate())}>
            {t("error.tryAgain")}
          </Button>
          {isNetworkOrModuleError(error) && <Button onClick={() => void clearCacheAndReload()}>{t("error.clearCache")}</Button>}
          <Button icon={<RotateCw aria-hidden />} onClick={reload}>
            {t("error.reload")}
          </Button>
          <Button variant="ghost" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
            {t(isShown ? "error.hideDetails" : "error.showDetails")}
          </Button>
        </div>
        {isShown && <pre className="details">{errorDetails(error)}</pre>}
      </div>
    </div>
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

export function NotFound() {
  const t = useT("shell");
  return (
    <div className="wrap">
      <title>{`${t("notFound.title")} · ${t("siteName")}`}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        title={t("notFound.title")}
        text={t("notFound.text")}
        level={1}
        actions={
          <>
            <ButtonLink variant="primary" to="/home">
              {t("notFound.home")}
            </ButtonLink>
            <ButtonLink to="/vendors">{t("notFound.vendors")}</ButtonLink>
          </>
        }
      />
    </div>
  );
}

function Forbidden() {
  const t = useT("shell");
  return (
    <div className="wrap">
      <title>{`${t("forbidden.title")} · ${t("siteName")}`}</title>
      <EmptyState
        title={t("forbidden.title")}
        text={t("forbidden.text")}
        level={1}
        actions={
          <ButtonLink variant="primary" to="/dashboard">
            {t("nav.dashboard")}
          </ButtonLink>
        }
      />
    </div>
  );
}
