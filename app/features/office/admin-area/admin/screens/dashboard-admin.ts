import { type LoaderFunctionArgs, redirect } from "react-router";
import { ROLE_MISMATCH, requireRole } from "#app/api/guards.server.ts";

/** The specified address of the admin area. */
export function loader({ context, request }: LoaderFunctionArgs) {
  requireRole(context, request, ["admin"], { permission: "content_manager", redirectTo: ROLE_MISMATCH });
  return redirect("/admin");
}
