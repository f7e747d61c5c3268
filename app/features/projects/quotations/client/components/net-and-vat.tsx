import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import type { QuotationTotals } from "../../rules/totals.ts";

/** Rows of a `dl`: the sum before VAT, and the VAT of each rate. */
export function NetAndVat({ totals }: { totals: QuotationTotals }) {
  const t = useT("quotations");
  const format = useFormat();
  return (
    <>
      <div>
        <dt>{t("totals.net")}</dt>
        <dd>
          <MoneyText amount={totals.net} />
        </dd>
      </div>
      {totals.shares
        .filter(({ rate }) => rate > 0)
        .map(({ category, rate, vat }) => (
          <div key={category}>
            <dt>{t("totals.vat", { rate: format.percent(rate / 10_000) })}</dt>
            <dd>
              <MoneyText amount={vat} />
            </dd>
          </div>
        ))}
    </>
  );
}
