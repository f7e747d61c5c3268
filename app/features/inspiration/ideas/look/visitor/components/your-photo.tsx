import { useSyncExternalStore } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { useAnchors } from "#app/ui/use-anchors.ts";
import { EMPTY_SEARCH, formatIdeaAddress } from "../../../list/ideas.address.ts";
import { seenPhoto } from "../../seen-photos.ts";

const never = () => () => {};

/** The photograph as this browser still has it, and its colors, each of which leads to the ideas of that color. */
export function YourPhoto({ look, isLooking }: { look: string; isLooking: boolean }) {
  const t = useT("ideas.look");
  const follow = useAnchors();
  // The server never has it, and the first render has to match the server's.
  const photo = useSyncExternalStore(
    never,
    () => seenPhoto(look),
    () => undefined,
  );
  if (!photo) return <p className="look-gone">{t("gone")}</p>;
  return (
    <figure className="look-photo">
      <img src={photo.url} alt={t("yourPhoto")} aria-busy={isLooking} />
      <figcaption>
        <h2>{t("colors")}</h2>
        {/* biome-ignore lint/a11y: the links inside are the controls; this only prevents full page loads */}
        <ul className="look-colors" onClick={follow}>
          {photo.colors.map((color) => (
            <li key={color}>
              <a href={formatIdeaAddress({ ...EMPTY_SEARCH, color: color.slice(1) })} aria-label={t("ideasOfColor", { color: color.toUpperCase() })}>
                <span style={{ background: color }} />
              </a>
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
