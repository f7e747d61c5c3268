import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { orpc } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { dayOf } from "../../riyadh-time.ts";
import { bookingPath, dayPath } from "../../schedule.ts";
import { VisitBadge } from "./visit-badge.tsx";

type Props = {
  requestId: string;
  /** Whom the household can ask to come; nobody for bidders. */
  people: readonly { id: string; name: string }[];
  /** About a booked package, for which nobody bids. */
  isBooking?: boolean;
};

/** Visits about a request, the viewer's own. */
export function RequestVisits({ requestId, people, isBooking = false }: Props) {
  const t = useT("schedule");
  const format = useFormat();
  const { data: visits = [] } = useQuery(orpc.schedule.ofRequest.queryOptions({ input: { id: requestId } }));
  if (visits.length === 0 && people.length === 0) return null;
  return (
    <section aria-labelledby="job-visits">
      <h2 id="job-visits">{t("ofRequest.title")}</h2>
      {people.length > 0 && <p className="mb-3 max-w-[68ch] text-sm text-muted">{t(isBooking ? "ofRequest.textBooking" : "ofRequest.text")}</p>}
      {visits.length > 0 && (
        <ul className="mb-4 grid gap-2">
          {visits.map(({ id, startsAt, person, status }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Link className="link" to={dayPath(dayOf(startsAt))}>
                {t("book.chosen", { day: format.date(startsAt, "long"), time: format.date(startsAt, "time") })}
              </Link>
              <bdi>{person.name}</bdi>
              <VisitBadge status={status} />
            </li>
          ))}
        </ul>
      )}
      {people.length > 0 && (
        <p className="flex flex-wrap gap-2">
          {people.map(({ id, name }) => (
            <ButtonLink key={id} size="sm" to={bookingPath(id, requestId)}>
              {t("ofRequest.book", { name })}
            </ButtonLink>
          ))}
        </p>
      )}
    </section>
  );
}
