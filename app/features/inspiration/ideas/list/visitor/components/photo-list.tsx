import { useQuery } from "@tanstack/react-query";
import type { CSSProperties } from "react";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { Photo } from "#app/ui/photo.tsx";
import { useAnchors } from "#app/ui/use-anchors.ts";
import { ideaPath } from "../../../ideas.ts";
import type { IdeaSearch } from "../../ideas.address.ts";
import { listInput, photosQuery } from "../../list-queries.ts";
import { rowsOf } from "../../masonry.ts";
import { useMore } from "../../use-more.ts";
import { LoadingGrid } from "./idea-grid.tsx";
import { ListFrame } from "./list-frame.tsx";

const FIRST = 6;

/** Every photograph of every idea, close together; each leads to its idea. */
export function PhotoList({ search }: { search: IdeaSearch }) {
  const t = useT("ideas.list");
  const follow = useAnchors();
  const query = photosQuery(orpc, search);
  const list = useQuery(query);
  const more = useMore(query.queryKey, list.data, (after) => api.ideas.photos({ ...listInput(search), after }));
  return (
    <ListFrame search={search} list={list} more={more} loading={<LoadingGrid />}>
      {/* biome-ignore lint/a11y: the links inside are the controls; this only prevents full page loads */}
      <div className="masonry dense" onClick={follow}>
        <div className="masonry-grid">
          {more.items.map(({ photo, ideaId, slug, title }, index) => (
            <a
              key={`${ideaId} ${photo.id}`}
              className="masonry-cell idea-photo"
              href={ideaPath(slug)}
              style={{ "--rows": rowsOf(photo) } as CSSProperties}
              aria-label={t("photo.of", { title })}
            >
              <Photo image={photo} shape="fill" sizes="(max-width: 720px) 46vw, (max-width: 1100px) 24vw, 256px" alt="" priority={index < FIRST} />
              <span className="idea-photo-title" dir="auto" aria-hidden lang={languageOf(title)}>
                {title}
              </span>
            </a>
          ))}
        </div>
      </div>
    </ListFrame>
  );
}
