import { RotateCw } from "lucide-react";
import { useState } from "react";
import { isRouteErrorResponse, useRevalidator } from "react-router";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Mark } from "#app/ui/brand.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { clearCacheAndReload } from "#app/ui/clear-cache.ts";
import { errorDetails, isNetworkOrModuleError } from "#app/ui/error-kind.ts";
import { EmptyState } from "#app/ui/states.tsx";

const reload = () => location.reload();

export type ErrorPageProps = { error: unknown; onTryAgain?: () => void };

/** Not found and forbidden say so, the rest is the global error screen. */
export default function ErrorPage({ error, onTryAgain }: ErrorPageProps) {
  if (isRouteErrorResponse(error)) {
    if (error.status === 404) return <NotFound />;
    if (error.status === 403) return <Forbidden />;
  }
  return <GlobalError error={error} {...(onTryAgain && { onTryAgain })} />;
}

/** To try again is to ask the loaders again; success puts the page back. */
function GlobalError({ error, onTryAgain }: ErrorPageProps) {
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
