import { listAddress, oneOf } from "#app/platform/list/list-address.ts";

export const notificationAddress = listAddress({ filter: oneOf(["all", "unread"]) });
