import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api, orpc } from "#app/api/client.ts";
import { setLanguage, setTheme, useTheme } from "#app/kit/preferences.ts";
import type { Theme } from "#app/kit/root-data.ts";
import { useViewer } from "#app/kit/viewer.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { type LanguageCode, languages } from "#app/platform/languages/languages.ts";
import { CURRENCIES } from "#app/platform/money/money.ts";
import { Segmented } from "#app/ui/choice.tsx";
import { SelectBox } from "#app/ui/list/select-box.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import { toast } from "#app/ui/toast.tsx";
import { SettingsRow } from "../components/settings-row.tsx";

const THEMES: readonly Theme[] = ["light", "dark", "system"];
const EXAMPLE = 1_250_000;
/** A change of language reloads the page; the confirmation follows after that. */
const SAVED = "settings-saved";

export default function General() {
  const t = useT("settings");
  useEffect(() => {
    if (sessionStorage.getItem(SAVED) === null) return;
    sessionStorage.removeItem(SAVED);
    toast({ title: t("language.saved") });
  }, [t]);
  return (
    <div className="settings-rows">
      <title>{t("title")}</title>
      <LanguageRow />
      <ThemeRow />
      <CurrencyRow />
    </div>
  );
}

function LanguageRow() {
  const t = useT("settings");
  const { code } = useLanguage();
  const choose = (language: LanguageCode) => {
    sessionStorage.setItem(SAVED, "language");
    void setLanguage(language, true);
  };
  const nameOf = ({ nativeName, isComplete }: (typeof languages)[number]) => (isComplete ? nativeName : t("language.inEnglish", { name: nativeName }));
  return (
    <SettingsRow title={t("language.title")} text={t("language.text")} id="language">
      <SelectBox aria-labelledby="language" aria-describedby="language-text" value={code} onChange={(event) => choose(event.target.value as LanguageCode)}>
        {languages
          .toSorted((a, b) => Number(b.isComplete) - Number(a.isComplete))
          .map((language) => (
            <option key={language.code} value={language.code} lang={language.htmlLang}>
              {nameOf(language)}
            </option>
          ))}
      </SelectBox>
    </SettingsRow>
  );
}

function ThemeRow() {
  const t = useT("settings");
  const theme = useTheme();
  const choose = (next: Theme) => {
    setTheme(next, true);
    toast({ title: t("theme.saved") });
  };
  return (
    <SettingsRow title={t("theme.title")} text={t("theme.text")}>
      <Segmented
        label={t("theme.title")}
        name="theme"
        value={theme}
        onChange={choose}
        options={THEMES.map((value) => ({ value, label: t(`theme.${value as "light"}`) }))}
      />
    </SettingsRow>
  );
}

function CurrencyRow() {
  const t = useT("settings");
  const { viewer, isKnown } = useViewer();
  const client = useQueryClient();
  const saving = useMutation({
    mutationFn: (currency: string) => api.settings.setCurrency({ currency }),
    async onSuccess({ currency }) {
      // A request still running at the save must not restore the old value.
      await client.cancelQueries({ queryKey: orpc.account.me.queryKey() });
      client.setQueryData<Viewer | null>(orpc.account.me.queryKey(), (me) => me && { ...me, currency });
      toast({ title: t("currency.saved", { currency }) });
    },
    onError: () => void toast({ title: t("currency.failed"), tone: "danger" }),
  });
  const current = (saving.isPending && saving.variables) || (viewer?.currency ?? "SAR");
  return (
    <SettingsRow title={t("currency.title")} text={t("currency.text")} id="currency">
      <SelectBox
        aria-labelledby="currency"
        aria-describedby="currency-text"
        value={current}
        disabled={!isKnown}
        onChange={(event) => saving.mutate(event.target.value)}
      >
        {CURRENCIES.map((code) => (
          <option key={code} value={code}>
            {t(`currency.${code as "SAR"}`)}
          </option>
        ))}
      </SelectBox>
      <p className="tiny muted">{t.rich("currency.example", { amount: () => <MoneyText amount={EXAMPLE} /> })}</p>
    </SettingsRow>
  );
}
