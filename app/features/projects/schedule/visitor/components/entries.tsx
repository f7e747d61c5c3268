import { CalendarDays } from "lucide-react";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { classes } from "#app/ui/classes.ts";
import { addDays, startOfDay } from "../../riyadh-time.ts";
import type { Appointment, Calendar, Visit } from "../../schedule.contract.ts";
import { VisitBadge } from "./visit-badge.tsx";

export type Entry = { kind: "visit"; visit: Visit } | { kind: "appointment"; appointment: Appointment };

const timesOf = (entry: Entry) => (entry.kind === "visit" ? entry.visit : entry.appointment);
export const idOf = (entry: Entry): string => timesOf(entry).id;

/** What falls on a day, in its order. */
export function entriesOn({ visits, appointments }: Calendar, day: string): Entry[] {
  const [start, end] = [startOfDay(day).toISOString(), startOfDay(addDays(day, 1)).toISOString()];
  const all: Entry[] = [
    ...visits.map((visit): Entry => ({ kind: "visit", visit })),
    ...appointments.map((appointment): Entry => ({ kind: "appointment", appointment })),
  ];
  return all
    .filter((entry) => timesOf(entry).startsAt < end && timesOf(entry).endsAt > start)
    .sort((a, b) => timesOf(a).startsAt.localeCompare(timesOf(b).startsAt));
}

const OVER: readonly string[] = ["declined", "cancelled", "moved"];

type Props = { entry: Entry; onOpen(entry: Entry): void; isShort?: boolean };

/** One thing in the calendar: when, who or what, and how it stands. */
export function EntryButton({ entry, onOpen, isShort = false }: Props) {
  const t = useT("schedule");
  const format = useFormat();
  const { startsAt, endsAt, place } = timesOf(entry);
  const isAllDay = entry.kind === "appointment" && entry.appointment.isAllDay;
  const name = entry.kind === "visit" ? entry.visit.person.name : entry.appointment.title;
  const from = format.date(startsAt, "time");
  const isOver = entry.kind === "visit" && OVER.includes(entry.visit.status);
  return (
    <button
      type="button"
      className={classes("entry", entry.kind, isOver && "over", entry.kind === "visit" && entry.visit.status)}
      onClick={() => onOpen(entry)}
    >
      <span className="when">{isAllDay ? t("allDay") : isShort ? <bdi>{from}</bdi> : <bdi>{t("range", { from, to: format.date(endsAt, "time") })}</bdi>}</span>
      <b dir="auto" lang={entry.kind === "appointment" ? languageOf(name) : undefined}>
        {name}
      </b>
      {!isShort && place && (
        <span className="muted" dir="auto" lang={languageOf(place)}>
          {place}
        </span>
      )}
      {!isShort && entry.kind === "visit" && <VisitBadge status={entry.visit.status} />}
      {!isShort && entry.kind === "appointment" && (
        <span className="muted">
          <CalendarDays size={14} aria-hidden /> {t(entry.appointment.isImported ? "imported" : "own")}
        </span>
      )}
    </button>
  );
}
