import { redirect } from "react-router";
import type { Route } from "./+types/root";

/** The root leads to the front page; the query stays. */
export const loader = ({ request }: Route.LoaderArgs) => redirect(`/home${new URL(request.url).search}`, 301);
