import { LayoutDashboard, LogOut, ShieldCheck, Store } from "lucide-react";
import type { FormEvent } from "react";
import { useAuth } from "#app/platform/auth/use-auth.tsx";
import { mayManageContent, type Viewer } from "#app/platform/auth/viewer.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Avatar } from "#app/ui/avatar.tsx";
import { Menu, MenuLink } from "#app/ui/menu.tsx";
import { toast } from "#app/ui/toast.tsx";

/** The account's menu in the header; only those who are signed in load it. */
export function SignedInMenu({ viewer }: { viewer: Viewer }) {
  const t = useT("shell");
  return (
    <Menu
      label={t("nav.account")}
      trigger={(button) => (
        <button type="button" className="icon-btn" aria-label={`${t("nav.account")}: ${viewer.name}`} {...button}>
          <Avatar name={viewer.name} />
        </button>
      )}
    >
      <AccountItems viewer={viewer} />
    </Menu>
  );
}

/** Who it is and the doors that are open to them. */
export function AccountItems({ viewer }: { viewer: Viewer }) {
  const t = useT("shell");
  const { signOut } = useAuth();
  const leave = (event: FormEvent) => {
    event.preventDefault();
    signOut().catch(() => toast({ title: t("signOut.failed"), tone: "danger" }));
  };
  return (
    <>
      <div className="who">
        <Avatar name={viewer.name} />
        <span className="min-w-0">
          <bdi className="block truncate font-semibold">{viewer.name}</bdi>
          <span className="tiny muted">{t(`role.${viewer.role}`)}</span>
        </span>
      </div>
      <hr />
      <MenuLink to="/dashboard" icon={<LayoutDashboard aria-hidden />}>
        {t("nav.dashboard")}
      </MenuLink>
      {mayManageContent(viewer) && (
        <MenuLink to="/admin/vendors" icon={<ShieldCheck aria-hidden />}>
          {t("nav.admin")}
        </MenuLink>
      )}
      {(viewer.role === "vendor" || viewer.role === "admin") && (
        <MenuLink to="/vendor/quotes" icon={<Store aria-hidden />}>
          {t("nav.vendorArea")}
        </MenuLink>
      )}
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
