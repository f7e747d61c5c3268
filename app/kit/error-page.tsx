import { RotateCw } from "lucide-react";
import { type ReactNode, useState } from "react";
import { isRouteErrorResponse, useRevalidator } from "react-router";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Mark } from "#app/ui/brand.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { clearCacheAndReload } from "#app/ui/clear-cache.ts";
import { errorDetails, isNetworkOrModuleError } from "#app/ui/error-kind.ts";
import { LatticeWindow } from "#app/ui/lattice-window.tsx";
import { SearchInput } from "#app/ui/search-input.tsx";
import { EmptyState } from "#app/ui/states.tsx";

const reload = () => location.reload();

export type ErrorPageProps = { error: unknown; onTryAgain?: () => void; instead?: ReactNode };

/** Not found and forbidden say so, the rest is the global error screen. */
export default function ErrorPage({ error, onTryAgain, instead }: ErrorPageProps) {
  if (isRouteErrorResponse(error)) {
    if (error.status === 404) return <NotFound instead={instead} />;
    if (error.status === 403) return <Forbidden />;
  }
  return <GlobalError error={error} {...(onTryAgain && { onTryAgain })} />;
}

/** Retrying reruns the loaders; success restores the page. */
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

/** `instead`: what there is to see in place of it. */
export function NotFound({ instead }: { instead?: ReactNode }) {
  const t = useT("shell");
  return (
    <div className="wrap">
      <title>{`${t("notFound.title")} · ${t("siteName")}`}</title>
      <meta name="robots" content="noindex" />
      <section className="not-found">
        <LatticeWindow />
        <div>
          <p className="num text-sm text-muted">404</p>
          <h1>{t("notFound.title")}</h1>
          <p className="lead">{t("notFound.text")}</p>
          <search>
            <form action="/search" className="hero-search">
              <SearchInput name="q" label={t("search.label")} />
              <Button type="submit" variant="primary">
                {t("nav.search")}
              </Button>
            </form>
          </search>
          <div className="acts">
            <ButtonLink to="/home">{t("nav.home")}</ButtonLink>
            <ButtonLink variant="ghost" to="/vendors">
              {t("notFound.vendors")}
            </ButtonLink>
          </div>
        </div>
      </section>
      {instead}
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
