import { Clock } from "lucide-react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { Rating } from "#app/ui/marks.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import { Photo } from "#app/ui/photo.tsx";
import { ideaPath } from "../../../ideas.ts";
import { LikeSlot } from "../../../reactions/like-slot.tsx";
import { SaveIdea } from "../../../visitor/components/save-idea.tsx";
import type { InspirationCardData } from "../../detail.contract.ts";
import { useDuration } from "./use-duration.ts";

const TAGS = 3;

/** One of the newest images with everything that is known of it. */
export function InspirationCard({ card, isFirst }: { card: InspirationCardData; isFirst: boolean }) {
  const t = useT("ideas.detail");
  const ideas = useT("ideas");
  const duration = useDuration();
  const href = ideaPath(card.slug);
  return (
    <article className="inspiration-card">
      {/* biome-ignore lint/a11y/useAnchorContent: for the pointer only; screen readers get the link of the title below */}
      <a className="contents" href={href} tabIndex={-1} aria-hidden>
        <Photo image={card.image} sizes="(max-width: 720px) 100vw, (max-width: 1100px) 50vw, 320px" alt="" priority={isFirst} />
      </a>
      <SaveIdea id={card.id} name={card.title} />
      <h2>
        <a href={href} dir="auto" lang={languageOf(card.title)}>
          {card.title}
        </a>
      </h2>
      <p className="line">
        <span className="kind">{ideas("styleRoom", { style: ideas(`style.${card.style}`), room: ideas(`room.${card.category}`) })}</span>
        {card.estimatedCost && <MoneyText {...card.estimatedCost} />}
      </p>
      <p className="line quiet">
        {card.designer && (
          <span>
            {t.rich("newest.by", {
              name: () => (
                <a className="link" href={card.designer?.path}>
                  <bdi>{card.designer?.name}</bdi>
                </a>
              ),
            })}
          </span>
        )}
        {card.duration && (
          <span className="when">
            <Clock size={14} aria-hidden />
            <span className="vh">{t("newest.duration")}</span>
            <bdi>{duration(card.duration)}</bdi>
          </span>
        )}
      </p>
      {card.tags.length > 0 && (
        <p className="chips">
          {card.tags.slice(0, TAGS).map((tag) => (
            <span key={tag} className="tag" dir="auto">
              {tag}
            </span>
          ))}
        </p>
      )}
      <p className="acts">
        <LikeSlot id={card.id} title={card.title} likes={card.likes} />
        {card.ratingCount > 0 && <Rating rating={card.rating} count={card.ratingCount} />}
      </p>
    </article>
  );
}
