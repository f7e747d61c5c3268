import { lazy, Suspense } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";

const ThreeRooms = lazy(() => import("#app/features/inspiration/ideas/public.tsx").then((module) => ({ default: module.ThreeRooms })));

/** For the 404 page: rooms that have ideas. */
export function LostRooms() {
  const t = useT("shell");
  return (
    <Suspense>
      <ThreeRooms title={t("notFound.rooms")} />
    </Suspense>
  );
}
