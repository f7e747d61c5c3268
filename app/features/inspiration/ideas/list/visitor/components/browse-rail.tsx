import { useAnchors } from "#app/features/directory/vendors/public.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Photo } from "#app/ui/photo.tsx";
import { formatIdeaAddress } from "../../ideas.address.ts";
import type { IdeaBrowse } from "../../ideas.list.contract.ts";

/** Where all ideas begin: a photograph for each room, a line for each style. */
export function BrowseRail({ browse }: { browse: IdeaBrowse }) {
  const t = useT("ideas");
  const list = useT("ideas.list");
  const follow = useAnchors();
  return (
    // biome-ignore lint/a11y: the anchors inside are the controls; this only keeps them from loading the page anew
    <div className="idea-browse" onClick={follow}>
      <section aria-labelledby="browse-rooms">
        <h2 id="browse-rooms">{list("browse.rooms")}</h2>
        <ul className="idea-rooms">
          {browse.rooms.map(({ value, photo }, index) => (
            <li key={value}>
              <a href={formatIdeaAddress({ room: value })}>
                <Photo image={photo} shape="3:4" sizes="(max-width: 720px) 36vw, 180px" alt="" priority={index < 4} />
                <span>{t(`room.${value}`)}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="browse-styles">
        <h2 id="browse-styles">{list("browse.styles")}</h2>
        <ul className="idea-styles">
          {browse.styles.map(({ value, photo }) => (
            <li key={value}>
              <a href={formatIdeaAddress({ style: value })}>
                <Photo image={photo} shape="1:1" sizes="56px" alt="" />
                <span>{t(`style.${value}`)}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      <h2 className="idea-browse-all">{list("browse.all")}</h2>
    </div>
  );
}
