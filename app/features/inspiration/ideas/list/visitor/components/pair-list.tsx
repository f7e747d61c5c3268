import { useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { MoneyText } from "#app/ui/money-text.tsx";
import { Skeleton } from "#app/ui/states.tsx";
import { useAnchors } from "#app/ui/use-anchors.ts";
import type { IdeaCardData } from "../../../ideas.contract.ts";
import { ideaPath, tryOnPath } from "../../../ideas.ts";
import { Compare } from "../../../visitor/components/compare.tsx";
import { SaveIdea } from "../../../visitor/components/save-idea.tsx";
import type { IdeaSearch } from "../../ideas.address.ts";
import { useIdeas } from "../../use-more.ts";
import { ListFrame } from "./list-frame.tsx";
import "../../../ideas.css";

const SIZES = "(max-width: 900px) 96vw, 640px";

/** Rooms before and after, each under a slider. */
export function PairList({ search }: { search: IdeaSearch }) {
  const follow = useAnchors();
  const { list, more } = useIdeas(search);
  const loading = (
    <div className="idea-pairs" aria-hidden>
      <Skeleton height="24rem" />
      <Skeleton height="24rem" />
    </div>
  );
  return (
    <ListFrame search={search} list={list} more={more} loading={loading}>
      {/* biome-ignore lint/a11y: the links inside are the controls; this only prevents full page loads */}
      <div className="idea-pairs" onClick={follow}>
        {more.items.map((idea, index) => (
          <Pair key={idea.id} idea={idea} isFirst={index < 2} />
        ))}
      </div>
    </ListFrame>
  );
}

function Pair({ idea, isFirst }: { idea: IdeaCardData; isFirst: boolean }) {
  const t = useT("ideas");
  if (!idea.photo || !idea.before) return null;
  return (
    <article className="idea-card">
      <div className="pair-photo">
        <Compare before={idea.before} after={idea.photo} title={idea.title} sizes={SIZES} priority={isFirst} />
        <SaveIdea id={idea.id} name={idea.title} />
      </div>
      <h2>
        <a href={ideaPath(idea.slug)} dir="auto" lang={languageOf(idea.title)}>
          {idea.title}
        </a>
      </h2>
      <p className="line">
        <span>{t("styleRoom", { style: t(`style.${idea.style}`), room: t(`room.${idea.roomType}`) })}</span>
        {idea.estimatedCost && <MoneyText {...idea.estimatedCost} />}
      </p>
      {idea.roomType !== "outdoor" && (
        <a className="link pair-try" href={tryOnPath(idea)}>
          {t("tryOn")}
        </a>
      )}
    </article>
  );
}
