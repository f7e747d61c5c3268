import { lazy, Suspense, useState } from "react";
import { useNear } from "#app/ui/list/use-near.ts";
import { WeeksAwaited } from "./weeks-awaited.tsx";

const Weeks = lazy(() => import("./weeks.tsx").then((module) => ({ default: module.Weeks })));

const AHEAD = 600;

/** When someone has time: loaded when the reader comes near, as it is then. */
export function WeeksSlot({ id }: { id: string }) {
  const [isNear, setNear] = useState(false);
  const place = useNear(!isNear, AHEAD, () => setNear(true));
  return (
    <div ref={place}>
      {isNear ? (
        <Suspense fallback={<WeeksAwaited />}>
          <Weeks id={id} />
        </Suspense>
      ) : (
        <WeeksAwaited />
      )}
    </div>
  );
}
