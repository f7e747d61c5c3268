import { Outlet } from "react-router";
import { AppErrorScreen } from "../kit/error-screen.tsx";
import type { Route } from "./+types/public-area";
import { LostRooms } from "./lost-rooms.tsx";
import { PublicLayout } from "./public-layout.tsx";

/** The main layout as a route: header and footer stay while screens change. */
export default function PublicArea() {
  return (
    <PublicLayout>
      <Outlet />
    </PublicLayout>
  );
}

/** Errors of a screen show inside the layout, so that the navigation stays. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PublicLayout>
      <AppErrorScreen error={error} instead={<LostRooms />} />
    </PublicLayout>
  );
}
