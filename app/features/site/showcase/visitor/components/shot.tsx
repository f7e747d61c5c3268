import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { classes } from "#app/ui/classes.ts";
import { SHOT_SIZE, type Shot as ShotName, shotUrl } from "../../showcase.ts";

/** A picture of the product in the page's language and theme: the other theme's stays hidden, and a hidden lazy picture is not loaded. */
export function Shot({ name, className }: { name: ShotName; className?: string }) {
  const t = useT("showcase");
  const { code } = useLanguage();
  return (
    <span className={classes("shot", className)}>
      {(["light", "dark"] as const).map((theme) => (
        <img key={theme} className={theme} src={shotUrl(name, code, theme)} alt={t(`shots.${name}`)} {...SHOT_SIZE} loading="lazy" decoding="async" />
      ))}
    </span>
  );
}
