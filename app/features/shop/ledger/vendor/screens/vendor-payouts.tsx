import { orpc } from "#app/api/client.ts";
import { moneyReaders, prefetchLoader } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { DashboardHeader, MetricLine } from "#app/ui/dashboard-header.tsx";
import { ListState } from "#app/ui/list/list-state.tsx";
import { useWholeList } from "#app/ui/list/use-list.ts";
import { MoneyText } from "#app/ui/money-text.tsx";
import { EmptyState, Skeleton } from "#app/ui/states.tsx";
import { LatestPayouts } from "../../components/latest-payouts.tsx";

export const handle = { namespaces: ["ledger"] };

export const loader = prefetchLoader(moneyReaders, (server) => [server.payouts.listMine.queryOptions()]);

export const shouldRevalidate = () => false;

export default hydrated(VendorPayouts);

/** What a vendor's people have with us, and what they were paid. */
function VendorPayouts() {
  const t = useT("ledger");
  const format = useFormat();
  const query = orpc.payouts.listMine.queryOptions();
  const balances = useWholeList(query, (data) => data.balances.map((one) => ({ ...one, id: one.vendor.id })));
  const latest = useWholeList(query, (data) => data.latest);
  const general = balances.first?.rate ?? 0;
  const toOrders = <ButtonLink to="/vendor/orders">{t("mine.orders")}</ButtonLink>;
  return (
    <div className="mx-auto max-w-[960px]">
      <title>{t("mine.title")}</title>
      <DashboardHeader title={t("mine.title")} text={t("mine.text")} />
      <div className="mt-6">
        <ListState
          list={balances}
          failed={t("failed")}
          loading={<Skeleton height="120px" />}
          empty={<EmptyState title={t("mine.none")} text={t("mine.noneText")} actions={toOrders} />}
        >
          {(items) =>
            items?.map(({ id, vendor, available, held, rate, currency }) => (
              <section key={id} aria-label={vendor.name} className="mb-6">
                {items.length > 1 && (
                  <h2 className="mb-2 text-lg">
                    <bdi>{vendor.name}</bdi>
                  </h2>
                )}
                <MetricLine
                  metrics={[
                    { id: "available", value: <MoneyText amount={available} currency={currency} />, label: t("available") },
                    { id: "held", value: <MoneyText amount={held} currency={currency} />, label: t("held") },
                    { id: "rate", value: format.percent((rate ?? general) / 10_000), label: t("rate") },
                  ]}
                />
                {available < 0 && <p className="mt-2 text-sm text-muted">{t("mine.owes")}</p>}
              </section>
            ))
          }
        </ListState>
      </div>
      {balances.items?.length !== 0 && (
        <LatestPayouts list={latest} empty={<EmptyState level={3} title={t("noPayouts")} text={t("mine.noPayoutsText")} actions={toOrders} />} />
      )}
    </div>
  );
}
