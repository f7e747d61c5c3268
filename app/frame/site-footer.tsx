import { Link } from "react-router";
import { useT } from "#app/platform/languages/language-context.tsx";
import type { MessageKey } from "#app/platform/languages/namespaces.ts";
import { Lattice, Logo } from "#app/ui/brand.tsx";
import { FeedbackLink } from "./feedback-link.tsx";
import { LanguageMenu } from "./language-menu.tsx";

type Text = MessageKey<"shell">;

/** Heading and places of each column; only addresses that work. */
const COLUMNS: readonly (readonly [Text, Readonly<Record<string, Text>>])[] = [
  [
    "nav.ideas",
    {
      "/ideas": "footer.browse",
      "/ideas/before-after": "footer.beforeAfter",
      "/inspiration": "footer.inspiration",
      "/ideas/saudi-regional": "footer.regional",
      "/ideas/ai-tools": "footer.tools",
      "/redesign": "footer.redesign",
    },
  ],
  ["footer.explore", { "/ideas/ideabooks": "footer.ideabooks", "/ideas/forums": "footer.forum", "/vendors": "footer.allVendors" }],
  ["footer.account", { "/login": "nav.signIn", "/signup": "nav.signUp", "/dashboard/quotes": "dashboard.quotes" }],
  ["footer.diwan", { "/terms": "footer.terms", "/privacy": "footer.privacy", "/connection-test": "footer.connectionTest" }],
];

export function SiteFooter() {
  const t = useT("shell");
  return (
    <footer className="site-foot">
      <Lattice className="edge" />
      <div className="wrap">
        <div className="foot-grid">
          <div>
            <Link className="logo" to="/home">
              <Logo name={t("siteName")} />
            </Link>
            <p>{t("footer.about")}</p>
          </div>
          {COLUMNS.map(([title, places]) => (
            <div key={title}>
              <h2>{t(title)}</h2>
              <ul>
                {title === "footer.diwan" && (
                  <li>
                    <FeedbackLink />
                  </li>
                )}
                {Object.entries(places).map(([to, text]) => (
                  <li key={to}>
                    <Link to={to}>{t(text)}</Link>
                  </li>
                ))}
                {title === "footer.diwan" && (
                  <li>
                    <a href="/api/docs">{t("footer.api")}</a>
                  </li>
                )}
              </ul>
            </div>
          ))}
        </div>
        <div className="foot-end">
          <span>{t("footer.prices")}</span>
          <LanguageMenu up label />
        </div>
      </div>
    </footer>
  );
}
