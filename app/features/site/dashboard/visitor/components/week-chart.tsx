import { useState } from "react";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { DataTable, HeadCell, Row } from "#app/ui/list/table.tsx";
import type { DashboardWeek } from "../../dashboard.contract.ts";

/** Two bars for each week, oldest first from left to right in both directions; the same as a table for the person who prefers figures. */
export function WeekChart({ weeks }: { weeks: readonly DashboardWeek[] }) {
  const t = useT("dashboard");
  const format = useFormat();
  const [isTable, setTable] = useState(false);
  const most = Math.max(1, ...weeks.flatMap(({ received, answered }) => [received, answered]));
  const dayOf = (week: DashboardWeek) => format.date(`${week.from}T12:00:00Z`, "day");
  return (
    <section>
      <div className="home-head">
        <div>
          <h2>{t("weeks.title")}</h2>
          <p className="text-sm text-muted">{t("weeks.text")}</p>
        </div>
        <Button size="sm" variant="ghost" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          {t(isTable ? "weeks.hideTable" : "weeks.showTable")}
        </Button>
      </div>
      {isTable ? (
        <WeekTable weeks={weeks} dayOf={dayOf} />
      ) : (
        <figure className="panel weeks">
          {/* physical side: time runs from left to right, as on every chart */}
          <ol dir="ltr">
            {weeks.map((week) => (
              <li key={week.from}>
                <span className="vh">{t("weeks.bar", { week: dayOf(week), received: week.received, answered: week.answered })}</span>
                <span className="bars" aria-hidden>
                  <span className="received" style={{ blockSize: `${(week.received / most) * 100}%` }} />
                  <span className="answered" style={{ blockSize: `${(week.answered / most) * 100}%` }} />
                </span>
                <span className="day" aria-hidden>
                  <bdi>{dayOf(week)}</bdi>
                </span>
              </li>
            ))}
          </ol>
          <figcaption>
            <span className="received">{t("weeks.received")}</span>
            <span className="answered">{t("weeks.answered")}</span>
          </figcaption>
        </figure>
      )}
    </section>
  );
}

function WeekTable({ weeks, dayOf }: { weeks: readonly DashboardWeek[]; dayOf(week: DashboardWeek): string }) {
  const t = useT("dashboard");
  const format = useFormat();
  const head = (
    <>
      <HeadCell>{t("weeks.week")}</HeadCell>
      <HeadCell className="end-col units">{t("weeks.received")}</HeadCell>
      <HeadCell className="end-col units">{t("weeks.answered")}</HeadCell>
    </>
  );
  return (
    <DataTable caption={t("weeks.title")} head={head} plainRows>
      {weeks.toReversed().map((week) => (
        <Row key={week.from}>
          <td className="c-name">{dayOf(week)}</td>
          <td className="end-col units">{format.number(week.received)}</td>
          <td className="end-col units">{format.number(week.answered)}</td>
        </Row>
      ))}
    </DataTable>
  );
}
