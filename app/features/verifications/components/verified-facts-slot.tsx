import { lazy, Suspense, useEffect, useState } from "react";
import type { FactsOf } from "./verified-facts.tsx";

const Facts = lazy(() => import("./verified-facts.tsx"));

/** Loaded by the browser behind the page: pages that are kept for everybody need not change when a check ends. */
export function VerifiedFacts(props: FactsOf) {
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return isReady ? (
    <Suspense>
      <Facts {...props} />
    </Suspense>
  ) : null;
}
