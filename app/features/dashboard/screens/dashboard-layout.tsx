import { type LoaderFunctionArgs, Outlet } from "react-router";
import { requireViewer } from "#app/api/guards.server.ts";
import { DashboardLayout } from "#app/shell/dashboard-layout.tsx";

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireViewer(context, request);
  return null;
}

export default function Dashboard() {
  return (
    <DashboardLayout area="dashboard">
      <meta name="robots" content="noindex" />
      <Outlet />
    </DashboardLayout>
  );
}
