import { type LoaderFunctionArgs, redirect } from "react-router";
import { ROLE_MISMATCH, requireRole } from "#app/api/guards.server.ts";
import type { Role } from "#app/platform/auth/viewer.ts";

const OWNERS: Record<string, Role> = { homeowner: "homeowner", professional: "professional", vendor: "vendor" };

/** Each role's own address of the settings, which are the same for all: /dashboard/homeowner/settings, /vendor/settings. */
export function loader({ context, request }: LoaderFunctionArgs) {
  const owner = new URL(request.url).pathname.split("/").at(-2) ?? "";
  requireRole(context, request, [OWNERS[owner] ?? "admin", "admin"], { redirectTo: ROLE_MISMATCH });
  return redirect("/dashboard/settings");
}
