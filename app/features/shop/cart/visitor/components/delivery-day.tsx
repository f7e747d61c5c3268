import { useQuery } from "@tanstack/react-query";
import { orpc } from "#app/api/client.ts";
import { CityChoice, DayText, useChosenCity } from "#app/features/shop/delivery/public.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";

type Props = { id: string; variant: string; quantity: number };

/** When a piece can be in the chosen city, or that its vendor has to be asked: never a guess. */
export default function DeliveryDay({ id, variant, quantity }: Props) {
  const t = useT("delivery");
  const city = useChosenCity();
  const { data: cities = [] } = useQuery({ ...orpc.delivery.cities.queryOptions(), staleTime: Number.POSITIVE_INFINITY });
  const { data } = useQuery(orpc.cart.check.queryOptions({ input: { items: [{ id, variant, quantity }], city } }));
  const delivery = data?.sellers[0]?.delivery;
  return (
    <>
      <p className="to">
        <b>{t("title")}</b>
        {cities.length > 0 && <CityChoice cities={cities} />}
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
        {data && !delivery && <p className="muted">{t("asked")}</p>}
      </div>
    </>
  );
}
