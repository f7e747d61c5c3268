import { CircleUserRound, House, Lightbulb, Search, Store } from "lucide-react";
import { lazy, type MouseEvent, Suspense, useEffect, useState } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { classes } from "#app/ui/classes.ts";
import { useViewer } from "../kit/viewer.ts";
import type { SheetName } from "./bottom-sheets.tsx";
import { PlaceLink } from "./place-link.tsx";

const BottomSheets = lazy(() => import("./bottom-sheets.tsx").then((module) => ({ default: module.BottomSheets })));

/** Five places within reach of a thumb. Goes away while reading on, comes back on the way up. */
export function BottomBar() {
  const t = useT("shell");
  const isAway = useScrolledDown();
  const { viewer } = useViewer();
  const [sheet, setSheet] = useState<SheetName | null>(null);
  const open = (name: SheetName) => (event: MouseEvent) => {
    event.preventDefault();
    setSheet(name);
  };
  return (
    <>
      <nav className={classes("bottom-bar", isAway && "away")} aria-label={t("nav.places")}>
        <PlaceLink to="/home">
          <House aria-hidden />
          {t("nav.home")}
        </PlaceLink>
        <PlaceLink to="/ideas">
          <Lightbulb aria-hidden />
          {t("nav.ideas")}
        </PlaceLink>
        <PlaceLink to="/search" onClick={open("search")}>
          <Search aria-hidden />
          {t("nav.search")}
        </PlaceLink>
        <PlaceLink to="/vendors">
          <Store aria-hidden />
          {t("nav.vendors")}
        </PlaceLink>
        {viewer ? (
          <button type="button" onClick={open("account")}>
            <CircleUserRound aria-hidden />
            {t("nav.account")}
          </button>
        ) : (
          <PlaceLink to="/login" className="guests">
            <CircleUserRound aria-hidden />
            {t("nav.signIn")}
          </PlaceLink>
        )}
      </nav>
      {sheet && (
        <Suspense>
          <BottomSheets open={sheet} viewer={viewer} onClose={() => setSheet(null)} />
        </Suspense>
      )}
    </>
  );
}

function useScrolledDown(): boolean {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    let last = scrollY;
    const onScroll = () => {
      if (Math.abs(scrollY - last) < 8) return;
      const isAtEnd = scrollY + innerHeight > document.documentElement.scrollHeight - 80;
      setDown(scrollY > last && scrollY > 120 && !isAtEnd);
      last = scrollY;
    };
    addEventListener("scroll", onScroll, { passive: true });
    return () => removeEventListener("scroll", onScroll);
  }, []);
  return isDown;
}
