import { lazy, Suspense, useEffect, useState } from "react";

const Notice = lazy(() => import("./claim-notice.tsx"));

/** Loaded by the browser behind the page: visitors, for whom the page is kept, never see it. */
export function ClaimNotice({ vendorId }: { vendorId: string }) {
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return isReady ? (
    <Suspense>
      <Notice vendorId={vendorId} />
    </Suspense>
  ) : null;
}
