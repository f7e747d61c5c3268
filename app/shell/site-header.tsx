import { Form, Link, NavLink, useSearchParams } from "react-router";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Logo } from "#app/ui/brand.tsx";
import { SearchInput } from "#app/ui/search-input.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { LanguageMenu, LanguageSwitch } from "./language-menu.tsx";
import { NotificationBell } from "./notification-bell.tsx";
import { ThemeMenu } from "./theme-menu.tsx";

export function SiteHeader() {
  const t = useT("shell");
  return (
    <header className="site-head">
      <a className="btn skip-link" href="#content">
        {t("skipToContent")}
      </a>
      <div className="wrap">
        <Link className="logo" to="/home">
          <Logo name={t("siteName")} />
        </Link>
        <nav className="places" aria-label={t("nav.main")}>
          <NavLink to="/home" prefetch="intent">
            {t("nav.home")}
          </NavLink>
          <NavLink to="/vendors" prefetch="intent">
            {t("nav.vendors")}
          </NavLink>
        </nav>
        <HeaderSearch />
        <div className="utils">
          <LanguageSwitch />
          <span className="d-only">
            <LanguageMenu />
          </span>
          <ThemeMenu />
          <NotificationBell />
          <AccountMenu />
        </div>
      </div>
    </header>
  );
}

/** Leads to the directory. Not shown as filled there: the directory has its own box for the same words. */
function HeaderSearch() {
  const t = useT("shell");
  const [parameters] = useSearchParams();
  return (
    <Form className="head-search" role="search" action="/vendors" aria-label={t("nav.search")}>
      <SearchInput key={parameters.get("search") ?? ""} name="search" label={t("search.label")} placeholder={t("search.placeholder")} />
    </Form>
  );
}
