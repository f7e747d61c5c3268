import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { api, orpc } from "#app/api/client.ts";
import { type CartItem, changeItems } from "#app/features/shop/cart/public.ts";
import { chooseCity, useChosenCity } from "#app/features/shop/delivery/public.ts";
import type { CheckoutQuote, ChosenDelivery } from "#app/features/shop/orders/public.ts";
import { useViewer } from "#app/kit/viewer.ts";
import { problemOf } from "#app/platform/api/problem.ts";
import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { useSimpleForm } from "#app/ui/form/use-form.ts";
import { readDraft, storeDraft } from "./checkout-draft.ts";
import { forgetKey, keyFor } from "./checkout-key.ts";
import { addressOf, type CheckoutValues, checkValues, contactOf, EMPTY, placeOf } from "./checkout-values.ts";

type Deliveries = Record<string, ChosenDelivery>;
export type Choose = (vendorId: string, chosen: ChosenDelivery) => void;

/** What the cart costs as it is chosen now. The last answer stays while the next one is on its way. */
function useQuote(items: readonly CartItem[], city: string, deliveries: Deliveries, coupon: string | null) {
  const lines = items.map(({ variant, quantity }) => ({ variantId: variant, quantity }));
  const input = { lines, city: city || null, deliveries, coupon };
  const query = useQuery({ ...orpc.orders.quote.queryOptions({ input }), placeholderData: keepPreviousData });
  return { ...query, input };
}

/** Names of fields as the form has them. */
async function sent<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    const { code, fields } = problemOf(error);
    const own = Object.fromEntries(Object.entries(fields).map(([place, problem]) => [placeOf(place), problem]));
    if (code === "INVALID") Object.assign((error as { data: object }).data, { fields: own });
    throw error;
  }
}

/** The whole checkout: what is typed, what is chosen, what it costs, and sending it once. */
export function useCheckout(items: readonly CartItem[]) {
  const t = useT("checkout");
  const { code } = useLanguage();
  const { viewer } = useViewer();
  const city = useChosenCity();
  const [deliveries, setDeliveries] = useState<Deliveries>({});
  const [coupon, setCoupon] = useState<string | null>(null);
  const initial = useMemo((): CheckoutValues => ({ ...EMPTY, name: viewer?.name ?? "", email: viewer?.email ?? "", city, ...readDraft() }), [viewer, city]);
  const form = useSimpleForm({
    initial: () => initial,
    check: checkValues,
    checksOnLeave: true,
    problemText: (problem) => t(`problem.${problem}` as Parameters<typeof t>[0]),
    send: async (values: CheckoutValues) => {
      // The last answer is shown until the next one is here, but never bought: it has the former choices.
      if (!quote.data || quote.isPlaceholderData) throw new Error("Not priced yet");
      const { paymentMethod, termsAccepted, storesAddress } = values;
      const order = { ...quote.input, city: values.city, deliveries: chosenIn(quote.data), expectedTotal: quote.data.total };
      const body = { ...order, contact: contactOf(values), address: addressOf(values), paymentMethod, termsAccepted, language: code };
      const placed = await sent(api.orders.place({ ...body, key: keyFor(JSON.stringify(quote.input.lines)) }));
      if (viewer && storesAddress) await api.addresses.store(addressOf(values)).catch(() => undefined);
      return placed;
    },
    onSent: ({ next }) => {
      changeItems(() => []);
      forgetKey();
      storeDraft(null);
      location.assign(next);
    },
    onFailure: (failure) => failure.kind === "refused" && void quote.refetch(),
  });
  const { values } = form;
  const quote = useQuote(items, values.city, deliveries, coupon);
  useEffect(() => storeDraft(values), [values]);
  const setCity = (next: string) => {
    setDeliveries({});
    chooseCity(next);
    form.set("city", next);
  };
  const choose: Choose = (vendorId, chosen) => setDeliveries((all) => ({ ...all, [vendorId]: chosen }));
  return {
    form,
    quote: quote.data,
    isPricing: quote.isFetching || quote.isPlaceholderData,
    error: quote.data ? null : quote.error,
    refetch: quote.refetch,
    choose,
    coupon,
    setCoupon,
    setCity,
  };
}

/** What counted in the quote is what is bought, also where the buyer left the first choice as it was. */
const chosenIn = ({ sellers }: CheckoutQuote): Deliveries =>
  Object.fromEntries(sellers.flatMap(({ vendor, delivery }) => (delivery ? [[vendor.id, delivery]] : [])));

export type Checkout = ReturnType<typeof useCheckout>;
