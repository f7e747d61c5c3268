import { Link } from "react-router";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { classes } from "#app/ui/classes.ts";
import { Photo } from "#app/ui/photo.tsx";
import type { DashboardPractice } from "../../dashboard.contract.ts";
import { HomePart } from "./home-part.tsx";

/** Below this many, show a number instead of a chart. */
const CHART_FROM = 20;

/** Activity on one's rooms in the last two weeks. */
export function Reach({ practice: { rooms, reach } }: { practice: DashboardPractice }) {
  const t = useT("dashboard");
  const format = useFormat();
  return (
    <HomePart title={t("reach.title")} all={rooms.total > 0 ? { to: "/profile", label: t("reach.page") } : undefined}>
      {rooms.total === 0 ? (
        <div className="home-empty">
          <p>{t("reach.noRooms")}</p>
          <ButtonLink to="/profile">{t("reach.page")}</ButtonLink>
        </div>
      ) : (
        <>
          <p className="reach-total">
            <b>{format.number(reach.total)}</b> <span>{t("reach.total", { n: reach.total })}</span>
          </p>
          {reach.total >= CHART_FROM && <Days days={reach.days} />}
          {reach.best.length > 0 && (
            <ul className="reach-best">
              {reach.best.map(({ id, title, to, photo, count }) => (
                <li key={id}>
                  <Link to={to}>
                    <Photo image={photo} shape="3:2" sizes="(max-width: 720px) 30vw, 220px" alt="" />
                    <span>
                      <b>{format.number(count)}</b> <span dir="auto">{title}</span>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </HomePart>
  );
}

function Days({ days }: { days: DashboardPractice["reach"]["days"] }) {
  const t = useT("dashboard");
  const format = useFormat();
  const most = Math.max(...days.map(({ count }) => count));
  const best = days.find(({ count }) => count === most);
  const dayOf = (day: string) => format.date(`${day}T12:00:00Z`, "day");
  return (
    <figure className="reach-days">
      {/* physical side: time runs from left to right, as on every chart */}
      <ol dir="ltr">
        {days.map(({ day, count }) => (
          <li key={day}>
            <span className="vh">{t("reach.day", { day: dayOf(day), n: count })}</span>
            <span className={classes("bar", day === best?.day && "best")} style={{ blockSize: `${(count / most) * 100}%` }} aria-hidden />
          </li>
        ))}
      </ol>
      {/* physical side: under the chart's first and best day */}
      <figcaption dir="ltr" aria-hidden>
        <bdi>{dayOf(days[0]?.day ?? "")}</bdi>
        {best && <bdi>{t("reach.day", { day: dayOf(best.day), n: best.count })}</bdi>}
      </figcaption>
    </figure>
  );
}
