import { index, route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";

const here = "features/talk/messages/visitor/screens";

export const routes: FeatureRoutes = {
  dashboard: [
    route("messages/files/:id", `${here}/message-file.ts`),
    route("messages", `${here}/messages-layout.tsx`, [
      index(`${here}/no-conversation.tsx`),
      route("new", `${here}/new-conversation.tsx`),
      route(":id", `${here}/conversation.tsx`),
    ]),
  ],
  admin: [route("reports", "features/talk/messages/admin/screens/reports.tsx")],
  bare: ["dashboard/professional/messages", "vendor/messages"].map((path) => route(path, `${here}/messages-alias.ts`, { id: path })),
};
