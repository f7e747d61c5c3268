import { lazy, type MouseEvent, Suspense, useState } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { classes } from "#app/ui/classes.ts";
import { Photo } from "#app/ui/photo.tsx";
import { Skeleton } from "#app/ui/states.tsx";
import { ideaPath } from "../../../ideas.ts";
import type { IdeaSearch } from "../../ideas.address.ts";
import { useIdeas } from "../../use-more.ts";
import { ListFrame } from "./list-frame.tsx";

const GalleryViewer = lazy(() => import("./gallery-viewer.tsx").then((module) => ({ default: module.GalleryViewer })));

/** Every fifth picture takes the whole width. */
const LARGE_EVERY = 5;

/** Large pictures; a click opens them on the whole screen, where arrows and swipes walk on through the list. */
export function GalleryList({ search }: { search: IdeaSearch }) {
  const t = useT("ideas.list");
  const [shown, setShown] = useState<number | null>(null);
  const { list, more } = useIdeas(search);
  const withPhoto = more.items.filter(({ photo }) => photo !== null);
  const open = (event: MouseEvent, index: number) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setShown(index);
  };
  const loading = (
    <div className="idea-gallery" aria-hidden>
      <Skeleton className="large" height="32rem" />
      <Skeleton height="24rem" />
      <Skeleton height="24rem" />
    </div>
  );
  return (
    <ListFrame search={search} list={list} more={more} loading={loading}>
      <div className="idea-gallery">
        {withPhoto.map(({ id, slug, title, photo }, index) => {
          const isLarge = index % LARGE_EVERY === 0;
          return (
            <a
              key={id}
              className={classes("gallery-item", isLarge && "large")}
              href={ideaPath(slug)}
              aria-label={t("viewer.open", { title })}
              onClick={(event) => open(event, index)}
            >
              <Photo
                image={photo}
                shape="fill"
                sizes={isLarge ? "(max-width: 1360px) 96vw, 1280px" : "(max-width: 720px) 96vw, 640px"}
                alt=""
                priority={index === 0}
              />
              <span className="idea-photo-title" dir="auto" aria-hidden lang={languageOf(title)}>
                {title}
              </span>
            </a>
          );
        })}
      </div>
      {shown !== null && (
        <Suspense>
          <GalleryViewer ideas={withPhoto} start={shown} hasMore={more.next !== null} onNearEnd={() => void more.loadMore()} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </ListFrame>
  );
}
