import { Suspense, useState } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Photo } from "#app/ui/photo.tsx";
import { LazyViewer } from "#app/ui/viewer/lazy-viewer.ts";
import type { ForumPhoto } from "../../forum.contract.ts";

/** The photographs of a text; each opens large. */
export function PostPhotos({ photos, name }: { photos: readonly ForumPhoto[]; name: string }) {
  const t = useT("forum");
  const [open, setOpen] = useState<number | null>(null);
  if (photos.length === 0) return null;
  const shown = photos.map((photo, index) => ({ ...photo, width: photo.width ?? 1280, height: photo.height ?? 960, alt: t("photo", { n: index + 1, name }) }));
  return (
    <>
      <ul className="forum-photos">
        {shown.map((photo, index) => (
          <li key={photo.id}>
            <Photo image={photo} alt={photo.alt} shape="4:3" sizes="(max-width: 720px) 46vw, 220px">
              <button type="button" className="over" aria-label={t("openPhoto", { n: index + 1, m: shown.length })} onClick={() => setOpen(index)} />
            </Photo>
          </li>
        ))}
      </ul>
      {open !== null && (
        <Suspense>
          <LazyViewer photos={shown} start={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
