import { redirect } from "react-router";
import type { Route } from "./+types/professional-dashboard";

/** /professional-dashboard is an alias of /dashboard/professional. */
export const loader = ({ request }: Route.LoaderArgs) => redirect(`/dashboard/professional${new URL(request.url).search}`, 301);
