import type { IdeaCardData } from "../../ideas.contract.ts";
import { IdeaCard } from "./idea-card.tsx";
import "./lead-grid.css";

/** Five ideas, the first large. */
export const LeadGrid = ({ ideas, isFirst = true }: { ideas: readonly IdeaCardData[]; isFirst?: boolean }) => (
  <div className="lead-grid">
    {ideas.map((idea, index) => (
      <IdeaCard
        key={idea.id}
        idea={idea}
        isFirst={isFirst && index === 0}
        isLead={index === 0}
        {...(index === 0 && { sizes: "(max-width: 720px) 100vw, (max-width: 1360px) 50vw, 630px" })}
      />
    ))}
  </div>
);
