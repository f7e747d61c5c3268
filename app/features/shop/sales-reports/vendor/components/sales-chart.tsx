import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { DayBars } from "#app/ui/day-bars.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import { everyDay } from "../../period.ts";
import type { SalesReport } from "../../sales-reports.contract.ts";

/** What was sold on each day of the period. */
export function SalesChart({ report: { from, to, days, totals, currency } }: { report: SalesReport }) {
  const t = useT("sales-reports");
  const format = useFormat();
  const sold = new Map(days.map(({ day, sales }) => [day, sales]));
  const money = (amount: number) => format.money(amount, currency);
  const title = t("sales.chart");
  return (
    <div className="mt-6">
      <DayBars
        days={everyDay({ from, to }).map((day) => ({ day, value: sold.get(day) ?? 0 }))}
        title={title}
        label={t("chart", { title, total: money(totals.sales) })}
        total={<MoneyText amount={totals.sales} currency={currency} />}
        text={money}
      />
    </div>
  );
}
