import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";

export type Tab = { id: string; label: ReactNode; to: string };

/** Tabs that are addresses: each is a link, Back works. */
export function Tabs({ label, tabs, current }: { label: string; tabs: readonly Tab[]; current: string }) {
  const nav = useRef<HTMLElement>(null);
  // On phones the row is longer than the screen.
  useEffect(() => {
    const shown = nav.current;
    if (current && shown && shown.scrollWidth > shown.clientWidth)
      shown.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [current]);
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
