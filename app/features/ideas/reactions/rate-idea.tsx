import { Star } from "lucide-react";
import { lazy, type ReactNode, Suspense } from "react";
import { Link, useLocation } from "react-router";
import { useT } from "#app/platform/languages/language-context.tsx";
import { keepForLater } from "#app/shell/keep-for-later.ts";
import { useViewer } from "#app/shell/viewer.ts";
import { classes } from "#app/ui/classes.ts";
import { Rating } from "#app/ui/marks.tsx";
import { STARS } from "./reactions.ts";
import "./reactions.css";

export type RateTarget = { id: string; rating: number; count: number };

const RateStars = lazy(() => import("./rate-stars.tsx").then((module) => ({ default: module.RateStars })));

/** What people think of an idea, and five stars to say it oneself. */
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
          onClick={() => keepForLater({ action: "rate", id: target.id, rating: star })}
        >
          <Star size={20} aria-hidden />
        </Link>
      ))}
    </RateLine>
  );
}

/** The average beside the stars that somebody presses. `own`: how many of them are filled. */
export function RateLine({ rating, count, own = 0, children }: Omit<RateTarget, "id"> & { own?: number; children: ReactNode }) {
  const t = useT("ideas.reactions");
  return (
    <div className="rate-idea">
      <span className="average">{count > 0 ? <Rating rating={rating} count={count} /> : <span className="muted">{t("unrated")}</span>}</span>
      <fieldset className={classes("stars", own > 0 && "rated")} data-own={own}>
        <legend className="vh">{t("rate")}</legend>
        {children}
      </fieldset>
    </div>
  );
}
