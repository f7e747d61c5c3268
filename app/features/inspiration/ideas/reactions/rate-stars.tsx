import { Star } from "lucide-react";
import { useCallback, useEffect } from "react";
import { api } from "#app/api/client.ts";
import { takePending } from "#app/kit/pending-wish.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { toast } from "#app/ui/toast.tsx";
import { RateLine, type RateTarget } from "./rate-line.tsx";
import { STARS } from "./reactions.ts";
import { useReactions } from "./use-reactions.ts";

/** Rates at once; the star that is chosen takes the rating back. */
export function RateStars({ id, rating, count }: RateTarget) {
  const t = useT("ideas.reactions");
  const { reactions, change } = useReactions(id);
  const rate = useCallback(
    async (star: number | null, target = id) => {
      const isDone = await change(
        target,
        (now) => ({ ...now, ownRating: star }),
        () => (star === null ? api.ideaReactions.unrate({ id: target }) : api.ideaReactions.rate({ id: target, rating: star })),
      );
      if (isDone) toast({ title: t(star === null ? "unratedNow" : "rated") });
    },
    [change, id, t],
  );
  useEffect(() => {
    const wish = takePending("rate");
    if (wish) void rate(wish.rating, wish.id);
  }, [rate]);
  const own = reactions?.ownRating ?? null;
  return (
    <RateLine rating={reactions?.rating ?? rating} count={reactions?.ratingCount ?? count} own={own ?? 0}>
      {STARS.map((star) => (
        <button
          key={star}
          type="button"
          className="star"
          aria-pressed={star === own}
          aria-label={t(star === own ? "takeBack" : "rateWith", { n: star })}
          onClick={() => void rate(star === own ? null : star)}
        >
          <Star size={20} aria-hidden />
        </button>
      ))}
    </RateLine>
  );
}
