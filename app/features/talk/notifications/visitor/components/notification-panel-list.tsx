import { useQuery } from "@tanstack/react-query";
import { orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { NotificationRows, NotificationShadows } from "./notification-rows.tsx";

/** The newest fifty, in the panel of the bell. */
export function NotificationPanelList() {
  const t = useT("notifications");
  const { data, error, refetch } = useQuery(orpc.notifications.list.queryOptions({ input: {} }));
  if (!data)
    return error ? (
      <LocalErrorBox error={error} onTryAgain={() => void refetch()}>
        <p>{t("failed")}</p>
      </LocalErrorBox>
    ) : (
      <NotificationShadows />
    );
  if (data.items.length === 0)
    return (
      <div className="notice-none">
        <b>{t("empty")}</b>
        <p>{t("emptyText")}</p>
      </div>
    );
  return (
    <div className="notice-scroll">
      <NotificationRows items={data.items} />
    </div>
  );
}
