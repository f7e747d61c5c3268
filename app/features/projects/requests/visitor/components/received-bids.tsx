import { Lock } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { api } from "#app/api/client.ts";
import { reviewFormPath } from "#app/features/people/reviews/public.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Rating } from "#app/ui/marks.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import { Photo } from "#app/ui/photo.tsx";
import type { ReceivedBid, RequestDetail } from "../../requests.contract.ts";
import { isStanding } from "../../requests.policy.ts";
import { comparisonPath } from "../../requests.ts";
import { AwardDialog } from "./award-dialog.tsx";
import { DeclineBid } from "./decline-bid.tsx";
import { BidBadge } from "./request-badge.tsx";
import { useMove } from "./use-request-moves.ts";

/** The bids of a request as far as the household may know of them, the lowest first. */
export function ReceivedBids({ job }: { job: RequestDetail }) {
  const t = useT("requests");
  const bids = job.owner?.bids;
  if (job.status === "draft") return null;
  return (
    <section aria-labelledby="job-bids">
      <h2 id="job-bids">{bids ? t("received.title", { n: bids.length }) : t("received.sealed")}</h2>
      {!bids && (
        <p className="job-sealed">
          <Lock size={18} aria-hidden />
          {t("received.sealedText")}
        </p>
      )}
      {bids && bids.length > 0 && (
        <p className="mb-3">
          <ButtonLink variant="primary" to={comparisonPath(job.id)}>
            {t("compare.open")}
          </ButtonLink>
        </p>
      )}
      {bids?.length === 0 && <p className="text-muted">{t("received.none")}</p>}
      {bids && bids.length > 0 && (
        <ul className="job-bids">
          {bids.map((bid) => (
            <Bid key={bid.id} bid={bid} bids={bids} isPictured={bids.some(({ face }) => face?.photo)} canChoose={job.permissions.canChoose} />
          ))}
        </ul>
      )}
    </section>
  );
}

type BidProps = { bid: ReceivedBid; bids: readonly ReceivedBid[]; isPictured: boolean; canChoose: boolean };

function Bid({ bid, bids, isPictured, canChoose }: BidProps) {
  const t = useT("requests");
  const format = useFormat();
  const [awards, setAwards] = useState(false);
  const isListed = bid.status === "shortlisted";
  const shortlist = useMove(() => api.bids.shortlist({ id: bid.id, isShortlisted: !isListed }), t(isListed ? "received.unlisted" : "received.shortlisted"));
  const release = useMove(() => api.bids.releaseContact({ id: bid.id }), t("received.released"));
  const mayChoose = canChoose && isStanding(bid);
  return (
    <li>
      <div className="job-bid">
        {isPictured && <Photo image={bid.face?.photo} sizes="84px" alt="" />}
        <h3>
          {bid.bidder.href ? (
            <Link to={bid.bidder.href}>
              <bdi>{bid.bidder.name}</bdi>
            </Link>
          ) : (
            <bdi>{bid.bidder.name}</bdi>
          )}
          <Rating rating={bid.face?.rating} count={bid.face?.reviewCount} />
        </h3>
        <MoneyText {...bid.total} className="serif-num" />
        <BidBadge status={bid.status} isReceived />
        <Link to={`/bids/${bid.id}`}>{t("received.read")}</Link>
        <p className="text-sm text-muted">
          {bid.validUntil && t("received.valid", { day: format.date(`${bid.validUntil}T12:00:00+03:00`, "day") })}
          {bid.revision > 1 && ` · ${t("received.revision", { n: bid.revision })}`}
        </p>
      </div>
      {mayChoose && (
        <p className="flex flex-wrap gap-2">
          <Button size="sm" variant="primary" onClick={() => setAwards(true)}>
            {t("received.award")}
          </Button>
          <Button size="sm" aria-pressed={isListed} pending={shortlist.isPending} onClick={() => shortlist.mutate(undefined)}>
            {t(isListed ? "received.listed" : "received.shortlist")}
          </Button>
          {!bid.isContactReleased && (
            <Button size="sm" pending={release.isPending} onClick={() => release.mutate(undefined)}>
              {t("received.release")}
            </Button>
          )}
          <DeclineBid bid={bid} />
        </p>
      )}
      {bid.status === "accepted" && bid.bidder.href && (
        <p>
          <ButtonLink size="sm" to={reviewFormPath(bid.bidder.isVendor ? "vendor" : "professional", bid.bidder.id)}>
            {t("received.review")}
          </ButtonLink>
        </p>
      )}
      {awards && <AwardDialog bid={bid} others={bids.filter((other) => other.id !== bid.id && isStanding(other))} onClose={() => setAwards(false)} />}
    </li>
  );
}
