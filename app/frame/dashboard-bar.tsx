import { Menu as MenuIcon } from "lucide-react";
import { NavLink } from "react-router";
import { useT } from "#app/platform/languages/language-context.tsx";
import { WaitingMark } from "./dashboard-rail.tsx";
import type { NavGroup } from "./navigation.tsx";

const FIRST = 4;

type Props = { groups: readonly NavGroup[]; isOpen: boolean; onMore(): void };

/** Below on phones: the first four places, and the drawer with all of them. */
export function DashboardBar({ groups, isOpen, onMore }: Props) {
  const t = useT("shell.dashboard");
  const shell = useT("shell");
  const items = groups.flatMap((group) => group.items).slice(0, FIRST);
  return (
    <nav className="bottom-bar dash-bar" aria-label={shell("nav.places")}>
      {items.map(({ to, label, short = label, icon, count, end = false }) => (
        <NavLink key={to} to={to} end={end}>
          {icon}
          <span className="name">{short}</span>
          <WaitingMark count={count} />
        </NavLink>
      ))}
      <button type="button" aria-expanded={isOpen} onClick={onMore}>
        <MenuIcon aria-hidden />
        <span className="name">{t("more")}</span>
      </button>
    </nav>
  );
}
