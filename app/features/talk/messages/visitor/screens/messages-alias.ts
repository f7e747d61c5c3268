import { redirect } from "react-router";
import type { Route } from "./+types/messages-alias";

/** Redirects every role's address to the one inbox. */
export const loader = ({ request }: Route.LoaderArgs) => redirect(`/dashboard/messages${new URL(request.url).search}`);
