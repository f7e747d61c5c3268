import { lazy, Suspense } from "react";
import { useViewer } from "../kit/viewer.ts";

const Bell = lazy(() => import("#app/features/talk/notifications/public.ts").then((module) => ({ default: module.Bell })));

/** What is new for the signed-in person; nobody else loads it. */
export function NotificationBell() {
  const { viewer } = useViewer();
  return (
    viewer && (
      <Suspense fallback={<span className="icon-btn" />}>
        <Bell />
      </Suspense>
    )
  );
}
