import { ArrowLeft, Menu as MenuIcon } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { Link, NavLink, useLocation } from "react-router";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Avatar } from "#app/ui/avatar.tsx";
import { Logo } from "#app/ui/brand.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Breadcrumbs } from "#app/ui/page-header.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { LanguageMenu, LanguageSwitch } from "./language-menu.tsx";
import { type Area, type NavGroup, navigationOf } from "./navigation.tsx";
import { ThemeMenu } from "./theme-menu.tsx";
import { useViewer } from "./viewer.ts";

type Props = {
  area: Area;
  /** In place of the area's own places, where counts are known. */
  navigation?: readonly NavGroup[];
  children: ReactNode;
};

const titles = { admin: "nav.admin", vendor: "nav.vendorArea", dashboard: "nav.dashboard" } as const;

/** Rail, top bar and content; on tablets and phones the rail is a drawer. */
export function DashboardLayout({ area, navigation, children }: Props) {
  const t = useT("shell");
  const { viewer } = useViewer();
  const { pathname } = useLocation();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const groups = navigation ?? navigationOf(area, viewer, t);
  const current = groups
    .flatMap((group) => group.items)
    .filter((item) => pathname === item.to || pathname.startsWith(`${item.to}/`))
    .toSorted((a, b) => b.to.length - a.to.length)[0];
  const home = groups[0]?.items[0]?.to ?? "/dashboard";
  const trail = [{ label: t(titles[area]), to: home }, ...(current && current.label !== t(titles[area]) ? [{ label: current.label, to: current.to }] : [])];
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of place closes the drawer
  useEffect(() => setDrawerOpen(false), [pathname]);
  const rail = <Rail title={t(titles[area])} groups={groups} viewer={viewer} />;
  return (
    <div className="dash-shell">
      <aside className="side">{rail}</aside>
      <Dialog kind="drawer" headless isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)} title={t("nav.menu")}>
        <div className="side">{rail}</div>
      </Dialog>
      <div className="dash">
        <header className="dash-top utils">
          <a className="btn skip-link" href="#content">
            {t("skipToContent")}
          </a>
          <IconButton className="burger" label={t("nav.menu")} aria-expanded={isDrawerOpen} onClick={() => setDrawerOpen(true)}>
            <MenuIcon size={20} aria-hidden />
          </IconButton>
          <Breadcrumbs items={trail} />
          <LanguageSwitch />
          <span className="d-only">
            <LanguageMenu />
          </span>
          <ThemeMenu />
          <AccountMenu />
        </header>
        <main id="content" tabIndex={-1} className="dash-main outline-none">
          {children}
        </main>
      </div>
    </div>
  );
}

function Rail({ title, groups, viewer }: { title: string; groups: readonly NavGroup[]; viewer: ReturnType<typeof useViewer>["viewer"] }) {
  const t = useT("shell");
  return (
    <>
      <Link className="logo" to="/home">
        <Logo name={t("siteName")} />
      </Link>
      {groups.map((group) => (
        <nav key={group.id} aria-label={group.title ?? title}>
          {group.title && <h2>{group.title}</h2>}
          {group.items.map(({ to, label, icon, count, end = false }) => (
            <NavLink key={to} to={to} end={end}>
              {icon}
              {label}
              {count ? <b>{count}</b> : null}
            </NavLink>
          ))}
        </nav>
      ))}
      <nav aria-label={t("nav.main")}>
        <Link to="/home">
          <ArrowLeft className="flip" aria-hidden />
          {t("nav.backToSite")}
        </Link>
      </nav>
      {viewer && (
        <div className="me">
          <Avatar name={viewer.name} />
          <span className="min-w-0">
            <bdi className="block truncate">{viewer.name}</bdi>
            <span className="tiny muted">{t(`role.${viewer.role}`)}</span>
          </span>
        </div>
      )}
    </>
  );
}
