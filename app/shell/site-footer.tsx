import { Link } from "react-router";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Lattice, Logo } from "#app/ui/brand.tsx";
import { FeedbackLink } from "./feedback-link.tsx";
import { LanguageMenu } from "./language-menu.tsx";

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
          <div>
            <h2>{t("footer.explore")}</h2>
            <ul>
              <li>
                <Link to="/home">{t("nav.home")}</Link>
              </li>
              <li>
                <Link to="/vendors">{t("footer.allVendors")}</Link>
              </li>
            </ul>
          </div>
          <div>
            <h2>{t("footer.account")}</h2>
            <ul>
              <li>
                <Link to="/login">{t("nav.signIn")}</Link>
              </li>
              <li>
                <Link to="/signup">{t("nav.signUp")}</Link>
              </li>
              <li>
                <Link to="/dashboard/quotes">{t("dashboard.quotes")}</Link>
              </li>
            </ul>
          </div>
          <div>
            <h2>{t("footer.diwan")}</h2>
            <ul>
              <li>
                <FeedbackLink />
              </li>
              <li>
                <Link to="/terms">{t("footer.terms")}</Link>
              </li>
              <li>
                <Link to="/privacy">{t("footer.privacy")}</Link>
              </li>
              <li>
                <Link to="/connection-test">{t("footer.connectionTest")}</Link>
              </li>
              <li>
                <a href="/api/docs">{t("footer.api")}</a>
              </li>
            </ul>
          </div>
        </div>
        <div className="foot-end">
          <span>{t("footer.prices")}</span>
          <LanguageMenu up label />
        </div>
      </div>
    </footer>
  );
}
