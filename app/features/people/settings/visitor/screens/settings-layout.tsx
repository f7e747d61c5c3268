import { type LoaderFunctionArgs, Outlet, useLocation } from "react-router";
import { requireViewer } from "#app/api/guards.server.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import "../../settings.css";

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireViewer(context, request);
  return null;
}

const HOME = "/dashboard/settings";
const PLACES = ["general", "security", "notifications", "privacy", "data", "plan"] as const;

export default function SettingsLayout() {
  const t = useT("settings");
  const { pathname } = useLocation();
  const current = PLACES.find((place) => pathname.startsWith(`${HOME}/${place}`)) ?? "general";
  return (
    <div className="settings">
      <DashboardHeader title={t("title")} />
      <Tabs
        label={t("title")}
        current={current}
        tabs={PLACES.map((place) => ({ id: place, label: t(`tab.${place}`), to: place === "general" ? HOME : `${HOME}/${place}` }))}
      />
      <Outlet />
    </div>
  );
}
