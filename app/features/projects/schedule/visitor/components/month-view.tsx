import { Link } from "react-router";
import { useT } from "#app/platform/languages/language-context.tsx";
import { classes } from "#app/ui/classes.ts";
import type { Calendar } from "../../schedule.contract.ts";
import { type Entry, EntryButton, entriesOn, idOf } from "./entries.tsx";

type Props = { calendar: Calendar; day: string; dayPath(day: string): string; onOpen(entry: Entry): void };

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;
const SHOWN = 3;

/** A leaf of the month; on phones its days say how much there is, and lead to it. */
export function MonthView({ calendar, day: chosen, dayPath, onOpen }: Props) {
  const t = useT("schedule");
  const weeks = Array.from({ length: calendar.days.length / 7 }, (_, week) => calendar.days.slice(week * 7, week * 7 + 7));
  return (
    <table className="month">
      <thead>
        <tr>
          {WEEKDAYS.map((weekday) => (
            <th key={weekday} scope="col">
              <span className="full">{t(`weekday.${weekday}`)}</span>
              <abbr title={t(`weekday.${weekday}`)} className="short">
                {t(`weekdayShort.${weekday}`)}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.day}>
            {week.map(({ day, hijri, hours }) => {
              const entries = entriesOn(calendar, day);
              const look = [
                day === calendar.today && "today",
                calendar.hasHours && hours.length === 0 && "off",
                day.slice(0, 7) !== chosen.slice(0, 7) && "beside",
              ];
              return (
                <td key={day} className={classes(...look)}>
                  <Link to={dayPath(day)} aria-label={t("openDay", { day: Number(day.slice(8)), hijri, n: entries.length })}>
                    <b>{Number(day.slice(8))}</b> <small className="muted">{hijri}</small>
                    {entries.length > 0 && <span className="dot">{entries.length}</span>}
                  </Link>
                  <div className="lines">
                    {entries.slice(0, SHOWN).map((entry) => (
                      <EntryButton key={idOf(entry)} entry={entry} onOpen={onOpen} isShort />
                    ))}
                    {entries.length > SHOWN && (
                      <Link className="more" to={dayPath(day)}>
                        {t("more", { n: entries.length - SHOWN })}
                      </Link>
                    )}
                  </div>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
