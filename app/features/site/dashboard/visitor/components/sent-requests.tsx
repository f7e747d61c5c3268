import { Link } from "react-router";
import { useT } from "#app/platform/languages/language-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Rating } from "#app/ui/marks.tsx";
import { Photo } from "#app/ui/photo.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { TimeAgo } from "#app/ui/time-ago.tsx";
import type { DashboardHome, DashboardSent } from "../../dashboard.contract.ts";
import { HomePart } from "./home-part.tsx";
import { REQUEST_TONES } from "./request-list.tsx";

/** A homeowner's newest requests, each with the vendor who was asked. */
export function SentRequests({ sent }: { sent: DashboardHome["sent"] }) {
  const t = useT("dashboard");
  const isEmpty = sent.newest.length === 0;
  return (
    <HomePart title={t("requests.sent")} all={isEmpty ? undefined : { to: "/dashboard/quotes", label: t("requests.all") }}>
      {isEmpty ? (
        <div className="home-empty">
          <p>{t("requests.noneSentText")}</p>
          <ButtonLink to="/vendors">{t("action.vendors")}</ButtonLink>
        </div>
      ) : (
        <ul className="home-rows with-photos">
          {sent.newest.map((request) => (
            <SentRow key={request.id} request={request} />
          ))}
        </ul>
      )}
    </HomePart>
  );
}

function SentRow({ request }: { request: DashboardSent }) {
  const t = useT("dashboard");
  const { vendor } = request;
  return (
    <li>
      <Link to={`/dashboard/quotes?open=${request.id}`}>
        <Photo image={vendor?.photo} sizes="120px" alt="" />
        <span className="who">
          <b dir="auto">{request.name}</b>
          <span className="line">
            {vendor?.rating ? (
              <>
                <Rating rating={vendor.rating} count={vendor.reviewCount} /> ·{" "}
              </>
            ) : null}
            <bdi>{request.city}</bdi> · <TimeAgo at={request.createdAt} />
          </span>
        </span>
        {request.status === "new" ? (
          <StatusBadge tone="info">{t("requests.isSent")}</StatusBadge>
        ) : (
          <StatusBadge tone={REQUEST_TONES[request.status]}>{t(`status.${request.status}`)}</StatusBadge>
        )}
      </Link>
    </li>
  );
}
