import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { orpc } from "#app/api/client.ts";
import { listLoader, vendors } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import type { SearchOf } from "#app/platform/list/list-address.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { DashboardHeader, MetricLine } from "#app/ui/dashboard-header.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { FactsList } from "#app/ui/facts-list.tsx";
import { useListAddress } from "#app/ui/list/use-list-address.ts";
import { MoneyText } from "#app/ui/money-text.tsx";
import { Skeleton } from "#app/ui/states.tsx";
import type { SalesReport } from "../../sales-reports.contract.ts";
import { salesAddress } from "../../sales-reports.search.ts";
import { PeriodFilters } from "../components/period-filters.tsx";
import { SalesChart } from "../components/sales-chart.tsx";
import { SalesTables } from "../components/sales-tables.tsx";

const report = (queries: typeof orpc, search: SearchOf<typeof salesAddress>) => queries.vendorReports.sales.queryOptions({ input: salesAddress.input(search) });

export const handle = { namespaces: ["sales-reports"] };

export const loader = listLoader(vendors, salesAddress, (server, search) => [report(server, search), server.vendorProducts.sellers.queryOptions()]);

/** The screen itself loads another period. */
export const shouldRevalidate = () => false;

export default hydrated(VendorReports);

/** What was sold in a period. */
function VendorReports() {
  const t = useT("sales-reports");
  const place = useListAddress(salesAddress, "/vendor/reports");
  const { search } = place;
  const { data, error, refetch } = useQuery({ ...report(orpc, search), placeholderData: (before) => before });
  return (
    <>
      <title>{t("sales.title")}</title>
      <DashboardHeader
        title={t("sales.title")}
        text={t("sales.text")}
        actions={
          <a className={buttonClass({ size: "sm" })} href={`/vendor/reports/sales.csv${salesAddress.format(search)}`} download>
            <Download size={16} aria-hidden />
            {t("sales.csv")}
          </a>
        }
      />
      <PeriodFilters place={place} period={data} />
      <div className="mt-6">
        {data ? (
          <Figures report={data} />
        ) : error ? (
          <LocalErrorBox error={error} onTryAgain={() => void refetch()}>
            <p>{t("sales.failed")}</p>
          </LocalErrorBox>
        ) : (
          <Skeleton height="480px" />
        )}
      </div>
    </>
  );
}

function Figures({ report }: { report: SalesReport }) {
  const t = useT("sales-reports");
  const format = useFormat();
  const sum = (amount: number) => <MoneyText amount={amount} currency={currency} />;
  const { totals, commission, currency, days, pieces } = report;
  const { orders, sales, salesVat, refunds, refundsVat } = totals;
  return (
    <>
      <MetricLine
        metrics={[
          { id: "net", value: sum(sales - refunds), label: t("sales.left") },
          { id: "orders", value: format.number(orders), label: t("orders") },
          { id: "refunds", value: sum(refunds), label: t("sales.refunds") },
        ]}
      />
      <SalesChart report={report} />
      <section className="mt-8 max-w-[560px]">
        <h2 className="mb-3 text-lg">{t("sales.vat")}</h2>
        <FactsList
          facts={[
            [t("sales.netSales"), sum(sales - salesVat)],
            [t("sales.salesVat"), sum(salesVat)],
            [t("sales.refundsVat"), sum(0 - refundsVat)],
            [t("sales.vatDue"), <b key="due">{sum(salesVat - refundsVat)}</b>],
            [t("sales.commission"), sum(commission)],
          ]}
        />
        <p className="mt-2 text-sm text-muted">{t("sales.vatText")}</p>
      </section>
      <SalesTables days={days} pieces={pieces} currency={currency} />
    </>
  );
}
