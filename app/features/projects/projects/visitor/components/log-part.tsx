import { useInfiniteQuery } from "@tanstack/react-query";
import { Circle, FileText, Flag, Pencil, ReceiptText, Users } from "lucide-react";
import { type ReactNode, useState } from "react";
import { orpc } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { morePages } from "#app/platform/list/more-pages.ts";
import { languageOf } from "#app/platform/text/language-of.ts";
import { Button } from "#app/ui/button.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
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

/** What is said of a bidder whom the reader may know; older events name none. */
const NAMED = {
  "bids.awarded": "bids.awarded_to",
  "bids.booked": "bids.booked_of",
  "bids.agreed": "bids.agreed_for",
  "bids.refused": "bids.refused_by",
  "bids.widened": "bids.widened_by",
  "bids.narrowed": "bids.narrowed_by",
  "bids.reminded": "bids.reminded_of",
} as const;
const hasNamed = (kind: EventKind): kind is keyof typeof NAMED => kind in NAMED;

function useSaid() {
  const t = useT("projects");
  const field = useT("projects.briefing");
  const format = useFormat();
  return ({ kind, data }: Event): ReactNode => {
    if (!isKnown(kind)) return t("event.other");
    const { name, sum, at, parts, ...others } = data;
    const key = name !== undefined && hasNamed(kind) ? NAMED[kind] : kind;
    return t.rich(`event.${key}`, {
      ...(others as Record<string, string | number>),
      ...(Array.isArray(parts) && { parts: format.list((parts as BriefPart[]).map((part) => field(`field.${part}`))) }),
      ...(typeof at === "string" && { at: format.date(at, "dateTime") }),
      name: data["bidder"] === undefined ? String(name) : () => <bdi>{String(name)}</bdi>,
      sum: () => <MoneyText amount={Number(sum)} />,
    });
  };
}

function LogRow({ event }: { event: Event }) {
  const t = useT("projects");
  const format = useFormat();
  const said = useSaid();
  const { kind, data, actor, isViewer } = event;
  const Icon = ICONS[kind.split(".")[0] ?? ""] ?? Circle;
  const { request, words, others } = data;
  return (
    <li>
      <Icon size={16} aria-hidden />
      <div className="min-w-0">
        <p dir="auto">{said(event)}</p>
        {typeof others === "number" && others > 0 && <p className="text-muted">{t("log.others", { n: others })}</p>}
        {typeof words === "string" && words && (
          <p className="text-muted whitespace-pre-line" dir="auto" lang={languageOf(words)}>
            {words}
          </p>
        )}
        {(actor || isViewer) && <p className="text-muted">{isViewer ? t("log.you") : actor}</p>}
        {typeof request === "string" && (
          <p className="text-muted" dir="auto" lang={languageOf(request)}>
            {request}
          </p>
        )}
      </div>
      <time dateTime={event.createdAt}>{format.date(event.createdAt, "time")}</time>
    </li>
  );
}
