import { orpc } from "#app/api/client.ts";
import { admins } from "#app/api/list-loader.server.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { morePages } from "#app/platform/list/more-pages.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { useMoreList } from "#app/ui/list/use-list.ts";
import { useListAddress } from "#app/ui/list/use-list-address.ts";
import { Tabs } from "#app/ui/tabs.tsx";
import { moderationAddress } from "../../moderation.search.ts";
import { LOG_PATH, QUEUE_PATH } from "../../moderation.ts";
import { AdminHistory } from "../components/history.tsx";
import { AdminQueue } from "../components/queue.tsx";
import type { Route } from "./+types/moderation";
import "../../moderation.css";

/** Shows who was reported and why: admins only. */
export function loader(args: Route.LoaderArgs) {
  admins(args);
  return null;
}

export const handle = { namespaces: ["moderation.admin", "moderation"] };

export default function AdminModeration() {
  const t = useT("moderation.admin");
  const { search, to } = useListAddress(moderationAddress, QUEUE_PATH);
  const counts = useMoreList({ ...orpc.moderation.queue.infiniteOptions(morePages({ tab: "reports" as const })), staleTime: 0 }).first?.counts;
  const label = (tab: typeof search.tab) => {
    const n = tab === "history" ? 0 : (counts?.[tab] ?? 0);
    return n > 0 ? t("tabCount", { tab: t(`tab.${tab}`), n }) : t(`tab.${tab}`);
  };
  return (
    <>
      <title>{t("title")}</title>
      <DashboardHeader title={t("title")} text={t("text")} actions={<ButtonLink to={LOG_PATH}>{t("publicLog")}</ButtonLink>} />
      <div className="mt-6">
        <Tabs
          label={t("tabs")}
          current={search.tab}
          tabs={(["reports", "review", "history"] as const).map((tab) => ({ id: tab, label: label(tab), to: to({ tab }) }))}
        />
      </div>
      {search.tab === "history" ? <AdminHistory /> : <AdminQueue key={search.tab} tab={search.tab} />}
    </>
  );
}
