import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { classes } from "./classes.ts";

type Props = { amount: number; currency?: string; className?: string };

/**
 * A sum in minor units. The sign stands before the number in both directions; the riyal sign comes from our own font and
 * has a name for screen readers.
 */
export function MoneyText({ amount, currency = "SAR", className }: Props) {
  const t = useT("ui");
  const format = useFormat();
  return (
    <data className={classes("money", className)} value={amount / 100}>
      <bdi dir="ltr">
        {currency === "SAR" ? (
          <>
            <span className="riyal" aria-hidden>
              {"\u20c1"}
            </span>
            <span className="vh">{t("money.sar")}</span>
          </>
        ) : (
          currency
        )}{" "}
        {format.amount(amount, currency)}
      </bdi>
    </data>
  );
}
