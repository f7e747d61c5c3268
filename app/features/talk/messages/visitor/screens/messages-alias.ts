import { redirect } from "react-router";
import type { Route } from "./+types/messages-alias";

/** One place for the messages of every role. */
export const loader = ({ request }: Route.LoaderArgs) => redirect(`/dashboard/messages${new URL(request.url).search}`);
