import {
  Bookmark,
  CircleHelp,
  CircleUserRound,
  Footprints,
  LayoutDashboard,
  LogOut,
  MessagesSquare,
  PaintRoller,
  Search,
  Settings,
  ShieldCheck,
} from "lucide-react";
import { type FormEvent, Suspense } from "react";
import { useLocation } from "react-router";
import { forgetAccount, useCartSync } from "#app/features/shop/cart/public.ts";
import { helpFor } from "#app/features/site/help/public.ts";
import { InstallItem } from "#app/features/site/installed-app/public.ts";
import { TOUR_PARAMETER } from "#app/features/site/tour/public.ts";
import { useAuth } from "#app/platform/auth/use-auth.tsx";
import { mayManageContent, nameIn, type Viewer } from "#app/platform/auth/viewer.ts";
import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { Avatar } from "#app/ui/avatar.tsx";
import { Menu, MenuItem, MenuLink } from "#app/ui/menu.tsx";
import { toast } from "#app/ui/toast.tsx";
import { CommandKey, openCommands } from "./command-key.tsx";
import { homeOf } from "./navigation.tsx";
import { useSessionWatch } from "./session-watch.ts";
import { ThemeChoice } from "./theme-choice.tsx";

/** The account's menu in the header, and the listener for Ctrl-K; only those who are signed in load them. */
export function SignedInMenu({ viewer }: { viewer: Viewer }) {
  const t = useT("shell");
  const { code } = useLanguage();
  useSessionWatch();
  useCartSync(viewer.id);
  return (
    <>
      <Menu
        label={t("nav.account")}
        trigger={(button) => (
          <button type="button" className="icon-btn" aria-label={`${t("nav.account")}: ${nameIn(viewer, code)}`} {...button}>
            <Avatar name={nameIn(viewer, code)} src={viewer.image} />
          </button>
        )}
      >
        <AccountItems viewer={viewer} />
      </Menu>
      <CommandKey />
    </>
  );
}

/** The viewer, and links to their areas. */
export function AccountItems({ viewer }: { viewer: Viewer }) {
  const t = useT("shell");
  const d = useT("shell.dashboard");
  const { code } = useLanguage();
  const { signOut } = useAuth();
  const { pathname } = useLocation();
  const leave = (event: FormEvent) => {
    event.preventDefault();
    forgetAccount();
    signOut().catch(() => toast({ title: t("signOut.failed"), tone: "danger" }));
  };
  return (
    <>
      <div className="who">
        <Avatar name={nameIn(viewer, code)} src={viewer.image} />
        <span className="min-w-0">
          <bdi className="block truncate font-semibold">{nameIn(viewer, code)}</bdi>
          <span className="tiny muted">{t(`role.${viewer.role}`)}</span>
        </span>
      </div>
      <hr />
      <MenuLink to={homeOf(viewer)} icon={<LayoutDashboard aria-hidden />}>
        {t("nav.dashboard")}
      </MenuLink>
      {mayManageContent(viewer) && (
        <MenuLink to="/admin" icon={<ShieldCheck aria-hidden />}>
          {t("nav.admin")}
        </MenuLink>
      )}
      <MenuLink to="/dashboard/messages" icon={<MessagesSquare aria-hidden />}>
        {d("place.messages")}
      </MenuLink>
      <MenuLink to="/dashboard/saved" icon={<Bookmark aria-hidden />}>
        {d("place.saved")}
      </MenuLink>
      <MenuLink to="/dashboard/studio" icon={<PaintRoller aria-hidden />}>
        {d("place.studio")}
      </MenuLink>
      <MenuLink to="/dashboard/profile" icon={<CircleUserRound aria-hidden />}>
        {d("place.profile")}
      </MenuLink>
      <MenuLink to="/dashboard/settings" icon={<Settings aria-hidden />}>
        {d("place.settings")}
      </MenuLink>
      <MenuLink to={helpFor(pathname)} icon={<CircleHelp aria-hidden />}>
        {t("footer.help")}
      </MenuLink>
      <MenuLink to={`${homeOf(viewer)}?${TOUR_PARAMETER}`} icon={<Footprints aria-hidden />}>
        {d("tour")}
      </MenuLink>
      <MenuItem icon={<Search aria-hidden />} note={<kbd>{d("search.keys")}</kbd>} onClick={openCommands}>
        {d("search.open")}
      </MenuItem>
      <Suspense>
        <InstallItem />
      </Suspense>
      <hr />
      <ThemeChoice name="theme-account" />
      <hr />
      {/* A whole new page: nothing of the person stays in memory. */}
      <form method="post" action="/logout" onSubmit={leave}>
        <button type="submit" className="menu-item">
          <LogOut className="flip" aria-hidden />
          {t("nav.signOut")}
        </button>
      </form>
    </>
  );
}
