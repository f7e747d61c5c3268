import { lazy, Suspense } from "react";
import { useViewer } from "../kit/viewer.ts";

const Bell = lazy(() => import("#app/features/talk/notifications/public.ts").then((module) => ({ default: module.Bell })));

/** The notification bell, loaded only when signed in. `isExpected`: behind the sign-in its space is reserved before the viewer is known. */
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
