import { useInfiniteQuery } from "@tanstack/react-query";
import { Circle, FileText, Flag, Pencil, ReceiptText, Users } from "lucide-react";
import { useState } from "react";
import { orpc } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { morePages } from "#app/platform/list/more-pages.ts";
import { Button } from "#app/ui/button.tsx";
import type { ProjectLog as Log } from "../../projects.contract.ts";
import type { BriefPart } from "../../projects.rules.ts";
import { EVENT_KINDS, type EventKind, TOPICS, type Topic } from "../../projects.ts";

type Event = Log["items"][number];

const ICONS: Record<string, typeof Circle> = { bids: ReceiptText, brief: Pencil, files: FileText, people: Users, status: Flag };
const isKnown = (kind: string): kind is EventKind => (EVENT_KINDS as readonly string[]).includes(kind);

/** Everything that happened, by day. Nothing can be deleted from it. */
export function ProjectLog({ id }: { id: string }) {
  const t = useT("projects");
  const format = useFormat();
  const [topic, setTopic] = useState<Topic | "">("");
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(orpc.projects.listEvents.infiniteOptions(morePages({ id, topic })));
  const events = data?.pages.flatMap((page) => page.items) ?? [];
  const days = [...new Set(events.map((event) => format.date(event.createdAt, "long")))];
  return (
    <section id="log" aria-labelledby="log-title">
      <h2 id="log-title">{t("log.title")}</h2>
      <fieldset className="chips">
        <legend className="vh">{t("log.filter")}</legend>
        {(["", ...TOPICS] as const).map((each) => (
          <button key={each} type="button" className={each === topic ? "chip on" : "chip"} aria-pressed={each === topic} onClick={() => setTopic(each)}>
            {t(`log.topic.${each || "all"}`)}
          </button>
        ))}
      </fieldset>
      {data && events.length === 0 && <p className="mt-4 text-sm text-muted">{t("log.none")}</p>}
      {days.map((day) => (
        <div key={day} className="project-log">
          <h3>{day}</h3>
          <ol>
            {events
              .filter((event) => format.date(event.createdAt, "long") === day)
              .map((event) => (
                <LogRow key={event.id} event={event} />
              ))}
          </ol>
        </div>
      ))}
      {hasNextPage && (
        <Button size="sm" className="mt-3" pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t("log.more")}
        </Button>
      )}
    </section>
  );
}

function LogRow({ event }: { event: Event }) {
  const t = useT("projects");
  const field = useT("projects.briefing");
  const format = useFormat();
  const { kind, data, actor, isViewer } = event;
  const Icon = ICONS[kind.split(".")[0] ?? ""] ?? Circle;
  const said: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(data)) if (typeof value === "string" || typeof value === "number") said[name] = value;
  if (Array.isArray(data["parts"])) said["parts"] = format.list((data["parts"] as BriefPart[]).map((part) => field(`field.${part}`)));
  return (
    <li>
      <Icon size={16} aria-hidden />
      <div className="min-w-0">
        <p dir="auto">{isKnown(kind) ? t(`event.${kind}`, said) : t("event.other")}</p>
        {(actor || isViewer) && <p className="text-muted">{isViewer ? t("log.you") : actor}</p>}
      </div>
      <time dateTime={event.createdAt}>{format.date(event.createdAt, "time")}</time>
    </li>
  );
}
