import { Link, useLocation } from "react-router";
import { helpFor } from "#app/features/site/help/public.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import type { MessageKey } from "#app/platform/languages/namespaces.ts";
import { Lattice, Logo } from "#app/ui/brand.tsx";
import { useViewer } from "../kit/viewer.ts";
import { FeedbackLink } from "./feedback-link.tsx";
import { LanguageMenu } from "./language-menu.tsx";
import { ThemeChoice } from "./theme-choice.tsx";

type Text = MessageKey<"shell">;

/** Heading and places of each column; only addresses that work. */
const COLUMNS: readonly (readonly [Text, Readonly<Record<string, Text>>])[] = [
  [
    "footer.homeowners",
    {
      "/ideas": "footer.browse",
      "/redesign": "footer.redesign",
      "/resources": "footer.guides",
      "/ideas/before-after": "footer.beforeAfter",
      "/ideas/saudi-regional": "footer.regional",
      "/ideas/ai-tools": "footer.tools",
    },
  ],
  [
    "footer.explore",
    {
      "/products": "footer.furniture",
      "/professionals": "footer.professionals",
      "/vendors": "footer.allVendors",
      "/ideas/inspiration": "footer.inspiration",
      "/ideas/ideabooks": "footer.ideabooks",
      "/ideas/forums": "footer.forum",
    },
  ],
  [
    "nav.business",
    {
      "/pro-software": "footer.software",
      "/who-we-serve/industries": "footer.audiences",
      "/pricing": "footer.pricing",
      "/signup?role=vendor": "footer.listBusiness",
      "/signup?role=professional": "footer.joinAsProfessional",
    },
  ],
  ["footer.diwan", { "/help": "footer.help", "/contact": "footer.contact", "/terms": "footer.terms", "/privacy": "footer.privacy" }],
];
/** In place of the doors for those who are not here yet. */
const SIGNED_IN = ["footer.account", { "/dashboard": "nav.dashboard", "/dashboard/quotes": "dashboard.quotes", "/dashboard/saved": "footer.saved" }] as const;

export function SiteFooter() {
  const t = useT("shell");
  const { viewer } = useViewer();
  const { pathname } = useLocation();
  const columns = COLUMNS.map((column) => (viewer && column[0] === "nav.business" ? SIGNED_IN : column));
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
          {columns.map(([title, places]) => (
            <div key={title}>
              <h2>{t(title)}</h2>
              <ul>
                {title === "footer.diwan" && (
                  <>
                    <li>
                      <Link to={helpFor(pathname)} rel="nofollow">
                        {t("footer.helpHere")}
                      </Link>
                    </li>
                    <li>
                      <FeedbackLink />
                    </li>
                  </>
                )}
                {Object.entries(places).map(([to, text]) => (
                  <li key={to}>
                    <Link to={to}>{t(text)}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className="foot-end">
          <span>{t("footer.prices")}</span>
          <span className="flex flex-wrap items-center gap-2">
            <ThemeChoice name="theme-foot" />
            <LanguageMenu />
          </span>
        </div>
      </div>
    </footer>
  );
}
