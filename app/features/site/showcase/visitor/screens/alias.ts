import { redirect } from "react-router";
import type { Route } from "./+types/alias";

const PLACES: Record<string, string> = { "/who-we-serve": "/who-we-serve/industries", "/professionals/software/pricing": "/pricing" };

/** Addresses that other pages answer. */
export const loader = ({ request }: Route.LoaderArgs) => {
  const { pathname, search } = new URL(request.url);
  return redirect((PLACES[pathname.replace(/\/$/, "")] ?? "/home") + search, 301);
};
