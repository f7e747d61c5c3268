import { listLoader, signedInPeople } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { notificationAddress } from "../../notifications.search.ts";
import { NotificationList, notifications } from "../components/notification-list.tsx";

export const loader = listLoader(signedInPeople, notificationAddress, (server, search) => [notifications(server, search)]);

/** The screen itself loads the other filter and later pages. */
export const shouldRevalidate = () => false;

export default hydrated(NotificationList);
