import { useT } from "#app/platform/languages/language-context.tsx";
import { Photo } from "#app/ui/photo.tsx";
import { useAnchors } from "#app/ui/use-anchors.ts";
import { formatIdeaAddress } from "../../ideas.address.ts";
import type { IdeaBrowse } from "../../ideas.list.contract.ts";

/** The top of all ideas: a strip of rooms, low enough to leave the ideas in view. Styles are a filter. */
export function BrowseRail({ browse }: { browse: IdeaBrowse }) {
  const t = useT("ideas");
  const list = useT("ideas.list");
  const follow = useAnchors();
  return (
    // biome-ignore lint/a11y: the links inside are the controls; this only prevents full page loads
    <nav className="idea-rooms" aria-label={list("browse.rooms")} onClick={follow}>
      <ul>
        {browse.rooms.map(({ value, photo }) => (
          <li key={value}>
            <a href={formatIdeaAddress({ room: value })}>
              <Photo image={photo} shape="fill" sizes="180px" alt="" />
              <span>{t(`room.${value}`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
