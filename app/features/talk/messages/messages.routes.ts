import { index, type RouteConfigEntry, route } from "@react-router/dev/routes";

const here = "features/talk/messages/visitor/screens";

/** Beneath /dashboard. */
export const messagesRoutes: RouteConfigEntry[] = [
  route("messages/files/:id", `${here}/message-file.ts`),
  route("messages", `${here}/messages-layout.tsx`, [
    index(`${here}/no-conversation.tsx`),
    route("new", `${here}/new-conversation.tsx`),
    route(":id", `${here}/conversation.tsx`),
  ]),
];

/** Addresses of the roles' own areas: they lead to the same messages. */
export const messagesRedirects: RouteConfigEntry[] = ["dashboard/professional/messages", "vendor/messages"].map((path) =>
  route(path, `${here}/messages-alias.ts`, { id: path }),
);

/** Beneath /admin. */
export const messagesAdminRoutes: RouteConfigEntry[] = [route("reports", "features/talk/messages/admin/screens/reports.tsx")];
