import { WandSparkles } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { IdeabookPanel } from "#app/features/inspiration/ideabooks/public.ts";
import { newProjectPath } from "#app/features/projects/projects/public.ts";
import { newConversationPath } from "#app/features/talk/messages/public.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";

import { tryOnPath, wordOf } from "../../../ideas.ts";
import { RateIdea } from "../../../reactions/rate-idea.tsx";
import type { IdeaAuthor, IdeaDetail } from "../../detail.contract.ts";
import { useDuration } from "./use-duration.ts";

/** Cost, time, and the actions to save and ask. */
export function IdeaPanel({ idea }: { idea: IdeaDetail }) {
  const t = useT("ideas.detail");
  const ideas = useT("ideas");
  const duration = useDuration();
  const { estimatedCost, roomType, style, region, estimatedTime, difficulty } = idea;
  return (
    <aside className="panel idea-panel" aria-label={t("facts")}>
      {estimatedCost && (
        <div className="cost">
          <span className="text-sm text-muted">{t("cost")}</span>
          <MoneyText {...estimatedCost} />
        </div>
      )}
      <dl className="spec">
        <Fact label={t("room")}>
          <Link to={`/ideas/${wordOf(roomType)}`}>{ideas(`room.${roomType}`)}</Link>
        </Fact>
        <Fact label={t("style")}>
          <Link to={`/ideas/${wordOf(style)}`}>{ideas(`style.${style}`)}</Link>
        </Fact>
        {estimatedTime && <Fact label={t("time")}>{duration(estimatedTime)}</Fact>}
        <Fact label={t("difficulty")}>{ideas(`difficulty.${difficulty}`)}</Fact>
        {region && (
          <Fact label={t("region")}>
            <Link to={`/ideas/${wordOf(region)}`}>{ideas(`region.${region}`)}</Link>
          </Fact>
        )}
      </dl>
      <RateIdea id={idea.id} rating={idea.rating} count={idea.ratingCount} />
      <IdeabookPanel ideaId={idea.id} title={idea.title} photo={idea.photos[0]} />
      {roomType !== "outdoor" && (
        <a className="btn primary lg full try-on" href={tryOnPath(idea)}>
          <WandSparkles size={20} aria-hidden />
          {ideas("tryOn")}
        </a>
      )}
      <ButtonLink size="lg" block to={newProjectPath("idea", idea.id)}>
        {t("startProject")}
      </ButtonLink>
      <AskDesigner author={idea.author} size="lg" block {...(roomType === "outdoor" && { variant: "primary" })} />
    </aside>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd dir="auto">{children}</dd>
  </div>
);

type AskProps = { author: IdeaAuthor | null; variant?: "primary"; size?: "lg"; block?: boolean };

/** Messages the author of the room; without one, links to vendors. */
export function AskDesigner({ author, variant, size, block }: AskProps) {
  const t = useT("ideas.detail");
  const contact = author?.contact;
  return (
    <ButtonLink variant={variant} size={size} block={block} to={contact ? newConversationPath(contact) : "/vendors"}>
      {t(contact ? "ask" : "findVendor")}
    </ButtonLink>
  );
}
