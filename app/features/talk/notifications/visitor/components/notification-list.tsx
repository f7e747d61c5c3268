import { orpc } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import type { SearchOf } from "#app/platform/list/list-address.ts";
import { morePages } from "#app/platform/list/more-pages.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { MoreButton } from "#app/ui/list/list-foot.tsx";
import { ListState } from "#app/ui/list/list-state.tsx";
import { useMoreList } from "#app/ui/list/use-list.ts";
import { useListAddress } from "#app/ui/list/use-list-address.ts";
import { EmptyState } from "#app/ui/states.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { notificationAddress } from "../../notifications.search.ts";
import { NotificationRows, NotificationShadows } from "./notification-rows.tsx";
import { useNotificationActions } from "./use-notifications.ts";

const HERE = "/dashboard/notifications";

export const notifications = (queries: typeof orpc, search: SearchOf<typeof notificationAddress>) =>
  queries.notifications.list.infiniteOptions(morePages(search));

/** All of a person's notifications, or only the unread ones as the address says. The header's bell refreshes it. */
export function NotificationList() {
  const t = useT("notifications");
  const format = useFormat();
  const { markAllRead, isMarkingAll } = useNotificationActions();
  const { search, to } = useListAddress(notificationAddress, HERE);
  const list = useMoreList(notifications(orpc, search));
  const unread = list.first?.unread ?? 0;
  return (
    <div className="notice-page">
      <title>{t("title")}</title>
      <DashboardHeader
        title={t("title")}
        text={t("text")}
        actions={
          <>
            {unread > 0 && (
              <Button onClick={markAllRead} pending={isMarkingAll}>
                {t("readAll")}
              </Button>
            )}
            <ButtonLink to="/dashboard/settings/notifications">{t("settings")}</ButtonLink>
          </>
        }
      />
      <Tabs
        label={t("filter")}
        current={search.filter}
        tabs={[
          { id: "all", label: t("all"), to: to({ filter: "all" }) },
          { id: "unread", label: unread > 0 ? t("unreadCount", { n: format.number(unread) }) : t("unread"), to: to({ filter: "unread" }) },
        ]}
      />
      <ListState
        className="grid gap-5"
        list={list}
        failed={t("failed")}
        empty={<Nothing isFiltered={search.filter === "unread"} />}
        loading={<NotificationShadows />}
      >
        {(items) => (
          <>
            <NotificationRows items={items} />
            {list.more && (
              <p className="more">
                <MoreButton list={list} size="md" />
              </p>
            )}
          </>
        )}
      </ListState>
    </div>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const t = useT("notifications");
  return (
    <EmptyState
      title={t(isFiltered ? "emptyUnread" : "empty")}
      text={t(isFiltered ? "emptyUnreadText" : "emptyText")}
      actions={isFiltered && <ButtonLink to={HERE}>{t("showAll")}</ButtonLink>}
    />
  );
}
