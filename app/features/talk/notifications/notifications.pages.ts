import type { NotificationList } from "./notifications.contract.ts";

export type NotificationFilter = "all" | "unread";

export const filterIn = (parameters: URLSearchParams): NotificationFilter => (parameters.get("filter") === "unread" ? "unread" : "all");

/** Pages of the list; loader and screen share it, so that both mean the same entry of the cache. */
export const notificationPages = (filter: NotificationFilter) => ({
  input: (after: string | undefined) => ({ filter, ...(after && { after }) }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: NotificationList) => page.next ?? undefined,
});
