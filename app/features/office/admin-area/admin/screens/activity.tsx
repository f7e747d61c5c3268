import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { orpc } from "#app/api/client.ts";
import { admins } from "#app/api/list-loader.server.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { ListEmpty } from "#app/ui/list/list-empty.tsx";
import { useListAddress } from "#app/ui/list/use-list-address.ts";
import { activityAddress } from "../../admin-area.search.ts";
import { ActivityFilters } from "../components/activity-filters.tsx";
import { ActivityLog } from "../components/activity-log.tsx";
import type { Route } from "./+types/activity";

/** The log covers everything: admins only. */
export function loader(args: Route.LoaderArgs) {
  admins(args);
  return null;
}

/** Changes of vendors use the labels of their form. */
export const handle = { namespaces: ["vendors.admin"] };

export default function ActivityScreen() {
  const t = useT("admin-area");
  const { search, field, isFiltered, filtersOn, clear } = useListAddress(activityAddress, "/admin/activity");
  const { data } = useQuery({ ...orpc.adminArea.activityFilters.queryOptions(), staleTime: 0 });
  return (
    <>
      <title>{t("activity.title")}</title>
      <DashboardHeader
        title={t("activity.title")}
        text={t("activity.subtitle")}
        actions={
          <a className="btn sm" href={`/admin/activity/export${activityAddress.format(search)}`} download>
            <Download size={16} aria-hidden />
            {t("activity.export")}
          </a>
        }
      />
      <ActivityFilters search={search} field={field} filtersOn={filtersOn} known={data} />
      <ActivityLog
        filters={search}
        empty={
          <ListEmpty
            isFiltered={isFiltered}
            onClear={clear}
            none={{ title: t("activity.empty") }}
            noMatch={{ title: t("activity.empty"), text: t("activity.noMatch") }}
          />
        }
      />
    </>
  );
}
