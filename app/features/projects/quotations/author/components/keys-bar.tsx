import { useT } from "#app/platform/languages/language-context.tsx";

const KEYS = [
  ["↵", "below"],
  ["Tab", "next"],
  ["Ctrl D", "copy"],
  ["Alt ↑↓", "move"],
  ["O", "optional"],
  ["A", "alternative"],
  ["X", "exclude"],
  ["/", "prices"],
  ["Ctrl ↵", "send"],
] as const;

/** What the keyboard does; touch screens have none. */
export function KeysBar() {
  const t = useT("quotations");
  return (
    <ul className="keys" aria-label={t("keys.title")}>
      {KEYS.map(([key, act]) => (
        <li key={act}>
          <kbd dir="ltr">{key}</kbd>
          {t(`keys.${act}`)}
        </li>
      ))}
    </ul>
  );
}
