import { Check } from "lucide-react";
import type { ComponentProps } from "react";
import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { languages } from "#app/platform/languages/languages.ts";
import { Menu } from "#app/ui/menu.tsx";
import { useLanguageLink } from "./language-link.ts";

/** Complete languages first; the others say that their texts are English for now. Comes open. */
export function LanguageList({ trigger }: Pick<ComponentProps<typeof Menu>, "trigger">) {
  const t = useT("shell");
  const { code: current } = useLanguage();
  const link = useLanguageLink();
  const sorted = languages.toSorted((a, b) => Number(b.isComplete) - Number(a.isComplete));
  const items = sorted.map(({ code, htmlLang, nativeName, name, isComplete }) => (
    <a key={code} className="menu-item" aria-current={code === current ? "true" : undefined} {...link(code)}>
      <bdi lang={htmlLang} title={name}>
        {nativeName}
      </bdi>
      {!isComplete && <span className="note">{t("language.englishForNow")}</span>}
      {code === current && <Check className={isComplete ? "tick" : ""} size={18} aria-hidden />}
    </a>
  ));
  return (
    <Menu label={t("language.title")} up startsOpen trigger={trigger}>
      {items}
    </Menu>
  );
}
