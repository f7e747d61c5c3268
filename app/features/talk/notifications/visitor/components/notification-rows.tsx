import { CalendarCheck, CircleAlert, CircleCheck, Info, Mail, MailOpen, Trash2, TriangleAlert } from "lucide-react";
import { useRef } from "react";
import { Link } from "react-router";
import { useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { classes } from "#app/ui/classes.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Skeleton } from "#app/ui/states.tsx";
import { TimeAgo } from "#app/ui/time-ago.tsx";
import type { NotificationItem } from "../../notifications.contract.ts";
import { useNotificationActions } from "./use-notifications.ts";
import "../../notifications.css";

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert, booking: CalendarCheck } as const;

/** Notifications, newest first. `onFollow` runs when one leads somewhere else. */
export function NotificationRows({ items, onFollow }: { items: readonly NotificationItem[]; onFollow?: () => void }) {
  const t = useT("notifications");
  const list = useRef<HTMLUListElement>(null);
  const { setRead, remove } = useNotificationActions();
  return (
    <ul ref={list} className="notices" tabIndex={-1} aria-label={t("title")}>
      {items.map((item) => (
        <NotificationRow
          key={item.id}
          item={item}
          onFollow={() => {
            if (!item.isRead) setRead(item.id, true);
            onFollow?.();
          }}
          onRead={() => setRead(item.id, !item.isRead)}
          onRemove={() => {
            // The button disappears with its row: move the focus within the list.
            list.current?.focus();
            remove(item.id);
          }}
        />
      ))}
    </ul>
  );
}

type RowProps = { item: NotificationItem; onFollow(): void; onRead(): void; onRemove(): void };

function NotificationRow({ item, onFollow, onRead, onRemove }: RowProps) {
  const t = useT("notifications");
  const Icon = ICONS[item.type];
  const Toggle = item.isRead ? Mail : MailOpen;
  const title = (
    <>
      {!item.isRead && <span className="vh">{t("isUnread")} </span>}
      <bdi>{item.title}</bdi>
    </>
  );
  return (
    <li className={classes("notice", !item.isRead && "unread")}>
      <span className={classes("notice-icon", item.type)} role="img" aria-label={t(`type.${item.type}`)}>
        <Icon size={18} aria-hidden />
      </span>
      <div className="notice-text">
        {item.href ? (
          <Link className="notice-title" to={item.href} onClick={onFollow}>
            {title}
          </Link>
        ) : (
          <span className="notice-title">{title}</span>
        )}
        <p>
          <bdi lang={languageOf(item.message)}>{item.message}</bdi>
        </p>
        <span className="tiny muted">
          <TimeAgo at={item.createdAt} />
        </span>
      </div>
      <div className="notice-acts">
        <IconButton size="sm" label={t(item.isRead ? "markUnread" : "markRead")} onClick={onRead}>
          <Toggle size={16} aria-hidden />
        </IconButton>
        <IconButton size="sm" label={t("remove")} onClick={onRemove}>
          <Trash2 size={16} aria-hidden />
        </IconButton>
      </div>
    </li>
  );
}

const SHADOWS = ["one", "two", "three"] as const;

/** Skeletons while the list loads. */
export function NotificationShadows() {
  const t = useT("notifications");
  return (
    <div role="status" aria-label={t("loading")}>
      {SHADOWS.map((name) => (
        <div key={name} className="notice">
          <Skeleton width="36px" height="36px" />
          <div className="notice-text">
            <Skeleton width="60%" />
            <Skeleton width="90%" />
          </div>
        </div>
      ))}
    </div>
  );
}
