import { useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { SectionHead } from "#app/ui/page-header.tsx";
import { IdeaCard } from "./idea-card.tsx";
import { RoomsAwaited } from "./rooms-awaited.tsx";

const SHOWN = 3;

/** Rooms to go on with, where there was none. */
export function ThreeRooms({ title }: { title: string }) {
  const t = useT("ideas");
  const { data, isPending } = useQuery(orpc.ideas.list.queryOptions({ input: { sort: "popular" } }));
  const ideas = data?.items.filter(({ photo }) => photo).slice(0, SHOWN) ?? [];
  if (isPending) return <RoomsAwaited title={title} />;
  if (ideas.length < SHOWN) return null;
  return (
    <section className="section">
      <SectionHead
        title={title}
        aside={
          <a className="link" href="/ideas">
            {t("all")} <ArrowRight size={16} className="flip" aria-hidden />
          </a>
        }
      />
      <div className="three-rooms">
        {ideas.map((idea) => (
          <IdeaCard key={idea.id} idea={idea} sizes="(max-width: 720px) 100vw, 430px" />
        ))}
      </div>
    </section>
  );
}
