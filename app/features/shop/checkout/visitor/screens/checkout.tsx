import { useEffect } from "react";
import { useNavigate } from "react-router";
import { requestContext } from "#app/api/request-context.ts";
import { useCartItems } from "#app/features/shop/cart/public.ts";
import { useViewer } from "#app/kit/viewer.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { cities } from "#app/platform/places/places.ts";
import { Skeleton } from "#app/ui/states.tsx";
import { CheckoutForm } from "../components/checkout-form.tsx";
import type { Route } from "./+types/checkout";
import "../../checkout.css";

export const handle = { namespaces: ["delivery", "cart", "ui.form"] };

export const loader = ({ context }: Route.LoaderArgs) => ({ cities: cities(context.get(requestContext).language) });

export const shouldRevalidate = () => false;

/** Waits until the cart and the viewer are known: both are the browser's. */
export default function Checkout({ loaderData }: Route.ComponentProps) {
  const t = useT("checkout");
  const items = useCartItems();
  const { isKnown } = useViewer();
  const navigate = useNavigate();
  const isEmpty = items?.length === 0;
  useEffect(() => {
    if (isEmpty) void navigate("/cart", { replace: true });
  }, [isEmpty, navigate]);
  return (
    <div className="wrap co">
      <title>{t("title")}</title>
      <meta name="robots" content="noindex" />
      {items && !isEmpty && isKnown ? <CheckoutForm items={items} cities={loaderData.cities} /> : <Waiting />}
    </div>
  );
}

function Waiting() {
  const t = useT("checkout");
  return (
    <div>
      <h1>{t("title")}</h1>
      <Skeleton height="32rem" />
    </div>
  );
}
