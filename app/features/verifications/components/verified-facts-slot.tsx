import { lazy, Suspense } from "react";
import { useViewer } from "#app/shell/viewer.ts";
import type { FactsOf } from "./verified-facts.tsx";

const Facts = lazy(() => import("./verified-facts.tsx"));

/** Loaded by the browser behind the page: pages that are kept for everybody need not change when a check ends. */
export function VerifiedFacts(props: FactsOf) {
  const { isKnown } = useViewer();
  return isKnown ? (
    <Suspense>
      <Facts {...props} />
    </Suspense>
  ) : null;
}
