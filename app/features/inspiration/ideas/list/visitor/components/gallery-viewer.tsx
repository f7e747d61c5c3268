import { WandSparkles } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import { PhotoViewer } from "#app/ui/viewer/photo-viewer.tsx";
import { PiecePins } from "../../../detail/visitor/components/idea-pieces.tsx";
import type { IdeaCardData } from "../../../ideas.contract.ts";
import { ideaPath, tryOnPath } from "../../../ideas.ts";
import { SaveIdea } from "../../../visitor/components/save-idea.tsx";
import "./gallery-viewer.css";

const NEAR_END = 4;

type Props = { ideas: readonly IdeaCardData[]; start: number; hasMore: boolean; onNearEnd(): void; onClose(): void };

/** Rooms in full screen, one after the other; more of the list loads on the way. */
export function GalleryViewer({ ideas, start, hasMore, onNearEnd, onClose }: Props) {
  const t = useT("ideas.list");
  const names = useT("ideas");
  const format = useFormat();
  const [index, setIndex] = useState(start);
  const isNearEnd = hasMore && index >= ideas.length - NEAR_END;
  const nearEnd = useRef(onNearEnd);
  nearEnd.current = onNearEnd;
  useEffect(() => {
    if (isNearEnd) nearEnd.current();
  }, [isNearEnd]);
  const photos = ideas.flatMap((each, place) => {
    const { photo, title, slug } = each;
    // Prices are asked for as a room is shown.
    return photo
      ? [{ ...photo, alt: photo.alt ?? title, about: <AboutIdea idea={each} />, over: place === index && <PiecePins slug={slug} photo={photo} /> }]
      : [];
  });
  const idea = ideas[index];
  return (
    <PhotoViewer
      photos={photos}
      start={start}
      onShown={setIndex}
      onClose={onClose}
      tools={idea && <SaveIdea key={idea.id} id={idea.id} name={idea.title} />}
      actions={
        idea && (
          <>
            {idea.roomType !== "outdoor" && (
              <a className="btn" href={tryOnPath(idea)}>
                <WandSparkles size={20} aria-hidden />
                {names("tryOn")}
              </a>
            )}
            <ButtonLink variant="primary" to={ideaPath(idea.slug)}>
              {t("viewer.idea")}
            </ButtonLink>
          </>
        )
      }
      total={hasMore ? `${format.number(ideas.length)}+` : format.number(ideas.length)}
    />
  );
}

function AboutIdea({ idea }: { idea: IdeaCardData }) {
  const names = useT("ideas");
  return (
    <>
      <h3 dir="auto" lang={languageOf(idea.title)}>
        {idea.title}
      </h3>
      <p className="viewer-about">
        {names("styleRoom", { style: names(`style.${idea.style}`), room: names(`room.${idea.roomType}`) })}
        {idea.estimatedCost && <MoneyText {...idea.estimatedCost} />}
      </p>
    </>
  );
}
