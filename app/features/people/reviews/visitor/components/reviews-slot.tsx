import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useNear } from "#app/ui/list/use-near.ts";
import { Skeleton } from "#app/ui/states.tsx";
import type { Reviewed } from "../../reviews.ts";

const Reviews = lazy(() => import("./reviews.tsx").then((module) => ({ default: module.Reviews })));

const AHEAD = 600;

type Props = { type: Reviewed; id: string; title: string; count: number /** What others say, with its source. */; imported?: ReactNode };

/** The section of reviews at the foot of a public page: loaded when the reader comes near it. Nothing without any. */
export function ReviewsSlot({ type, id, title, count, imported }: Props) {
  const [isNear, setNear] = useState(false);
  useEffect(() => setNear(window.location.hash.startsWith("#review")), []);
  const place = useNear(!isNear, AHEAD, () => setNear(true));
  if (count === 0 && !imported) return null;
  return (
    <section className="sect" id="reviews">
      <h2>{title}</h2>
      {imported}
      {count > 0 && (
        <div ref={place}>
          {isNear ? (
            <Suspense fallback={<Skeleton height="24rem" />}>
              <Reviews type={type} id={id} />
            </Suspense>
          ) : (
            <Skeleton height="24rem" />
          )}
        </div>
      )}
    </section>
  );
}
