import { Languages } from "lucide-react";
import { lazy, Suspense } from "react";
import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { Menu } from "#app/ui/menu.tsx";
import { Skeleton } from "#app/ui/states.tsx";
import { useLanguageLink } from "./language-link.ts";

/** The list of all languages is loaded with the first opening of the menu. */
const LanguageList = lazy(() => import("./language-list.tsx").then((module) => ({ default: module.LanguageList })));

/** Switches between the two complete languages with one tap. */
export function LanguageSwitch() {
  const { code } = useLanguage();
  const link = useLanguageLink();
  return code === "ar" ? (
    <a className="lang" lang="en" {...link("en")}>
      English
    </a>
  ) : (
    <a className="lang" lang="ar" {...link("ar")}>
      العربية
    </a>
  );
}

/** All languages, at the foot of each page. */
export function LanguageMenu() {
  const t = useT("shell");
  const title = t("language.title");
  return (
    <Menu
      label={title}
      up
      trigger={(button) => (
        <button type="button" className="btn sm ghost" {...button}>
          <Languages aria-hidden />
          {title}
        </button>
      )}
    >
      <Suspense fallback={<Skeleton height="12rem" />}>
        <LanguageList />
      </Suspense>
    </Menu>
  );
}
