import { useState } from "react";
import { ComparisonSheet } from "#app/features/projects/requests/public.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Checkbox } from "#app/ui/choice.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import { exampleComparison, INCOMPLETE } from "../../comparison-example.ts";

/** The comparison of a household with invented bids, to play with. */
export function LiveComparison() {
  const t = useT("showcase.example");
  const [isFilled, setFilled] = useState(false);
  const data = exampleComparison(
    { item: (key) => t(`item.${key}`), bidder: (key) => t(`bidder.${key}`), stage: (n) => t("stage", { n }), less: t("less") },
    isFilled,
  );
  const sum = (amount: number) => () => <MoneyText amount={amount} />;
  return (
    <div className="live">
      <p className="live-badge">
        <span className="badge">{t("example")}</span>
        <span aria-live="polite">{t.rich("apart", { written: sum(data.apart.written), likely: sum(data.apart.likely) })}</span>
      </p>
      <Checkbox label={t("fill", { name: t(`bidder.${INCOMPLETE}`) })} checked={isFilled} onChange={(event) => setFilled(event.target.checked)} />
      <div className="bids">
        <ComparisonSheet data={data} />
      </div>
    </div>
  );
}
