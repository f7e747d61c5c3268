import { useQuery } from "@tanstack/react-query";
import { orpc } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import type { ProfileAvailability } from "../../profiles.contract.ts";
import { WeeksAwaited } from "./weeks-awaited.tsx";
import "../../profiles.weeks.css";

/** How taken the coming weeks are, when work can begin, and the first times for a visit; nothing where that is hidden. */
export function Weeks({ id }: { id: string }) {
  const t = useT("profiles");
  const format = useFormat();
  const { data, isPending } = useQuery(orpc.profiles.availability.queryOptions({ input: { id } }));
  if (isPending) return <WeeksAwaited />;
  if (!data || data.weeks.length === 0) return null;
  return (
    <section className="sect" aria-labelledby="weeks-head">
      <h2 id="weeks-head">{t("page.availability")}</h2>
      {data.startWeek && <p className="mb-4">{t.rich("weeks.start", { day: () => <b>{format.date(noon(data.startWeek ?? ""), "day")}</b> })}</p>}
      <ol className="profile-weeks">
        {data.weeks.map(({ from, state }) => (
          <li key={from} data-state={state} data-start={from === data.startWeek || undefined}>
            <i aria-hidden />
            <b>{t(`weeks.${state}`)}</b>
            <span className="num">{format.date(noon(from), "day")}</span>
          </li>
        ))}
      </ol>
      <p className="text-sm text-muted">{t("weeks.source", { date: format.date(data.confirmedAt) })}</p>
      {data.visits.length > 0 && <Visits visits={data.visits} />}
    </section>
  );
}

const noon = (day: string) => `${day}T12:00:00Z`;

function Visits({ visits }: Pick<ProfileAvailability, "visits">) {
  const t = useT("profiles");
  const format = useFormat();
  return (
    <div className="first-visits">
      <h3>{t("weeks.visits")}</h3>
      <ul>
        {visits.map(({ startsAt, to }) => (
          <li key={startsAt}>
            <ButtonLink to={to} rel="nofollow">
              {format.date(startsAt, "day")} <bdi>{format.date(startsAt, "time")}</bdi>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
