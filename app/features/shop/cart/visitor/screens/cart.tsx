import { requestContext } from "#app/api/request-context.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { cities } from "#app/platform/places/places.ts";
import { Skeleton } from "#app/ui/states.tsx";
import { useCartItems } from "../cart-storage.ts";
import { CartEmpty } from "../components/cart-empty.tsx";
import { CartView } from "../components/cart-view.tsx";
import type { Route } from "./+types/cart";
import "../cart.css";

export const handle = { namespaces: ["delivery", "products"] };

export const loader = ({ context }: Route.LoaderArgs) => ({ cities: cities(context.get(requestContext).language) });

/** The cart itself is in the browser. */
export const shouldRevalidate = () => false;

export default function Cart({ loaderData }: Route.ComponentProps) {
  const t = useT("cart");
  const items = useCartItems();
  return (
    <div className="wrap">
      <title>{t("title")}</title>
      <meta name="robots" content="noindex" />
      {items === undefined ? <Waiting /> : <CartView items={items} cities={loaderData.cities} empty={<CartEmpty />} />}
    </div>
  );
}

function Waiting() {
  const t = useT("cart");
  return (
    <div className="cart-top">
      <h1>{t("title")}</h1>
      <Skeleton height="24rem" />
    </div>
  );
}
