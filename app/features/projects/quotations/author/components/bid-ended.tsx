import { CircleAlert } from "lucide-react";
import { Link } from "react-router";
import { type BidEnd, jobPath } from "#app/features/projects/requests/public.ts";
import { useT } from "#app/platform/languages/language-context.tsx";

/** Why no version of a bid can be sent any more. */
export function BidEnded({ end, requestId }: { end: BidEnd; requestId: string }) {
  const t = useT("quotations");
  return (
    <p className="bid-end" role="status">
      <CircleAlert aria-hidden />
      {t(`bid.${end}`)}{" "}
      <Link className="link" to={jobPath(requestId)}>
        {t("bid.back")}
      </Link>
    </p>
  );
}
