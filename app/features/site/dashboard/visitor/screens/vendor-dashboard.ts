import { redirect } from "react-router";
import type { Route } from "./+types/vendor-dashboard";

/** /vendor-dashboard is an alias of /vendor. */
export const loader = ({ request }: Route.LoaderArgs) => redirect(`/vendor${new URL(request.url).search}`, 301);
