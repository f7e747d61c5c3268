import { Languages } from "lucide-react";
import { lazy, type MouseEvent, Suspense } from "react";
import { useLocation } from "react-router";
import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import type { LanguageCode } from "#app/platform/languages/languages.ts";
import { Menu } from "#app/ui/menu.tsx";
import { Skeleton } from "#app/ui/states.tsx";
import { Tooltip } from "#app/ui/tooltip.tsx";
import { setLanguage } from "./preferences.ts";
import { useViewer } from "./viewer.ts";

/** The list of all languages is loaded with the first opening of the menu. */
const LanguageList = lazy(() => import("./language-list.tsx").then((module) => ({ default: module.LanguageList })));

/** Address of this page in another language, for those without scripts and for search engines. */
export function useLanguageLink() {
  const { pathname, search } = useLocation();
  const { viewer } = useViewer();
  return (code: LanguageCode) => {
    const parameters = new URLSearchParams(search);
    parameters.set("lang", code);
    return {
      href: `${pathname}?${parameters}`,
      hrefLang: code,
      onClick(event: MouseEvent) {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void setLanguage(code, viewer !== null);
      },
    };
  };
}

/** One tap between the two languages of the house. */
export function LanguageSwitch() {
  const { code } = useLanguage();
  const link = useLanguageLink();
  return code === "ar" ? <a className="lang" lang="en" {...link("en")}>English</a> : <a className="lang" lang="ar" {...link("ar")}>العربية</a>;
}

export function LanguageMenu({ up, label }: { up?: boolean; label?: boolean }) {
  const t = useT("shell");
  const title = t("language.title");
  return (
    <Menu
      label={title}
      {...(up && { up })}
      trigger={(button) =>
        label ? (
          <button type="button" className="btn sm ghost" {...button}><Languages aria-hidden />{title}</button>
        ) : (
          <Tooltip text={title}>
            <button type="button" className="icon-btn" aria-label={title} {...button}><Languages size={20} aria-hidden /></button>
          </Tooltip>
        )
      }
    >
      <Suspense fallback={<Skeleton height="12rem" />}><LanguageList /></Suspense>
    </Menu>
  );
}
