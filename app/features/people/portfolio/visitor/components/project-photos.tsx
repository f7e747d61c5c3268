import { Suspense, useState } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { CompareFrame } from "#app/ui/compare.tsx";
import { Photo } from "#app/ui/photo.tsx";
import { LazyViewer } from "#app/ui/viewer/lazy-viewer.ts";
import type { ShownProject } from "../../portfolio.contract.ts";

const WIDE = "(max-width: 1440px) 100vw, 1280px";
const HALF = "(max-width: 720px) 100vw, 630px";

/** Pairs as sliders, the others as photographs that open on the whole screen. */
export function ProjectPhotos({ project: { title, photos } }: { project: ShownProject }) {
  const t = useT("portfolio");
  const [open, setOpen] = useState<number | null>(null);
  const described = photos.map((photo, index) => ({ ...photo, alt: photo.alt ?? t("photoOf", { n: index + 1, title }) }));
  const plain = described.filter(({ before }) => !before);
  return (
    <>
      <ul className="project-photos">
        {described.map((photo, index) => (
          <li key={photo.id} className={index === 0 ? "wide" : undefined}>
            {photo.before ? (
              <CompareFrame
                before={
                  <Photo
                    image={{ ...photo.before, alt: photo.before.alt ?? t("beforeOf", { title }) }}
                    shape="fill"
                    sizes={index === 0 ? WIDE : HALF}
                    priority={index === 0}
                  />
                }
                after={<Photo image={photo} shape="fill" sizes={index === 0 ? WIDE : HALF} priority={index === 0} />}
                labels={{ before: t("before"), after: t("after") }}
                label={t("compareAt", { n: index + 1, title })}
              />
            ) : (
              <Photo image={photo} shape="3:2" sizes={index === 0 ? WIDE : HALF} priority={index === 0}>
                <button type="button" className="over" aria-label={t("open", { n: index + 1 })} onClick={() => setOpen(plain.indexOf(photo))} />
              </Photo>
            )}
          </li>
        ))}
      </ul>
      {open !== null && (
        <Suspense>
          <LazyViewer photos={plain} start={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
