import { useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { classes } from "#app/ui/classes.ts";
import { MoneyText } from "#app/ui/money-text.tsx";
import { Photo } from "#app/ui/photo.tsx";
import type { IdeaCardData } from "../../ideas.contract.ts";
import { ideaPath } from "../../ideas.ts";
import { SaveIdea } from "./save-idea.tsx";
import "../../ideas.css";

const SIZES = "(max-width: 720px) 50vw, (max-width: 1100px) 33vw, 340px";

type Props = {
  idea: IdeaCardData;
  /** The page's first pictures are loaded at once. */
  isFirst?: boolean;
  /** In a masonry every photograph has its own aspect ratio. */
  isMasonry?: boolean;
  /** The large one among others. */
  isLead?: boolean;
  sizes?: string;
};

/** Photograph, title, room and cost. Plain anchors: a page has dozens of these. */
export function IdeaCard({ idea, isFirst = false, isMasonry = false, isLead = false, sizes = SIZES }: Props) {
  const t = useT("ideas");
  const href = ideaPath(idea.slug);
  const shape = isMasonry && idea.photo ? { aspectRatio: `${idea.photo.width} / ${idea.photo.height}` } : undefined;
  return (
    <article className={classes("idea-card", isLead && "lead")}>
      {/* biome-ignore lint/a11y/useAnchorContent: for the pointer only; screen readers get the link of the title below */}
      <a className="idea-shape" href={href} tabIndex={-1} aria-hidden style={shape}>
        <Photo image={idea.photo} shape={shape ? "fill" : "3:2"} sizes={sizes} alt="" priority={isFirst} />
      </a>
      <SaveIdea id={idea.id} name={idea.title} />
      <h3>
        <a href={href} dir="auto" lang={languageOf(idea.title)}>
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
