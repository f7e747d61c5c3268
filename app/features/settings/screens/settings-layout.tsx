import { type LoaderFunctionArgs, Outlet } from "react-router";
import { requireViewer } from "#app/api/guards.server.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireViewer(context, request);
  return null;
}

export default function SettingsLayout() {
  return <Outlet />;
}
