import { lazy, Suspense } from "react";
import { useViewer } from "../kit/viewer.ts";

const Bell = lazy(() => import("#app/features/talk/notifications/public.ts").then((module) => ({ default: module.Bell })));

/** What is new for the signed-in person; nobody else loads it. `isExpected`: behind the sign-in its place is there before it is known whose it is. */
export function NotificationBell({ isExpected = false }: { isExpected?: boolean }) {
  const { viewer } = useViewer();
  const place = <span className="icon-btn" />;
  if (!viewer) return isExpected && place;
  return (
    <Suspense fallback={place}>
      <Bell />
    </Suspense>
  );
}
