import { Star } from "lucide-react";
import { lazy, Suspense } from "react";
import { Link, useLocation } from "react-router";
import { saveForLater } from "#app/kit/save-for-later.ts";
import { useViewer } from "#app/kit/viewer.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { RateLine, type RateTarget } from "./rate-line.tsx";
import { STARS } from "./reactions.ts";

const RateStars = lazy(() => import("./rate-stars.tsx").then((module) => ({ default: module.RateStars })));

/** An idea's rating, and five stars to rate it. */
export function RateIdea(target: RateTarget) {
  const t = useT("ideas.reactions");
  const { viewer, isKnown } = useViewer();
  const { pathname, search } = useLocation();
  const waiting = (
    <RateLine rating={target.rating} count={target.count}>
      {STARS.map((star) => (
        <span key={star} className="star">
          <Star size={20} aria-hidden />
        </span>
      ))}
    </RateLine>
  );
  if (viewer)
    return (
      <Suspense fallback={waiting}>
        <RateStars {...target} />
      </Suspense>
    );
  if (!isKnown) return waiting;
  return (
    <RateLine rating={target.rating} count={target.count}>
      {STARS.map((star) => (
        <Link
          key={star}
          className="star"
          to={`/login?redirect=${encodeURIComponent(pathname + search)}`}
          aria-label={t("rateWith", { n: star })}
          onClick={() => saveForLater({ action: "rate", id: target.id, rating: star })}
        >
          <Star size={20} aria-hidden />
        </Link>
      ))}
    </RateLine>
  );
}
