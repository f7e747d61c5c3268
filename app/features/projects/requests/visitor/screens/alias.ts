import { redirect } from "react-router";
import type { Route } from "./+types/alias";

/** What professionals have under an address of their own is one place for all. */
export const loader = ({ request }: Route.LoaderArgs) => {
  const { pathname, search } = new URL(request.url);
  return redirect(`${pathname.replace("/professional/", "/")}${search}`);
};
