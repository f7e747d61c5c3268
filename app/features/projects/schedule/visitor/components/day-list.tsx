import type { ReactNode } from "react";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { classes } from "#app/ui/classes.ts";
import { EmptyState } from "#app/ui/states.tsx";
import { weekdayOf } from "../../riyadh-time.ts";
import type { Calendar, CalendarDay } from "../../schedule.contract.ts";
import { type Entry, EntryButton, entriesOn, idOf } from "./entries.tsx";

type Props = {
  calendar: Calendar;
  showsEmpty: boolean;
  onOpen(entry: Entry): void;
  /** What to do where nothing is planned. */
  next: ReactNode;
};
type Line = { at: string; id: string; entry?: Entry; prayer?: CalendarDay["prayers"][number]["prayer"] };

/** Day after day: one whole day with its prayers, or the days that have something. */
export function DayList({ calendar, showsEmpty, onOpen, next }: Props) {
  const t = useT("schedule");
  const format = useFormat();
  const days = calendar.days.map((day) => ({ ...day, entries: entriesOn(calendar, day.day) })).filter(({ entries }) => showsEmpty || entries.length > 0);
  if (days.length === 0) return <EmptyState title={t("empty.title")} text={t("empty.text")} actions={next} />;
  return (
    <div className="day-list">
      {days.map(({ day, hijri, entries, prayers, hours, isOff }) => (
        <section key={day} aria-label={format.date(`${day}T12:00:00Z`, "long")}>
          <h3 className={classes(day === calendar.today && "today")}>
            {t(`weekday.${weekdayOf(day) as 0}`)} <b>{format.date(`${day}T12:00:00Z`, "day")}</b> <small className="muted">{hijri}</small>
          </h3>
          {showsEmpty && calendar.hasHours && (
            <p className="muted">
              {hours.length === 0
                ? t(isOff ? "dayOff" : "free")
                : t("worksOn", {
                    hours: format.list(hours.map(({ from, to }) => t("range", { from: format.date(from, "time"), to: format.date(to, "time") }))),
                  })}
            </p>
          )}
          <ul>
            {linesOf(entries, showsEmpty ? prayers : []).map(({ at, id, entry, prayer }) => (
              <li key={id} className={classes(prayer && "prayer")}>
                <time dateTime={at}>{format.date(at, "time")}</time>
                {entry ? <EntryButton entry={entry} onOpen={onOpen} /> : <span className="muted">{prayer && t(`prayer.${prayer}`)}</span>}
              </li>
            ))}
          </ul>
          {entries.length === 0 && <p className="muted">{t("nothing")}</p>}
        </section>
      ))}
    </div>
  );
}

function linesOf(entries: readonly Entry[], prayers: CalendarDay["prayers"]): Line[] {
  const lines: Line[] = entries.map((entry) => ({ entry, id: idOf(entry), at: entry.kind === "visit" ? entry.visit.startsAt : entry.appointment.startsAt }));
  return [...lines, ...prayers.map(({ prayer, at }): Line => ({ prayer, at, id: prayer }))].sort((a, b) => a.at.localeCompare(b.at));
}
