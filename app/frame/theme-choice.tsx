import { useT } from "#app/platform/languages/language-context.tsx";
import { Segmented } from "#app/ui/choice.tsx";
import { setTheme, useTheme } from "../kit/preferences.ts";
import { useViewer } from "../kit/viewer.ts";

const THEMES = ["light", "dark", "system"] as const;

/** `name` sets the radios apart from those elsewhere on the page. */
export function ThemeChoice({ name }: { name: string }) {
  const t = useT("shell");
  const { viewer } = useViewer();
  const options = THEMES.map((value) => ({ value, label: t(`theme.${value}`) }));
  return (
    <Segmented
      className="theme-choice"
      label={t("theme.title")}
      name={name}
      value={useTheme()}
      options={options}
      onChange={(theme) => setTheme(theme, viewer !== null)}
    />
  );
}
