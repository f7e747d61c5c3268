import { useT } from "#app/platform/languages/language-context.tsx";
import { useAnchors } from "#app/ui/use-anchors.ts";
import { useCurrentInView } from "#app/ui/use-current-in-view.ts";
import "./ideas-nav.css";

const WAYS = [
  ["all", "/ideas"],
  ["before-after", "/ideas/before-after"],
  ["inspiration", "/ideas/inspiration"],
  ["regional", "/ideas/saudi-regional"],
  ["ideabooks", "/ideas/ideabooks"],
  ["forums", "/ideas/forums"],
] as const;

/** The ways into ideas, above every screen of the area. `current` is the one that leads here. */
export function IdeasNav({ current }: { current?: (typeof WAYS)[number][0] }) {
  const t = useT("ideas");
  const follow = useAnchors();
  const row = useCurrentInView(current);
  return (
    // biome-ignore lint/a11y: the links inside are the controls; this only prevents full page loads
    <nav className="tabs idea-nav" aria-label={t("nav.label")} ref={row} onClick={follow}>
      {WAYS.map(([name, path]) => (
        <a key={name} href={path} aria-current={name === current ? "page" : undefined}>
          {t(`nav.${name}`)}
        </a>
      ))}
    </nav>
  );
}
