import { useQuery } from "@tanstack/react-query";
import { orpc } from "#app/api/client.ts";
import { CityChoice, DayText, useChosenCity } from "#app/features/shop/delivery/public.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import type { CityOption } from "#app/platform/places/places.ts";
import { MoneyText } from "#app/ui/money-text.tsx";
import type { CheckedCart } from "../../cart.contract.ts";
import { CityAwaited, DayAwaited } from "./delivery-awaited.tsx";

/** Plain REST: a product's page, which everyone visits, goes without the API's transport. */
async function answerOf<Answer>(path: string, body?: object): Promise<Answer> {
  const sent = body && { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  const response = await fetch(`/api/v1/${path}`, sent);
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.json() as Promise<Answer>;
}

type Props = { id: string; variant: string; quantity: number };

/** When a piece can be in the chosen city, or that its vendor has to be asked: never a guess. */
export default function DeliveryDay({ id, variant, quantity }: Props) {
  const t = useT("delivery");
  const city = useChosenCity();
  const asked = { items: [{ id, variant, quantity }], city };
  const { data: cities = [] } = useQuery({
    queryKey: orpc.delivery.cities.queryKey(),
    queryFn: () => answerOf<CityOption[]>("delivery/cities"),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data, isError } = useQuery({ queryKey: orpc.cart.check.queryKey({ input: asked }), queryFn: () => answerOf<CheckedCart>("cart/check", asked) });
  const delivery = data?.sellers[0]?.delivery;
  return (
    <>
      <p className="to">
        <b>{t("title")}</b>
        {cities.length > 0 ? <CityChoice cities={cities} /> : <CityAwaited />}
      </p>
      <div aria-live="polite">
        {delivery && (
          <>
            <p className="day">
              <DayText {...delivery} />
            </p>
            <p className="muted small">
              {t(`kind.${delivery.kind}`)} · {delivery.fee.amount === 0 ? t("free") : <MoneyText {...delivery.fee} />}
            </p>
          </>
        )}
        {!data && !isError && <DayAwaited />}
        {data && !delivery && <p className="muted">{t("asked")}</p>}
      </div>
    </>
  );
}
