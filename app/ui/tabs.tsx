import type { ReactNode } from "react";
import { Link } from "react-router";
import { useCurrentInView } from "./use-current-in-view.ts";

export type Tab = { id: string; label: ReactNode; to: string };

/** Tabs that are addresses: each is a link, Back works. */
export function Tabs({ label, tabs, current }: { label: string; tabs: readonly Tab[]; current: string }) {
  const nav = useCurrentInView(current);
  return (
    <nav className="tabs" aria-label={label} ref={nav}>
      {tabs.map((tab) => (
        <Link key={tab.id} to={tab.to} preventScrollReset aria-current={tab.id === current ? "page" : undefined}>
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
