import { lazy, Suspense } from "react";
import { useViewer } from "#app/kit/viewer.ts";
import { Skeleton } from "#app/ui/states.tsx";
import { mayMakeSample } from "./samples.policy.ts";

const SampleCard = lazy(() => import("./visitor/components/sample-card.tsx").then((module) => ({ default: module.SampleCard })));

/** A professional's way through a made-up project; nothing for others. */
export function SampleProject() {
  const { viewer } = useViewer();
  if (!viewer || !mayMakeSample(viewer)) return null;
  return (
    <Suspense fallback={<Skeleton height="11rem" className="mt-6" />}>
      <SampleCard />
    </Suspense>
  );
}
