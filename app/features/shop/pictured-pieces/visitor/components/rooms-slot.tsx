import { lazy, Suspense, useState } from "react";
import { useNear } from "#app/ui/list/use-near.ts";

const Rooms = lazy(() => import("./rooms.tsx").then((module) => ({ default: module.Rooms })));

const AHEAD = 600;

/** The rooms a piece stands in, at the foot of its page: loaded when the reader comes near. Nothing without any. */
export function RoomsSlot({ slug }: { slug: string }) {
  const [isNear, setNear] = useState(false);
  const place = useNear(!isNear, AHEAD, () => setNear(true));
  return (
    <div ref={place}>
      {isNear && (
        <Suspense fallback={null}>
          <Rooms slug={slug} />
        </Suspense>
      )}
    </div>
  );
}
