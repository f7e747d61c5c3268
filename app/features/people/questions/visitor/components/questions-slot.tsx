import { lazy, Suspense, useEffect, useState } from "react";
import { useNear } from "#app/ui/list/use-near.ts";
import { Skeleton } from "#app/ui/states.tsx";
import type { Asked } from "../../questions.ts";

const Questions = lazy(() => import("./questions.tsx").then((module) => ({ default: module.Questions })));

const AHEAD = 600;

/** As tall as a heading, two questions and the way to ask. */
const Awaited = () => (
  <div className="sect grid gap-4">
    <Skeleton width="14rem" height="1.75rem" />
    <Skeleton height="6rem" />
    <Skeleton height="6rem" />
    <Skeleton width="10rem" height="2.75rem" />
  </div>
);

type Subject = { type: Asked; id: string };

/** Questions about a piece or for a professional, at the foot of the page: loaded when the reader comes near. */
export function QuestionsSlot(subject: Subject) {
  const [isNear, setNear] = useState(false);
  useEffect(() => setNear(window.location.hash.startsWith("#question")), []);
  const place = useNear(!isNear, AHEAD, () => setNear(true));
  return (
    <div ref={place} id="questions">
      {isNear ? (
        <Suspense fallback={<Awaited />}>
          <Questions {...subject} />
        </Suspense>
      ) : (
        <Awaited />
      )}
    </div>
  );
}
