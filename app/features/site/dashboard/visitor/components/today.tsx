import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { orpc } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { riyadhDay } from "#app/platform/money/vat.ts";
import { DAY_MS } from "#app/platform/rules/durations.ts";
import { languageOf } from "#app/platform/text/language-of.ts";
import { classes } from "#app/ui/classes.ts";
import { Skeleton } from "#app/ui/states.tsx";
import { HomePart } from "./home-part.tsx";

const SCHEDULE = "/dashboard/schedule";
const LOOK_AHEAD_DAYS = 6;
const STANDING: readonly string[] = ["booked", "confirmed", "done"];
type Line = { id: string; at: string; isOver: boolean; isPrayer?: boolean; name: string; lang?: string | undefined; place?: string | null };

/** What the day holds, between its prayers; on an empty day the next one that holds something. */
export function Today() {
  const t = useT("schedule");
  const format = useFormat();
  const today = riyadhDay(new Date());
  const input = { from: today, to: riyadhDay(new Date(Date.now() + LOOK_AHEAD_DAYS * DAY_MS)) };
  const { data, isError } = useQuery(orpc.schedule.get.queryOptions({ input }));
  if (isError) return null;
  if (!data) return <Skeleton height="12rem" />;
  const over = (end: string) => end < new Date().toISOString();
  const lines: Line[] = [
    ...data.visits
      .filter(({ status }) => STANDING.includes(status))
      .map(({ id, startsAt, endsAt, person, place }) => ({ id, at: startsAt, isOver: over(endsAt), name: t("visitWith", { name: person.name }), place })),
    ...data.appointments.map(({ id, startsAt, endsAt, title, place }) => ({
      ...{ id, at: startsAt, isOver: over(endsAt) },
      ...{ name: title, lang: languageOf(title), place },
    })),
  ].sort((a, b) => a.at.localeCompare(b.at));
  const on = (day: string) => lines.filter(({ at }) => riyadhDay(new Date(at)) === day);
  const next = lines.find(({ at }) => riyadhDay(new Date(at)) > today);
  const prayers =
    data.days[0]?.prayers.map(({ prayer, at }): Line => ({ id: prayer, at, isOver: over(at), isPrayer: true, name: t(`prayer.${prayer}`) })) ?? [];
  const isFree = on(today).length === 0;
  return (
    <HomePart title={t("turn.today")} all={{ to: SCHEDULE, label: t("view.week") }}>
      {isFree ? (
        <p className="text-muted">{t("nothing")}</p>
      ) : (
        <Lines lines={[...on(today), ...prayers].sort((a, b) => a.at.localeCompare(b.at))} day={today} />
      )}
      {isFree && next && (
        <>
          <h3 className="mt-4 mb-2 font-medium">{format.date(next.at, "day")}</h3>
          <Lines lines={on(riyadhDay(new Date(next.at)))} day={riyadhDay(new Date(next.at))} />
        </>
      )}
    </HomePart>
  );
}

function Lines({ lines, day }: { lines: readonly Line[]; day: string }) {
  const format = useFormat();
  return (
    <ol className="home-day">
      {lines.map(({ id, at, isOver, isPrayer, name, lang, place }) => (
        <li key={id} className={classes(isPrayer && "prayer", isOver && "over")}>
          <time dateTime={at}>{format.date(at, "time")}</time>
          {isPrayer ? (
            <span>{name}</span>
          ) : (
            <div className="min-w-0">
              <Link to={`${SCHEDULE}?view=day&day=${day}`} dir="auto" lang={lang}>
                {name}
              </Link>
              {place && (
                <p dir="auto" lang={languageOf(place)}>
                  {place}
                </p>
              )}
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}
