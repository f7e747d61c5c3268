import { type CSSProperties, memo } from "react";
import { useAnchors } from "#app/ui/use-anchors.ts";
import type { IdeaCardData } from "../../../ideas.contract.ts";
import { IdeaCard } from "../../../visitor/components/idea-card.tsx";
import { rowsOf } from "../../masonry.ts";

const FIRST = 4;
const SIZES = "(max-width: 720px) 46vw, (max-width: 1100px) 31vw, 322px";

const LEAD_SIZES = "(max-width: 720px) 94vw, (max-width: 1100px) 64vw, 668px";

const Cell = memo(({ idea, isFirst, isLead }: { idea: IdeaCardData; isFirst: boolean; isLead: boolean }) => (
  <div className={isLead ? "masonry-cell lead" : "masonry-cell"} style={{ "--rows": rowsOf(idea.photo) } as CSSProperties}>
    <IdeaCard idea={idea} isFirst={isFirst} isLead={isLead} isMasonry sizes={isLead ? LEAD_SIZES : SIZES} />
  </div>
));

const isWide = ({ photo }: IdeaCardData) => photo !== null && photo.width > photo.height;

/** A masonry that the server lays out: each card says how many rows it takes, so nothing moves when scripts or photographs arrive. */
export function IdeaGrid({ ideas, isLoading, hasLead = false }: { ideas: readonly IdeaCardData[]; isLoading: boolean; hasLead?: boolean }) {
  const follow = useAnchors();
  return (
    // biome-ignore lint/a11y: the links inside are the controls; this only prevents full page loads
    <div className="masonry" onClick={follow}>
      <div className="masonry-grid">
        {ideas.map((idea, index) => (
          <Cell key={idea.id} idea={idea} isFirst={index < FIRST} isLead={hasLead && index === 0 && isWide(idea)} />
        ))}
        {isLoading && <Waiting key={ideas.length} after={ideas.length} />}
      </div>
    </div>
  );
}

const PLACES = 12;
/** Most photographs are as wide as this. */
const ROWS = rowsOf(null);

/**
 * Skeletons of the next page: the footer stays out of reach while it loads. They are new elements after each page, because moved elements would count as
 * a shift of the layout. Without scripts nothing loads, and there are none.
 */
const Waiting = ({ after }: { after: number }) =>
  Array.from({ length: PLACES }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they have no other order
    <div key={after + index} className="masonry-cell waiting" style={{ "--rows": ROWS } as CSSProperties} aria-hidden />
  ));

/** While the first page loads. */
export const LoadingGrid = () => (
  <div className="masonry">
    <div className="masonry-grid">
      <Waiting after={0} />
    </div>
  </div>
);
