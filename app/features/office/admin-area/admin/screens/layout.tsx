import { useIsMutating, useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { type LoaderFunctionArgs, Outlet, useLocation } from "react-router";
import { orpc } from "#app/api/client.ts";
import { ROLE_MISMATCH, requireRole } from "#app/api/guards.server.ts";
import { requestContext } from "#app/api/request-context.ts";
import { SavedViews } from "#app/features/people/list-views/public.ts";
import { DashboardLayout } from "#app/frame/dashboard-layout.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import { ListKeys } from "#app/ui/list/list-keys.tsx";
import { AboveListTools } from "#app/ui/list/list-views-place.ts";
import { ADMIN_PLACES } from "../../admin-area.places.tsx";
import type { Route } from "./+types/layout";

export const handle = { namespaces: ["shell.dashboard", "ui.form", "ui.list", "bulk-changes", "list-views"] };

/** Admins and content managers may enter; procedures still check each call. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const viewer = requireRole(context, request, ["admin"], { permission: "content_manager", redirectTo: ROLE_MISMATCH });
  return { isAdmin: viewer.role === "admin", waiting: await context.get(requestContext).client.adminArea.waiting() };
}

/** The query refreshes the counts; only another address may need another access check. */
export const shouldRevalidate = () => false;

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const t = useT("admin-area");
  const { pathname } = useLocation();
  const waiting = useWaiting(loaderData.waiting);
  const groups = ADMIN_PLACES.map(({ id, title, places }) => ({
    id,
    ...(title && { title: t(title) }),
    items: places
      .filter(({ isContent }) => isContent || loaderData.isAdmin)
      .map(({ to, text, short, icon, count, end = false }) => ({
        to,
        label: t(text),
        ...(short && { short: t(short) }),
        icon,
        count: count ? waiting[count] : undefined,
        // The longest address that fits is the current one.
        end: end || places.some((other) => other.to.startsWith(`${to}/`) && pathname.startsWith(other.to)),
      })),
  })).filter(({ items }) => items.length > 0);
  return (
    <DashboardLayout area="admin" navigation={groups}>
      <meta name="robots" content="noindex" />
      <AboveListTools value={<SavedViews />}>
        <Outlet />
      </AboveListTools>
      <ListKeys />
    </DashboardLayout>
  );
}

/** Pending work, reloaded after every change made here. */
function useWaiting(initialData: Record<string, number>): Record<string, number> {
  const { data, refetch } = useQuery({ ...orpc.adminArea.waiting.queryOptions(), initialData });
  const changes = useIsMutating();
  const hadChanges = useRef(false);
  useEffect(() => {
    if (hadChanges.current && changes === 0) void refetch();
    hadChanges.current = changes > 0;
  }, [changes, refetch]);
  return data;
}
