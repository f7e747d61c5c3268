import type { ReactNode } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { classes } from "#app/ui/classes.ts";
import { Rating } from "#app/ui/marks.tsx";
import "./reactions.css";

export type RateTarget = { id: string; rating: number; count: number };

/** The average beside the stars that someone presses. `own`: how many of them are filled. */
export function RateLine({ rating, count, own = 0, children }: Omit<RateTarget, "id"> & { own?: number; children: ReactNode }) {
  const t = useT("ideas.reactions");
  return (
    <div className="rate-idea">
      <span className="average">{count > 0 ? <Rating rating={rating} count={count} /> : <span className="muted">{t("unrated")}</span>}</span>
      {/* Five empty stars beside an average would read as zero. */}
      <details className="rate-it" open={own > 0}>
        <summary>{t(own > 0 ? "rate" : "rateIt")}</summary>
        <fieldset className={classes("stars", own > 0 && "rated")} data-own={own}>
          <legend className="vh">{t("rate")}</legend>
          {children}
        </fieldset>
      </details>
    </div>
  );
}
