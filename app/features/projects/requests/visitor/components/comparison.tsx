import { useT } from "#app/platform/languages/language-context.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import { Breadcrumbs } from "#app/ui/page-header.tsx";
import type { RequestComparison } from "../../requests.contract.ts";
import { ASKED_PATH, jobPath } from "../../requests.ts";
import { ComparisonActions } from "./comparison-actions.tsx";
import { ComparisonSheet } from "./comparison-sheet.tsx";

/** The bids of a request, and what the household does with them. */
export function Comparison({ data }: { data: RequestComparison }) {
  const t = useT("requests");
  const { bids, apart } = data;
  const items = data.groups.reduce((sum, group) => sum + group.items.length, 0);
  const sum = (amount: number) => () => <MoneyText amount={amount} />;
  return (
    <div className="bids">
      <title>{t("compare.page", { title: data.title })}</title>
      <Breadcrumbs
        items={[{ label: t("asked.title"), to: ASKED_PATH }, { label: <bdi>{data.title}</bdi>, to: jobPath(data.id) }, { label: t("compare.crumb") }]}
      />
      <DashboardHeader
        title={t("compare.title", { bids: bids.length, items })}
        text={bids.length > 1 && t.rich("compare.apart", { written: sum(apart.written), likely: sum(apart.likely) })}
      />
      <ComparisonSheet data={data}>
        <ComparisonActions bids={bids} canChoose={data.canChoose} />
      </ComparisonSheet>
    </div>
  );
}
