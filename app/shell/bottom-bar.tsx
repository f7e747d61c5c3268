import { CircleUserRound, House, MessageSquareQuote, Search, Store } from "lucide-react";
import { type MouseEvent, useEffect, useState } from "react";
import { Form, Link, NavLink } from "react-router";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { classes } from "#app/ui/classes.ts";
import { Sheet } from "#app/ui/dialog.tsx";
import { SearchInput } from "#app/ui/input.tsx";
import { AccountItems } from "./account-menu.tsx";
import { useViewer } from "./viewer.ts";

/** Five places within reach of a thumb. Goes away while reading on, comes back on the way up. */
export function BottomBar() {
  const t = useT("shell");
  const isAway = useScrolledDown();
  const { viewer } = useViewer();
  const [sheet, setSheet] = useState<"search" | "account" | null>(null);
  const open = (name: "search" | "account") => (event: MouseEvent) => {
    event.preventDefault();
    setSheet(name);
  };
  const close = () => setSheet(null);
  return (
    <>
      <nav className={classes("bottom-bar", isAway && "away")} aria-label={t("nav.places")}>
        <NavLink to="/home"><House aria-hidden />{t("nav.home")}</NavLink>
        <NavLink to="/vendors"><Store aria-hidden />{t("nav.vendors")}</NavLink>
        <Link to="/vendors" onClick={open("search")}><Search aria-hidden />{t("nav.search")}</Link>
        <NavLink to="/dashboard"><MessageSquareQuote aria-hidden />{t("nav.requests")}</NavLink>
        {viewer ? (
          <button type="button" onClick={open("account")}><CircleUserRound aria-hidden />{t("nav.account")}</button>
        ) : (
          <NavLink to="/login"><CircleUserRound aria-hidden />{t("nav.signIn")}</NavLink>
        )}
      </nav>
      <Sheet isOpen={sheet === "search"} onClose={close} title={t("nav.search")}>
        <Form role="search" action="/vendors" className="grid gap-3" onSubmit={close}>
          <SearchInput name="search" label={t("search.label")} placeholder={t("search.placeholder")} autoFocus />
          <Button type="submit" variant="primary" block>{t("nav.search")}</Button>
        </Form>
      </Sheet>
      {viewer && (
        <Sheet isOpen={sheet === "account"} onClose={close} title={t("nav.account")}>
          {/* biome-ignore lint/a11y: closes after the item's own action */}
          <div onClick={(event) => (event.target as Element).closest("a") && close()}><AccountItems viewer={viewer} /></div>
        </Sheet>
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
