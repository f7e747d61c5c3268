import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { orpc } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { EmptyState } from "#app/ui/states.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { type NotificationFilter, notificationPages } from "../../notifications.pages.ts";
import { NotificationRows, NotificationShadows } from "./notification-rows.tsx";
import { useNotificationActions } from "./use-notifications.ts";

const HERE = "/dashboard/notifications";

/** All of a person's notifications; the address says whether only the unread ones. The bell above keeps it current. */
export function NotificationList({ filter }: { filter: NotificationFilter }) {
  const t = useT("notifications");
  const format = useFormat();
  const { markAllRead, isMarkingAll } = useNotificationActions();
  const list = useInfiniteQuery({ ...orpc.notifications.list.infiniteOptions(notificationPages(filter)), placeholderData: keepPreviousData });
  const items = list.data?.pages.flatMap((page) => page.items);
  const unread = list.data?.pages[0]?.unread ?? 0;
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
            <ButtonLink variant="ghost" to="/dashboard/settings/notifications">
              {t("settings")}
            </ButtonLink>
          </>
        }
      />
      <Tabs
        label={t("filter")}
        current={filter}
        tabs={[
          { id: "all", label: t("all"), to: HERE },
          { id: "unread", label: unread > 0 ? t("unreadCount", { n: format.number(unread) }) : t("unread"), to: `${HERE}?filter=unread` },
        ]}
      />
      {!items ? (
        list.error ? (
          <LocalErrorBox error={list.error} onTryAgain={() => void list.refetch()}>
            <p>{t("failed")}</p>
          </LocalErrorBox>
        ) : (
          <NotificationShadows />
        )
      ) : items.length === 0 ? (
        <Nothing filter={filter} />
      ) : (
        <>
          <NotificationRows items={items} />
          {list.hasNextPage && (
            <Button className="more" onClick={() => void list.fetchNextPage()} pending={list.isFetchingNextPage}>
              {t("more")}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

function Nothing({ filter }: { filter: NotificationFilter }) {
  const t = useT("notifications");
  const isFiltered = filter === "unread";
  return (
    <EmptyState
      title={t(isFiltered ? "emptyUnread" : "empty")}
      text={t(isFiltered ? "emptyUnreadText" : "emptyText")}
      actions={isFiltered && <ButtonLink to={HERE}>{t("showAll")}</ButtonLink>}
    />
  );
}
