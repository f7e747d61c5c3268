import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router";
import type { Role } from "#app/platform/auth/viewer.ts";
import { TOUR_PARAMETER } from "./public.ts";
import { useOpenTour } from "./use-open-tour.ts";

const Tour = lazy(() => import("./visitor/components/tour.tsx").then((module) => ({ default: module.Tour })));

type Props = { role: Role /** They have not seen it yet. */; isDue: boolean; onSeen(): void };

/** Leads a person through the first page of their role, once or when they ask for it. The page is there before it, and its script comes only then. */
export function TourOf({ role, isDue, onSeen }: Props) {
  const [parameters, setParameters] = useSearchParams();
  const isAsked = parameters.has(TOUR_PARAMETER);
  const tour = useOpenTour(isDue, isAsked);
  if (!tour.isOpen) return null;
  const close = () => {
    tour.close();
    onSeen();
    if (isAsked)
      setParameters(
        (now) => {
          now.delete(TOUR_PARAMETER);
          return now;
        },
        { replace: true, preventScrollReset: true },
      );
  };
  return (
    <Suspense>
      <Tour role={role} isAsked={isAsked} onClose={close} />
    </Suspense>
  );
}
