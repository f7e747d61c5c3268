import { Armchair, CircleHelp, HardHat, House, Store } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { requestContext } from "#app/api/request-context.ts";
import { PageHead } from "#app/kit/page-head.tsx";
import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { tidy } from "#app/platform/list/list-address.ts";
import { EmptyState } from "#app/ui/states.tsx";
import { type Audience, foreignWords, QUERY_LENGTH, sectionPath } from "../../help.ts";
import { hubPage } from "../../server/pages.server.ts";
import { ArticleList } from "../components/article-list.tsx";
import { HelpSearch } from "../components/help-search.tsx";
import { MoreActions, MoreHelp } from "../components/more-help.tsx";
import type { Route } from "./+types/hub";
import "../../help.css";

const ICONS: Record<Audience, ReactNode> = {
  homeowners: <House aria-hidden />,
  professionals: <HardHat aria-hidden />,
  vendors: <Store aria-hidden />,
  general: <CircleHelp aria-hidden />,
};

/** The first page of help: its search, and whom it is for. */
export function loader({ context, request }: Route.LoaderArgs) {
  const query = tidy(new URL(request.url).searchParams.get("q") ?? "", QUERY_LENGTH);
  return hubPage(query, context.get(requestContext).language);
}

export default function HelpHub({ loaderData: { query, hits, audiences } }: Route.ComponentProps) {
  const t = useT("help");
  const { code } = useLanguage();
  return (
    <div className="wrap help-page">
      <PageHead title={t("hub.title")} description={t("hub.description")} path="/help" language={code} isHidden={hits !== null} />
      <div className="help-hero">
        <h1>{t("hub.heading")}</h1>
        <HelpSearch query={query} />
      </div>
      {hits ? (
        <section aria-label={t("search.results")}>
          <h2 className="help-found">
            <span role="status">{t("search.found", { n: hits.length, query: `\u2068${query}\u2069` })}</span>
          </h2>
          {hits.length > 0 ? (
            <ArticleList articles={hits} withSection />
          ) : (
            <EmptyState level={3} title={t("search.none")} text={t("search.noneText")} actions={<MoreActions />} />
          )}
        </section>
      ) : (
        <div className="help-audiences">
          {audiences.map(({ audience, count, first }) => (
            <section key={audience} className="panel">
              <h2>
                {ICONS[audience]}
                <Link to={sectionPath(audience)}>{t(`section.${audience}.title`)}</Link>
              </h2>
              <ul>
                {first.map(({ id, to, title }) => (
                  <li key={id}>
                    <Link to={to}>
                      <bdi {...foreignWords(code)}>{title}</bdi>
                    </Link>
                  </li>
                ))}
              </ul>
              <Link className="link" to={sectionPath(audience)}>
                {t("hub.all", { n: count })}
              </Link>
            </section>
          ))}
        </div>
      )}
      <Link className="panel help-guides" to="/resources">
        <Armchair aria-hidden />
        <span>
          <b>{t("section.resources.title")}</b>
          <span>{t("section.resources.text")}</span>
        </span>
      </Link>
      {hits?.length !== 0 && <MoreHelp />}
    </div>
  );
}
