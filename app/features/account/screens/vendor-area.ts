import { redirect } from "react-router";
import { requireRole } from "#app/api/guards.server.ts";
import type { Route } from "./+types/vendor-area";

/** The vendor's area begins with the quote requests. */
export function loader({ context, request }: Route.LoaderArgs) {
  requireRole(context, request, ["vendor", "admin"]);
  return redirect("/vendor/quotes");
}
