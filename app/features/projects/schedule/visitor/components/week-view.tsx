import { Link } from "react-router";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { classes } from "#app/ui/classes.ts";
import { weekdayOf } from "../../riyadh-time.ts";
import type { Calendar } from "../../schedule.contract.ts";
import { type Entry, EntryButton, entriesOn, idOf } from "./entries.tsx";

type Props = { calendar: Calendar; dayPath(day: string): string; onOpen(entry: Entry): void };

/** Seven days beside each other; on phones one below the other. */
export function WeekView({ calendar, dayPath, onOpen }: Props) {
  const t = useT("schedule");
  const format = useFormat();
  return (
    <ol className="week">
      {calendar.days.map(({ day, hijri, isOff, hours }) => {
        const entries = entriesOn(calendar, day);
        const isFree = calendar.hasHours && hours.length === 0;
        return (
          <li key={day} className={classes(day === calendar.today && "today", isFree && "off")}>
            <h3>
              <Link to={dayPath(day)}>
                <span>{t(`weekday.${weekdayOf(day) as 0}`)}</span> <b>{format.date(`${day}T12:00:00Z`, "day")}</b>
              </Link>
              <small className="muted">{hijri}</small>
            </h3>
            {entries.map((entry) => (
              <EntryButton key={idOf(entry)} entry={entry} onOpen={onOpen} />
            ))}
            {entries.length === 0 && <p className="muted">{t(isOff ? "dayOff" : isFree ? "free" : "nothing")}</p>}
          </li>
        );
      })}
    </ol>
  );
}
