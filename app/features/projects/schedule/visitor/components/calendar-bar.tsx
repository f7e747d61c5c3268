import { ChevronLeft, ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import type { SearchOf } from "#app/platform/list/list-address.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { rangeOf, type scheduleAddress, turned, VIEWS, type View } from "../../schedule.search.ts";

type Props = { view: View; day: string; to(change: Partial<SearchOf<typeof scheduleAddress>>): string };

/** Which view of which days; every way is an address. */
export function CalendarBar({ view, day, to }: Props) {
  const t = useT("schedule");
  const heading = useHeading(view, day);
  return (
    <>
      <Tabs label={t("view.label")} current={view} tabs={VIEWS.map((id) => ({ id, to: to({ view: id }), label: t(`view.${id}`) }))} />
      <div className="calendar-bar">
        <h2 aria-live="polite">{heading}</h2>
        <nav aria-label={t("turn.label")}>
          <Link className="icon-btn" to={to({ day: turned(view, day, -1) })} preventScrollReset aria-label={t("turn.before")}>
            <ChevronLeft className="flip" size={20} aria-hidden />
          </Link>
          <ButtonLink size="sm" to={to({ day: "" })} preventScrollReset>
            {t("turn.today")}
          </ButtonLink>
          <Link className="icon-btn" to={to({ day: turned(view, day, 1) })} preventScrollReset aria-label={t("turn.after")}>
            <ChevronRight className="flip" size={20} aria-hidden />
          </Link>
        </nav>
      </div>
    </>
  );
}

function useHeading(view: View, day: string): string {
  const t = useT("schedule");
  const format = useFormat();
  const noon = (each: string) => `${each}T12:00:00Z`;
  if (view === "month") return t("monthOf", { month: t(`month.${Number(day.slice(5, 7)) as 1}`), year: day.slice(0, 4) });
  const { from, to } = rangeOf(view, day);
  return from === to ? format.date(noon(day), "long") : t("range", { from: format.date(noon(from), "day"), to: format.date(noon(to)) });
}
