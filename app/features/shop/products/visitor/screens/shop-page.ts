import { redirect } from "react-router";
import type { Route } from "./+types/shop-page";

/** The documents' other address of the shop. */
export const loader = ({ request }: Route.LoaderArgs) => redirect(`/shop${new URL(request.url).search}`, 301);
