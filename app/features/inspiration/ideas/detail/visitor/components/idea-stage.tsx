import { Maximize2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Photo } from "#app/ui/photo.tsx";
import { SaveIdea } from "../../../visitor/components/save-idea.tsx";
import type { IdeaDetail } from "../../detail.contract.ts";
import { PiecesSlot } from "./pieces-slot.tsx";

const loadViewer = () => import("./idea-viewer.tsx");
const IdeaViewer = lazy(() => loadViewer().then((module) => ({ default: module.IdeaViewer })));

/** The large photograph, which opens to the whole screen; beneath it the others. */
export function IdeaStage({ idea }: { idea: IdeaDetail }) {
  const t = useT("ideas.detail");
  const [index, setIndex] = useState(0);
  const [isZoomed, setZoomed] = useState(false);
  const { photos, title } = idea;
  const photo = photos[index] ?? photos[0];
  return (
    <>
      <figure className="idea-stage">
        <Photo image={photo && { ...photo, alt: photo.alt ?? title }} sizes="(max-width: 1360px) 100vw, 1280px" priority className="lead-photo">
          {photo && (
            <button type="button" className="idea-open" aria-label={t("zoom.open")} onClick={() => setZoomed(true)} onPointerEnter={() => void loadViewer()}>
              <span className="plate">
                <Maximize2 size={18} aria-hidden />
              </span>
            </button>
          )}
        </Photo>
        {photo && <PiecesSlot slug={idea.slug} photo={photo} />}
        <SaveIdea id={idea.id} name={title} />
      </figure>
      {photos.length > 1 && (
        <ul className="idea-thumbs" aria-label={t("photos")}>
          {photos.map(({ id, ...thumb }, at) => (
            <li key={id}>
              <button type="button" aria-pressed={at === index} aria-label={t("photoOf", { n: at + 1, m: photos.length })} onClick={() => setIndex(at)}>
                <Photo image={{ id, ...thumb }} sizes="120px" alt="" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isZoomed && (
        <Suspense>
          <IdeaViewer idea={idea} start={index} onClose={() => setZoomed(false)} onShown={setIndex} />
        </Suspense>
      )}
    </>
  );
}
