import { Search } from "lucide-react";
import { useEffect } from "react";
import { Link } from "react-router";
import { SearchBox } from "#app/features/site/search/public.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Logo } from "#app/ui/brand.tsx";
import { useViewer } from "../kit/viewer.ts";
import { AccountMenu } from "./account-menu.tsx";
import { LanguageSwitch } from "./language-menu.tsx";
import { NotificationBell } from "./notification-bell.tsx";
import { PlaceLink } from "./place-link.tsx";

/** '/' leads to the box, wherever nothing is being typed. */
function focusSearch(event: KeyboardEvent): void {
  const isTyping = (event.target as Element).closest("input,textarea,select,[contenteditable],dialog");
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
  const box = [...document.querySelectorAll<HTMLInputElement>("[role=search] [name=q]")].find((input) => input.offsetParent);
  if (box) event.preventDefault();
  box?.select();
}

export function SiteHeader() {
  const t = useT("shell");
  const { viewer } = useViewer();
  useEffect(() => addEventListener("keydown", focusSearch), []);
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
          <PlaceLink to="/ideas" prefetch="intent">
            {t("nav.ideas")}
          </PlaceLink>
          <PlaceLink to="/redesign" prefetch="intent" {...(!viewer && { className: "new" })}>
            {t("nav.redesign")}
          </PlaceLink>
          <PlaceLink to="/professionals" prefetch="intent">
            {t("footer.professionals")}
          </PlaceLink>
          <PlaceLink to="/vendors" prefetch="intent">
            {t("nav.vendors")}
          </PlaceLink>
          <PlaceLink to="/shop" prefetch="intent">
            {t("nav.shop")}
          </PlaceLink>
        </nav>
        <SearchBox className="head-search" label={t("search.label")} />
        <div className="utils">
          <Link to="/search" className="icon-btn to-search" aria-label={t("nav.search")}>
            <Search size={20} aria-hidden />
          </Link>
          <LanguageSwitch />
          {!viewer && (
            <Link to="/pro-software" className="btn ghost business guests">
              {t("nav.business")}
            </Link>
          )}
          <Link to="/cart" className="icon-btn to-cart">
            <span className="vh">{t("nav.cart")}</span>
          </Link>
          <NotificationBell />
          <AccountMenu />
        </div>
      </div>
    </header>
  );
}
