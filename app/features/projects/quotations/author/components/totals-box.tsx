import { EyeOff } from "lucide-react";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import { NetAndVat } from "../../client/components/net-and-vat.tsx";
import type { QuotationTotals } from "../../rules/totals.ts";

type Props = { totals: QuotationTotals; cost: { cost: number; margin: number | null } | null };

export function TotalsBox({ totals, cost }: Props) {
  const t = useT("quotations");
  const format = useFormat();
  return (
    <section className="totals" aria-label={t("totals.title")}>
      <dl aria-live="off">
        <NetAndVat totals={totals} />
        <div className="big">
          <dt>{t("totals.gross")}</dt>
          <dd>
            <MoneyText amount={totals.gross} />
          </dd>
        </div>
        {totals.choices.map(({ id, text, gross }) => (
          <div className="taken" key={id}>
            <dt>{t("totals.with", { line: text })}</dt>
            <dd>
              <MoneyText amount={gross} />
            </dd>
          </div>
        ))}
      </dl>
      {cost && (
        <p className="own">
          <EyeOff aria-hidden />
          <span>{t.rich("totals.own", { cost: () => <MoneyText amount={cost.cost} />, share: cost.margin === null ? "–" : format.percent(cost.margin) })}</span>
        </p>
      )}
    </section>
  );
}
