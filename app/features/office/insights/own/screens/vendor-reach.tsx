import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { orpc } from "#app/api/client.ts";
import { listLoader, vendors } from "#app/api/list-loader.server.ts";
import { SellerFilter } from "#app/features/shop/sales-reports/public.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import type { SearchOf } from "#app/platform/list/list-address.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { useListAddress } from "#app/ui/list/use-list-address.ts";
import { PeriodChoice } from "../../components/period-choice.tsx";
import { vendorReachAddress } from "../../insights.search.ts";
import { Reach } from "../components/reach.tsx";

const reach = (queries: typeof orpc, { days, vendor }: SearchOf<typeof vendorReachAddress>) =>
  queries.insights.vendor.queryOptions({ input: { days, vendor } });

/** The choice of a vendor has the texts of the reports. */
export const handle = { namespaces: ["insights", "sales-reports"] };

export const loader = listLoader(vendors, vendorReachAddress, (server, search) => [reach(server, search), server.vendorProducts.sellers.queryOptions()]);

/** The screen itself loads another period. */
export const shouldRevalidate = () => false;

export default hydrated(VendorReachScreen);

function VendorReachScreen() {
  const t = useT("insights");
  const { search, go, to } = useListAddress(vendorReachAddress, "/vendor/reach");
  const query = useQuery({ ...reach(orpc, search), placeholderData: keepPreviousData });
  return (
    <>
      <title>{t("own.title")}</title>
      <DashboardHeader title={t("own.title")} text={t("own.text")} />
      <div className="chart-tools">
        <SellerFilter value={search.vendor} onChange={(vendor) => go({ vendor })} />
        <PeriodChoice value={search.days} onChange={(days) => go({ days })} />
      </div>
      <Reach
        query={query}
        metric={search.metric}
        to={(metric) => to({ metric })}
        empty={{ text: t("empty.vendor"), action: <ButtonLink to="/vendor/listing">{t("empty.listing")}</ButtonLink> }}
      />
    </>
  );
}
