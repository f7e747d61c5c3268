import { useT } from "#app/platform/languages/language-context.tsx";
import type { Tone } from "#app/ui/marks.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import type { BidStatus, RequestStatus } from "../../requests.ts";

const REQUEST_TONES: Record<RequestStatus, Tone> = {
  draft: "neutral",
  open: "info",
  closed: "clay",
  awarded: "ok",
  cancelled: "neutral",
  expired: "warn",
  declined: "neutral",
};
const BID_TONES: Record<BidStatus, Tone> = {
  draft: "neutral",
  submitted: "info",
  revised: "info",
  shortlisted: "clay",
  accepted: "ok",
  declined: "neutral",
  withdrawn: "neutral",
};

const QUOTE_TONES = { new: "info", seen: "info", answered: "ok", closed: "neutral" } as const satisfies Record<string, Tone>;

/** States that mean something else of a booked package. */
const OF_BOOKINGS = ["open", "awarded", "expired"] as const;

export function RequestBadge({ status, isBooking = false }: { status: RequestStatus; isBooking?: boolean }) {
  const t = useT("requests");
  const own = isBooking && OF_BOOKINGS.find((each) => each === status);
  return <StatusBadge tone={REQUEST_TONES[status]}>{own ? t(`booking.status.${own}`) : t(`status.${status}`)}</StatusBadge>;
}

/** How a quote stands that was asked of one vendor. */
export function QuoteStateBadge({ status }: { status: keyof typeof QUOTE_TONES }) {
  const t = useT("requests");
  return <StatusBadge tone={QUOTE_TONES[status]}>{t(`quoteStatus.${status}`)}</StatusBadge>;
}

/** @param isReceived for the household, which awarded it */
export function BidBadge({ status, isReceived = false }: { status: BidStatus; isReceived?: boolean }) {
  const t = useT("requests");
  return <StatusBadge tone={BID_TONES[status]}>{isReceived && status === "accepted" ? t("status.awarded") : t(`bid.${status}`)}</StatusBadge>;
}
