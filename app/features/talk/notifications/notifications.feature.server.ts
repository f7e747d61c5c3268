import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { personalTable } from "#app/platform/feature/personal-table.server.ts";
import { notificationsContract } from "./notifications.contract.ts";
import { pushJob } from "./push/push.server.ts";
import { cleanNotificationsJob, delayedMailJob, digestJob } from "./server/jobs.server.ts";
import { notificationsRouter } from "./server/procedures.server.ts";

export const feature = defineFeature({
  api: { notifications: { contract: notificationsContract, router: notificationsRouter } },
  jobs: [cleanNotificationsJob, delayedMailJob, digestJob, pushJob],
  tables: ["notification_choices", "notifications", "push_subscriptions"],
  personal: {
    tables: [
      personalTable("notifications", "notifications", "user_id", { omit: ["actor_id"] }),
      personalTable("notifications", "notification_choices", "user_id"),
      // With these anyone could send to the device.
      personalTable("notifications", "push_subscriptions", "user_id", { omit: ["endpoint", "p256dh", "auth"] }),
    ],
    notExported: {
      "notifications.actor_id": "belongs to the person who was notified",
    },
  },
});
