import { useQuery } from "@tanstack/react-query";
import { CalendarSync, Clock, Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { orpc } from "#app/api/client.ts";
import { listLoader, signedInPeople } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import type { SearchOf } from "#app/platform/list/list-address.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { useListAddress } from "#app/ui/list/use-list-address.ts";
import { Skeleton } from "#app/ui/states.tsx";
import { dayOf } from "../../riyadh-time.ts";
import type { Calendar } from "../../schedule.contract.ts";
import { rangeOf, scheduleAddress } from "../../schedule.search.ts";
import { CALENDARS_PATH, HOURS_PATH, SCHEDULE_PATH } from "../../schedule.ts";
import { AppointmentDialog } from "../components/appointment-dialog.tsx";
import { CalendarBar } from "../components/calendar-bar.tsx";
import { DayList } from "../components/day-list.tsx";
import type { Entry } from "../components/entries.tsx";
import { EntryDialog } from "../components/entry-dialog.tsx";
import { MonthView } from "../components/month-view.tsx";
import { WeekView } from "../components/week-view.tsx";
import "../../schedule.css";

const today = () => dayOf(Date.now());

const calendarQuery = ({ schedule }: typeof orpc, { view, day }: SearchOf<typeof scheduleAddress>) =>
  schedule.get.queryOptions({ input: rangeOf(view, day || today()) });

export const loader = listLoader(signedInPeople, scheduleAddress, (server, search) => [calendarQuery(server, search)]);

export default hydrated(Schedule);

/** Visits of both sides, and what else someone has to do: month, week, day, list. */
function Schedule() {
  const t = useT("schedule");
  const { search, to } = useListAddress(scheduleAddress, SCHEDULE_PATH);
  const { data, error, refetch } = useQuery(calendarQuery(orpc, search));
  const [opened, setOpened] = useState<Entry>();
  const [isAdding, setAdding] = useState(false);
  const day = search.day || today();
  return (
    <div className="schedule">
      <title>{t("title")}</title>
      <DashboardHeader
        title={t("title")}
        text={t(data?.hasHours === false ? "textClient" : "text")}
        actions={
          <>
            {data?.hasHours && (
              <ButtonLink icon={<Clock size={18} aria-hidden />} to={HOURS_PATH}>
                {t("hours.title")}
              </ButtonLink>
            )}
            <ButtonLink icon={<CalendarSync size={18} aria-hidden />} to={CALENDARS_PATH}>
              {t("calendars.title")}
            </ButtonLink>
            <Button icon={<Plus size={18} aria-hidden />} onClick={() => setAdding(true)}>
              {t("add.title")}
            </Button>
          </>
        }
      />
      <CalendarBar view={search.view} day={day} to={to} />
      {data ? (
        <View
          calendar={data}
          view={search.view}
          day={day}
          to={to}
          onOpen={setOpened}
          next={data.hasHours ? <ButtonLink to={HOURS_PATH}>{t("empty.hours")}</ButtonLink> : <Button onClick={() => setAdding(true)}>{t("add.title")}</Button>}
        />
      ) : error ? (
        <LocalErrorBox error={error} onTryAgain={() => void refetch()}>
          <p>{t("failed")}</p>
        </LocalErrorBox>
      ) : (
        <Skeleton height="320px" className="mt-6" />
      )}
      {data?.isCut && <p className="mt-4 text-sm text-muted">{t("cut")}</p>}
      {opened && <EntryDialog entry={opened} onClose={() => setOpened(undefined)} />}
      {isAdding && <AppointmentDialog day={day} onClose={() => setAdding(false)} />}
    </div>
  );
}

type ViewProps = {
  calendar: Calendar;
  view: SearchOf<typeof scheduleAddress>["view"];
  day: string;
  to(change: Partial<SearchOf<typeof scheduleAddress>>): string;
  onOpen(entry: Entry): void;
  next: ReactNode;
};

function View({ calendar, view, day, to, onOpen, next }: ViewProps) {
  const dayPath = (each: string) => to({ view: "day", day: each });
  if (view === "month") return <MonthView calendar={calendar} day={day} dayPath={dayPath} onOpen={onOpen} />;
  if (view === "week") return <WeekView calendar={calendar} dayPath={dayPath} onOpen={onOpen} />;
  return <DayList calendar={calendar} showsEmpty={view === "day"} onOpen={onOpen} next={next} />;
}
