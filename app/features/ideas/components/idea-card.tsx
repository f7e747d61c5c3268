import { SaveSlot } from "#app/features/saved/public.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import { Photo } from "#app/ui/photo.tsx";
import type { IdeaCardData } from "../ideas.contract.ts";
import { ideaPath } from "../ideas.ts";
import "../ideas.css";

const SIZES = "(max-width: 720px) 100vw, (max-width: 1100px) 50vw, 340px";

type Props = {
  idea: IdeaCardData;
  /** The page's first pictures are loaded at once. */
  isFirst?: boolean;
  /** In a masonry every photograph keeps its own shape. */
  isMasonry?: boolean;
  sizes?: string;
};

/** Photograph, title, room and cost. Plain anchors: a page has dozens of these. */
export function IdeaCard({ idea, isFirst = false, isMasonry = false, sizes = SIZES }: Props) {
  const t = useT("ideas");
  const href = ideaPath(idea.slug);
  const shape = isMasonry && idea.photo ? { aspectRatio: `${idea.photo.width} / ${idea.photo.height}` } : undefined;
  return (
    <article className="idea-card">
      {/* biome-ignore lint/a11y/useAnchorContent: for the pointer only; the title below is the link that is read */}
      <a className="contents" href={href} tabIndex={-1} aria-hidden>
        {shape ? (
          <span className="idea-shape" style={shape}>
            <Photo image={idea.photo} shape="fill" sizes={sizes} alt="" priority={isFirst} />
          </span>
        ) : (
          <Photo image={idea.photo} sizes={sizes} alt="" priority={isFirst} />
        )}
      </a>
      <SaveSlot type="idea" id={idea.id} name={idea.title} />
      <h3>
        <a href={href} dir="auto">
          {idea.title}
        </a>
      </h3>
      <p className="line">
        <span>{t("styleRoom", { style: t(`style.${idea.style}`), room: t(`room.${idea.roomType}`) })}</span>
        {idea.estimatedCost && <MoneyText {...idea.estimatedCost} />}
      </p>
    </article>
  );
}
