import { useQuery } from "@tanstack/react-query";
import { Bell as BellIcon, Settings } from "lucide-react";
import { Link } from "react-router";
import { orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Menu } from "#app/ui/menu.tsx";
import { Tooltip } from "#app/ui/tooltip.tsx";
import { NotificationPanelList } from "./notification-panel-list.tsx";
import { useLiveNotifications, useNotificationActions } from "./use-notifications.ts";
import "../../notifications.css";

/** The bell in the header: the live unread count, and a panel with the newest. */
export function Bell() {
  const t = useT("notifications");
  useLiveNotifications();
  const { data } = useQuery(orpc.notifications.unreadCount.queryOptions());
  const unread = data?.unread ?? 0;
  const label = t("bell", { n: unread });
  return (
    <>
      {/* Announced on change; the live region exists before the first change. */}
      <span className="vh" role="status">
        {unread > 0 && label}
      </span>
      <Menu
        label={t("title")}
        className="notice-panel"
        trigger={(button) => (
          <IconButton label={label} count={unread} {...button}>
            <BellIcon size={22} aria-hidden />
          </IconButton>
        )}
      >
        <Panel unread={unread} />
      </Menu>
    </>
  );
}

function Panel({ unread }: { unread: number }) {
  const t = useT("notifications");
  const { markAllRead, isMarkingAll } = useNotificationActions();
  return (
    <>
      <div className="notice-head">
        <h2>{t("title")}</h2>
        {unread > 0 && (
          <Button size="sm" variant="ghost" onClick={markAllRead} pending={isMarkingAll}>
            {t("readAll")}
          </Button>
        )}
        <Tooltip text={t("settings")}>
          <Link className="icon-btn sm menu-item" to="/dashboard/settings/notifications" aria-label={t("settings")}>
            <Settings aria-hidden />
          </Link>
        </Tooltip>
      </div>
      <NotificationPanelList />
      <div className="notice-foot">
        <Link className="menu-item" to="/dashboard/notifications">
          {t("seeAll")}
        </Link>
      </div>
    </>
  );
}
