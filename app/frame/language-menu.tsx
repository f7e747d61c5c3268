import { Languages as LanguagesIcon } from "lucide-react";
import { type ComponentProps, lazy, Suspense, useState } from "react";
import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { useLanguageLink } from "./language-link.ts";

/** The menu of all languages loads on first opening. */
const Languages = lazy(() => import("./language-list.tsx").then((module) => ({ default: module.LanguageList })));

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
  const [isOpen, setOpen] = useState(false);
  const button = <LanguageButton onClick={() => setOpen(true)} aria-expanded={false} />;
  if (!isOpen) return button;
  return (
    <Suspense fallback={button}>
      <Languages trigger={(props) => <LanguageButton {...props} />} />
    </Suspense>
  );
}

function LanguageButton(props: ComponentProps<"button">) {
  const t = useT("shell");
  return (
    <button type="button" className="btn sm ghost" {...props}>
      <LanguagesIcon aria-hidden />
      {t("language.title")}
    </button>
  );
}
