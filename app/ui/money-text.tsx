import { useAuth } from "#app/platform/auth/use-auth.tsx";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { inCurrency, toMajor } from "#app/platform/money/money.ts";
import { classes } from "./classes.ts";

type Sum = { amount: number; currency?: string };
type Props = Sum & { className?: string };

/**
 * A sum in minor units, shown in the reader's currency where a fixed rate exists. The sign stands before the number
 * in both directions; the riyal sign comes from our own font and has a name for screen readers.
 */
export function MoneyText({ className, ...sum }: Props) {
  const t = useT("ui");
  const { viewer } = useAuth();
  const stored = { currency: "SAR", ...sum };
  const { amount, currency } = inCurrency(stored, viewer?.currency ?? stored.currency);
  const format = useFormat();
  return (
    <data className={classes("money", className)} value={toMajor(amount, currency)}>
      <bdi dir="ltr">
        {amount < 0 && "−"}
        {currency === "SAR" ? (
          <>
            <span className="riyal" aria-hidden>
              {"\u20c1"}
            </span>
            <span className="vh">{t("money.sar")}</span>
          </>
        ) : (
          currency
        )}
        {` ${format.amount(Math.abs(amount), currency)}`}
      </bdi>
    </data>
  );
}

/** A range of sums, or one end of it; each sum is bidi-isolated, so that the smaller one is read first in both directions. */
export function MoneyRange({ from, to }: { from: Sum | null; to: Sum | null }) {
  const t = useT("ui");
  const ends = { from: () => from && <MoneyText {...from} />, to: () => to && <MoneyText {...to} /> };
  return t.rich(from && to ? "money.between" : from ? "money.atLeast" : "money.upTo", ends);
}
