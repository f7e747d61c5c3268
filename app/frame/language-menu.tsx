import { Languages } from "lucide-react";
import { lazy, Suspense } from "react";
import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { Menu } from "#app/ui/menu.tsx";
import { Skeleton } from "#app/ui/states.tsx";
import { Tooltip } from "#app/ui/tooltip.tsx";
import { useLanguageLink } from "./language-link.ts";

/** The list of all languages is loaded with the first opening of the menu. */
const LanguageList = lazy(() => import("./language-list.tsx").then((module) => ({ default: module.LanguageList })));

/** One tap between the two languages of the house. */
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

export function LanguageMenu({ up, label }: { up?: boolean; label?: boolean }) {
  const t = useT("shell");
  const title = t("language.title");
  return (
    <Menu
      label={title}
      {...(up && { up })}
      trigger={(button) =>
        label ? (
          <button type="button" className="btn sm ghost" {...button}>
            <Languages aria-hidden />
            {title}
          </button>
        ) : (
          <Tooltip text={title}>
            <button type="button" className="icon-btn" aria-label={title} {...button}>
              <Languages size={20} aria-hidden />
            </button>
          </Tooltip>
        )
      }
    >
      <Suspense fallback={<Skeleton height="12rem" />}>
        <LanguageList />
      </Suspense>
    </Menu>
  );
}
