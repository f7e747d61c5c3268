import type { MouseEvent } from "react";
import { useLocation } from "react-router";
import type { LanguageCode } from "#app/platform/languages/languages.ts";
import { setLanguage } from "../kit/preferences.ts";
import { useViewer } from "../kit/viewer.ts";

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
