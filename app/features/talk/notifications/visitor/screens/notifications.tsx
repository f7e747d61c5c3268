import { listLoader, signedInPeople } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { notificationAddress } from "../../notifications.search.ts";
import { NotificationList, notifications } from "../components/notification-list.tsx";

export const loader = listLoader(signedInPeople, notificationAddress, (server, search) => [notifications(server, search)]);

/** The other filter and what comes later are asked for by the screen itself. */
export const shouldRevalidate = () => false;

export default hydrated(NotificationList);
