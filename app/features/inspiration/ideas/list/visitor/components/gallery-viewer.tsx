import { useEffect, useRef, useState } from "react";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import { LazyViewer } from "#app/ui/viewer/lazy-viewer.ts";
import type { IdeaCardData } from "../../../ideas.contract.ts";
import { ideaPath } from "../../../ideas.ts";
import "./gallery-viewer.css";

const NEAR_END = 4;

type Props = { ideas: readonly IdeaCardData[]; start: number; hasMore: boolean; onNearEnd(): void; onClose(): void };

/** One room on the whole screen after the other; the list goes on loading as one walks. */
export function GalleryViewer({ ideas, start, hasMore, onNearEnd, onClose }: Props) {
  const format = useFormat();
  const [index, setIndex] = useState(start);
  const isNearEnd = hasMore && index >= ideas.length - NEAR_END;
  const nearEnd = useRef(onNearEnd);
  nearEnd.current = onNearEnd;
  useEffect(() => {
    if (isNearEnd) nearEnd.current();
  }, [isNearEnd]);
  const photos = ideas.flatMap((idea) => (idea.photo ? [{ ...idea.photo, alt: idea.photo.alt ?? idea.title, about: <AboutIdea idea={idea} /> }] : []));
  return (
    <LazyViewer
      photos={photos}
      start={start}
      onShown={setIndex}
      onClose={onClose}
      total={hasMore ? `${format.number(ideas.length)}+` : format.number(ideas.length)}
    />
  );
}

function AboutIdea({ idea }: { idea: IdeaCardData }) {
  const t = useT("ideas.list");
  const names = useT("ideas");
  return (
    <div className="viewer-about">
      <div>
        <h3 dir="auto">{idea.title}</h3>
        <p>
          {names("styleRoom", { style: names(`style.${idea.style}`), room: names(`room.${idea.roomType}`) })}
          {idea.estimatedCost && <MoneyText {...idea.estimatedCost} />}
        </p>
      </div>
      <ButtonLink variant="primary" to={ideaPath(idea.slug)}>
        {t("viewer.idea")}
      </ButtonLink>
    </div>
  );
}
