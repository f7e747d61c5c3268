import { useQuery } from "@tanstack/react-query";
import { Activity, FileUp, FolderTree, MessageSquareQuote, Store } from "lucide-react";
import { type LoaderFunctionArgs, Outlet, useLocation } from "react-router";
import { orpc } from "#app/api/client.ts";
import { requireRole } from "#app/api/guards.server.ts";
import { requestContext } from "#app/api/request-context.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { DashboardLayout } from "#app/shell/dashboard-layout.tsx";
import type { Route } from "./+types/admin-layout";

/** Admins and content managers may enter; procedures decide about each call all the same. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const viewer = requireRole(context, request, ["admin"], { permission: "content_manager" });
  return { isAdmin: viewer.role === "admin", overview: await context.get(requestContext).client.vendorsAdmin.overview() };
}

/** The counts are kept up to date by the query; only another address may need another answer about access. */
export const shouldRevalidate = () => false;

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const t = useT("admin-area");
  const { pathname } = useLocation();
  const { data: overview } = useQuery({ ...orpc.vendorsAdmin.overview.queryOptions(), initialData: loaderData.overview });
  const isImport = pathname.startsWith("/admin/vendors/import");
  const items = [
    { to: "/admin/vendors", label: t("nav.vendors"), icon: <Store aria-hidden />, count: overview.pending, end: isImport },
    { to: "/admin/categories", label: t("nav.categories"), icon: <FolderTree aria-hidden /> },
    { to: "/admin/vendors/import", label: t("nav.imports"), icon: <FileUp aria-hidden /> },
    ...(loaderData.isAdmin
      ? [
          { to: "/admin/quotes", label: t("nav.quotes"), icon: <MessageSquareQuote aria-hidden /> },
          { to: "/admin/activity", label: t("nav.activity"), icon: <Activity aria-hidden /> },
        ]
      : []),
  ];
  return (
    <DashboardLayout area="admin" navigation={[{ id: "admin", items }]}>
      <meta name="robots" content="noindex" />
      <Outlet />
    </DashboardLayout>
  );
}
