import { Menu as MenuIcon, Search } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Logo } from "#app/ui/brand.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Breadcrumbs } from "#app/ui/page-header.tsx";
import { useViewer } from "../kit/viewer.ts";
import { AccountMenu } from "./account-menu.tsx";
import { openCommands } from "./command-key.tsx";
import { DashboardBar } from "./dashboard-bar.tsx";
import { DashboardRail } from "./dashboard-rail.tsx";
import { LanguageSwitch } from "./language-menu.tsx";
import { homeOf, type NavGroup } from "./navigation.tsx";
import { NotificationBell } from "./notification-bell.tsx";
import { useNavigation } from "./use-navigation.ts";

type Props = {
  area: keyof typeof titles;
  /** The viewer from the layout's loader, or from the browser's query. */
  viewer?: Viewer;
  /** In place of the person's own places. */
  navigation?: readonly NavGroup[];
  children: ReactNode;
};

const titles = { admin: "nav.admin", vendor: "nav.vendorArea", dashboard: "nav.dashboard" } as const;

/** Rail, top bar and content; on tablets the rail is a drawer, on phones a bar below leads to the first places and to that drawer. */
export function DashboardLayout({ area, viewer: known, navigation, children }: Props) {
  const t = useT("shell");
  const { viewer: found } = useViewer();
  const viewer = found ?? known ?? null;
  const { pathname } = useLocation();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const own = useNavigation(navigation ? null : viewer);
  const groups = navigation ?? own;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of place closes the drawer
  useEffect(() => setDrawerOpen(false), [pathname]);
  const title = t(titles[area]);
  const openDrawer = () => setDrawerOpen(true);
  const rail = <DashboardRail title={title} groups={groups} viewer={viewer} />;
  return (
    <div className="dash-shell">
      <aside className="side" aria-label={title}>
        {rail}
      </aside>
      <Dialog kind="drawer" headless isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)} title={t("nav.menu")}>
        <div className="side">{rail}</div>
      </Dialog>
      <div className="dash">
        <header className="dash-top utils">
          <a className="btn skip-link" href="#content">
            {t("skipToContent")}
          </a>
          <IconButton className="burger" label={t("nav.menu")} aria-expanded={isDrawerOpen} onClick={openDrawer}>
            <MenuIcon size={20} aria-hidden />
          </IconButton>
          <Link className="logo" to="/home">
            <Logo name={t("siteName")} />
          </Link>
          <Breadcrumbs items={trailOf(pathname, groups, title, viewer)} />
          <CommandsButton />
          <LanguageSwitch />
          <NotificationBell isExpected />
          <AccountMenu isExpected />
        </header>
        <main id="content" tabIndex={-1} className="dash-main outline-none">
          {children}
        </main>
      </div>
      <DashboardBar groups={groups} isOpen={isDrawerOpen} onMore={openDrawer} />
    </div>
  );
}

/** The area, then the place one is in. */
function trailOf(pathname: string, groups: readonly NavGroup[], title: string, viewer: Viewer | null) {
  const current = groups
    .flatMap((group) => group.items)
    .filter(({ to, end }) => pathname === to || (!end && pathname.startsWith(`${to}/`)))
    .toSorted((a, b) => b.to.length - a.to.length)[0];
  const home = groups[0]?.items[0]?.to ?? (viewer ? homeOf(viewer) : "/dashboard");
  return [{ label: title, to: home }, ...(current && current.to !== home ? [{ label: current.label, to: current.to }] : [])];
}

function CommandsButton() {
  const t = useT("shell.dashboard");
  return (
    <button type="button" className="jump" aria-keyshortcuts="Control+K Meta+K" onClick={openCommands}>
      <Search size={18} aria-hidden />
      <span className="text">{t("search.open")}</span>
      <kbd aria-hidden>{t("search.keys")}</kbd>
    </button>
  );
}
