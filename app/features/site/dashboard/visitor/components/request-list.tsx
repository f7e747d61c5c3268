import { Link } from "react-router";
import { useT } from "#app/platform/languages/language-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import type { Tone } from "#app/ui/marks.tsx";
import { EmptyState } from "#app/ui/states.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { TimeAgo } from "#app/ui/time-ago.tsx";
import type { DashboardSelling } from "../../dashboard.contract.ts";
import type { RequestStatus } from "../../dashboard.ts";
import { HomePart } from "./home-part.tsx";

export const REQUEST_TONES: Record<RequestStatus, Tone> = { new: "clay", seen: "info", answered: "ok", closed: "neutral" };

/** The newest quote requests with their state; each opens. */
export function RequestList({ title, requests, direction }: { title: string; requests: DashboardSelling["received"]; direction: "sent" | "received" }) {
  const t = useT("dashboard");
  const path = direction === "sent" ? "/dashboard/quotes" : "/vendor/quotes";
  const isEmpty = requests.newest.length === 0;
  return (
    <HomePart title={title} all={isEmpty ? undefined : { to: path, label: t("requests.all") }}>
      {isEmpty ? (
        <div className="rounded-card border border-line">
          <EmptyState
            level={3}
            title={t(direction === "sent" ? "requests.noneSent" : "requests.noneReceived")}
            text={t(direction === "sent" ? "requests.noneSentText" : "requests.noneReceivedText")}
            actions={direction === "sent" && <ButtonLink to="/vendors">{t("action.vendors")}</ButtonLink>}
          />
        </div>
      ) : (
        <ul className="home-list">
          {requests.newest.map((request) => (
            <li key={request.id}>
              <Link to={`${path}?open=${request.id}`}>
                <span className="min-w-0">
                  <b>
                    <bdi>{request.name}</bdi>
                  </b>
                  <span className="line">
                    <bdi>{request.city}</bdi> · <TimeAgo at={request.createdAt} />
                  </span>
                </span>
                <StatusBadge tone={REQUEST_TONES[request.status]}>{t(`status.${request.status}`)}</StatusBadge>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </HomePart>
  );
}
