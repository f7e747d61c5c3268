import { paymentFollowers } from "#app/features/shop/payments/public.server.ts";
import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { personalTable, within } from "#app/platform/feature/personal-table.server.ts";
import { translator } from "#app/platform/languages/translator.server.ts";
import { planHolders } from "#app/platform/plans/plan-limits.server.ts";
import { planPayments } from "./server/invoices.server.ts";
import { renewSubscriptions } from "./server/jobs.server.ts";
import { subscriptionsAdminRouter, subscriptionsRouter } from "./server/procedures.server.ts";
import { planHolder } from "./server/service.server.ts";
import { subscriptionsAdminContract, subscriptionsContract } from "./subscriptions.contract.ts";

export const feature = defineFeature({
  api: {
    subscriptions: { contract: subscriptionsContract, router: subscriptionsRouter },
    subscriptionsAdmin: { contract: subscriptionsAdminContract, router: subscriptionsAdminRouter },
  },
  jobs: [renewSubscriptions],
  tables: ["subscription_invoices", "subscriptions"],
  reads: ["payments", "vendors"],
  personal: {
    tables: [
      personalTable("plans", "subscriptions", "user_id"),
      personalTable("plans", "subscription_invoices", "subscription_id", within("subscription_id", "subscriptions", "user_id")),
    ],
  },
  cachedPages: [{ match: (pathname) => pathname === "/pricing", canonical: () => "/pricing", tags: () => [] }],
  sitemap: [
    {
      name: "pricing",
      async about() {
        const t = await translator("en", "subscriptions");
        return [t("title"), t("description")];
      },
      pages: async () => ["/pricing"],
    },
  ],
  fills: [paymentFollowers.with(planPayments), planHolders.with(planHolder)],
});
