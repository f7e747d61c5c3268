import { Outlet } from "react-router";
import { PublicLayout } from "./public-layout.tsx";

/** The main layout as a route: header and footer stay while screens change. */
export default function PublicArea() {
  return (
    <PublicLayout>
      <Outlet />
    </PublicLayout>
  );
}
