import { lazy, Suspense, useEffect, useState } from "react";
import { useNear } from "#app/ui/list/use-near.ts";
import { Skeleton } from "#app/ui/states.tsx";

const Questions = lazy(() => import("./questions.tsx").then((module) => ({ default: module.Questions })));

const AHEAD = 600;

/** Questions about a piece, at the foot of its page: loaded when the reader comes near. */
export function QuestionsSlot({ slug }: { slug: string }) {
  const [isNear, setNear] = useState(false);
  useEffect(() => setNear(window.location.hash.startsWith("#question")), []);
  const place = useNear(!isNear, AHEAD, () => setNear(true));
  return (
    <div ref={place} id="questions">
      {isNear ? (
        <Suspense fallback={<Skeleton height="12rem" />}>
          <Questions slug={slug} />
        </Suspense>
      ) : (
        <Skeleton height="12rem" />
      )}
    </div>
  );
}
