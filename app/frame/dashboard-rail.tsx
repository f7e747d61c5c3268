import { ArrowLeft, CircleHelp } from "lucide-react";
import { Link, NavLink, useLocation } from "react-router";
import { helpFor } from "#app/features/site/help/public.ts";
import { nameIn, type Viewer } from "#app/platform/auth/viewer.ts";
import { useFormat, useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { Avatar } from "#app/ui/avatar.tsx";
import { Logo } from "#app/ui/brand.tsx";
import type { NavGroup } from "./navigation.tsx";

/** All places of an area, beside the content or in the drawer. */
export function DashboardRail({ title, groups, viewer }: { title: string; groups: readonly NavGroup[]; viewer: Viewer | null }) {
  const t = useT("shell");
  const { code } = useLanguage();
  const { pathname } = useLocation();
  return (
    <>
      <Link className="logo" to="/home">
        <Logo name={t("siteName")} />
      </Link>
      <div className="places">
        {groups.map((group) => (
          <nav key={group.id} aria-label={group.title ?? title}>
            {group.title && <h2>{group.title}</h2>}
            {group.items.map(({ to, label, icon, count, end = false }) => (
              <NavLink key={to} to={to} end={end}>
                {icon}
                {label}
                <WaitingMark count={count} />
              </NavLink>
            ))}
          </nav>
        ))}
        <nav aria-label={t("nav.main")}>
          <Link to={helpFor(pathname)}>
            <CircleHelp aria-hidden />
            {t("footer.help")}
          </Link>
          <Link to="/home">
            <ArrowLeft className="flip" aria-hidden />
            {t("nav.backToSite")}
          </Link>
        </nav>
      </div>
      {viewer && (
        <Link className="me" to="/dashboard/profile">
          <Avatar name={nameIn(viewer, code)} src={viewer.image} />
          <span className="min-w-0">
            <bdi className="block truncate">{nameIn(viewer, code)}</bdi>
            <span className="tiny muted">{t(`role.${viewer.role}`)}</span>
          </span>
        </Link>
      )}
    </>
  );
}

/** A place's count of pending work; nothing for 0. */
export function WaitingMark({ count }: { count: number | undefined }) {
  const t = useT("shell.dashboard");
  const format = useFormat();
  if (!count) return null;
  return (
    <b>
      <span aria-hidden>{format.number(count)}</span>
      <span className="vh">{t("waiting", { n: count })}</span>
    </b>
  );
}
