import { useInfiniteQuery } from "@tanstack/react-query";
import { type LoaderFunctionArgs, useSearchParams } from "react-router";
import { orpc } from "#app/api/client.ts";
import { ROLE_MISMATCH, requireRole } from "#app/api/guards.server.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { pagesOf } from "../../moderation.pages.ts";
import { LOG_PATH, QUEUE_PATH } from "../../moderation.ts";
import { AdminHistory } from "../components/history.tsx";
import { AdminQueue } from "../components/queue.tsx";
import "../../moderation.css";

/** Names people and what was said against them: for admins alone. */
export function loader({ context, request }: LoaderFunctionArgs) {
  requireRole(context, request, ["admin"], { redirectTo: ROLE_MISMATCH });
  return null;
}

export const handle = { namespaces: ["moderation.admin", "moderation"] };

const TABS = ["reports", "review", "history"] as const;

export default function AdminModeration() {
  const t = useT("moderation.admin");
  const [parameters] = useSearchParams();
  const tab = TABS.find((known) => known === parameters.get("tab")) ?? "reports";
  const counts = useInfiniteQuery({ ...orpc.moderation.queue.infiniteOptions(pagesOf({ tab: "reports" as const })), staleTime: 0 }).data?.pages[0]?.counts;
  const label = (id: (typeof TABS)[number]) => {
    const n = id === "history" ? 0 : (counts?.[id] ?? 0);
    return n > 0 ? t("tabCount", { tab: t(`tab.${id}`), n }) : t(`tab.${id}`);
  };
  return (
    <>
      <title>{t("title")}</title>
      <DashboardHeader title={t("heading")} text={t("text")} actions={<ButtonLink to={LOG_PATH}>{t("publicLog")}</ButtonLink>} />
      <div className="mt-6">
        <Tabs
          label={t("tabs")}
          current={tab}
          tabs={TABS.map((id) => ({ id, label: label(id), to: id === "reports" ? QUEUE_PATH : `${QUEUE_PATH}?tab=${id}` }))}
        />
      </div>
      {tab === "history" ? <AdminHistory /> : <AdminQueue key={tab} tab={tab} />}
    </>
  );
}
