import { useAuth } from "#app/platform/auth/use-auth.tsx";
import { useFormat } from "#app/platform/languages/language-context.tsx";
import { inCurrency, type Money, toMajor } from "#app/platform/money/money.ts";

/** The figure in US dollars beside a price, at the fixed rate; nothing for anyone who reads prices in dollars anyway. */
export function Dollars({ price }: { price: Money }) {
  const format = useFormat();
  const { viewer } = useAuth();
  if (viewer?.currency === "USD") return null;
  const { amount, currency } = inCurrency(price, "USD");
  return <bdi dir="ltr" className="usd">{`$${format.number(Math.round(toMajor(amount, currency)))}`}</bdi>;
}
