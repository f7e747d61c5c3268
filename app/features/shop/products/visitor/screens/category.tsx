import { data, redirect } from "react-router";
import { finderPath } from "../../products.search.ts";
import { PRODUCT_CATEGORIES, PRODUCT_ROOMS } from "../../products.ts";
import type { Route } from "./+types/category";

/** A category, or a category within a room, has one page: the finder's. */
export function loader({ params }: Route.LoaderArgs) {
  const category = PRODUCT_CATEGORIES.find((known) => known === params.category);
  const room = PRODUCT_ROOMS.find((known) => known === params.room);
  if (!category || (params.room && !room)) throw data(null, { status: 404 });
  return redirect(finderPath({ category, ...(room && { room }) }), 301);
}

/** Never drawn: the loader leads elsewhere, or to the page that is shown for addresses nobody knows. */
export default function Category() {
  return null;
}
