import { useState } from "react";
import { orpc } from "#app/api/client.ts";
import { admins, prefetchLoader } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { morePages } from "#app/platform/list/more-pages.ts";
import { Button } from "#app/ui/button.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { deskColumn, PhoneLabel, wideColumn } from "#app/ui/list/columns.tsx";
import { type Column, TableList } from "#app/ui/list/list-table.tsx";
import { useMoreList } from "#app/ui/list/use-list.ts";
import { MoneyText } from "#app/ui/money-text.tsx";
import { LatestPayouts } from "../../components/latest-payouts.tsx";
import type { VendorBalance } from "../../ledger.contract.ts";
import { PayoutForm } from "../components/payout-form.tsx";
import { RateForm } from "../components/rate-form.tsx";

export const handle = { namespaces: ["ledger"] };

const allBalances = (queries: typeof orpc) => queries.payouts.list.infiniteOptions(morePages({}));

export const loader = prefetchLoader(admins, (server) => [allBalances(server)]);

export const shouldRevalidate = () => false;

export default hydrated(AdminPayouts);

type Opened = { kind: "pay" | "rate"; balance: VendorBalance } | { kind: "general" } | null;

/** Balances of sellers, their payouts, and our commission. */
function AdminPayouts() {
  const t = useT("ledger");
  const format = useFormat();
  const [opened, setOpened] = useState<Opened>(null);
  const balances = useMoreList(allBalances(orpc), ({ vendor }) => vendor.id);
  const latest = { ...balances, items: balances.first?.latest, more: undefined };
  const general = balances.first?.rate;
  const columns: Column<VendorBalance>[] = [
    { id: "vendor", head: t("seller"), className: "c-name", cell: ({ vendor }) => <bdi>{vendor.name}</bdi> },
    {
      id: "available",
      head: t("available"),
      headClass: "end-col units",
      className: "c-meta end-col units",
      cell: ({ available, currency }) => (
        <>
          <PhoneLabel>{t("available")}</PhoneLabel>
          <MoneyText amount={available} currency={currency} />
        </>
      ),
    },
    deskColumn("held", t("held"), ({ held, currency }) => <MoneyText amount={held} currency={currency} />),
    wideColumn("rate", t("rate"), ({ rate }) => format.percent((rate ?? general ?? 0) / 10_000)),
    {
      id: "acts",
      head: <span className="vh">{t("actions")}</span>,
      className: "c-acts end-col",
      cell: (balance) => (
        <span className="inline-flex flex-wrap justify-end gap-2">
          <Button size="sm" variant="ghost" onClick={() => setOpened({ kind: "rate", balance })}>
            {t("changeRate")}
            <span className="vh">: {balance.vendor.name}</span>
          </Button>
          {balance.available > 0 && (
            <Button size="sm" aria-label={t("payOf", { name: balance.vendor.name })} onClick={() => setOpened({ kind: "pay", balance })}>
              {t("pay")}
            </Button>
          )}
        </span>
      ),
    },
  ];
  const close = () => setOpened(null);
  return (
    <>
      <title>{t("title")}</title>
      <DashboardHeader
        title={t("title")}
        text={t("text")}
        actions={
          general !== undefined && (
            <Button size="sm" onClick={() => setOpened({ kind: "general" })}>
              {t("changeGeneral", { rate: format.percent(general / 10_000) })}
            </Button>
          )
        }
      />
      <div className="mt-6">
        <TableList
          list={balances}
          caption={t("balances")}
          columns={columns}
          keyOf={({ vendor }) => vendor.id}
          failed={t("failed")}
          empty={<p className="text-muted">{t("noBalances")}</p>}
        />
      </div>
      <LatestPayouts list={latest} empty={<p className="text-muted">{t("noPayouts")}</p>} />
      {opened && (
        <Dialog
          isOpen
          onClose={close}
          title={opened.kind === "general" ? t("general") : t(opened.kind === "pay" ? "payOf" : "changeRateOf", { name: opened.balance.vendor.name })}
        >
          {opened.kind === "pay" && <PayoutForm balance={opened.balance} onClose={close} />}
          {opened.kind === "rate" && <RateForm vendorId={opened.balance.vendor.id} rate={opened.balance.rate} onClose={close} />}
          {opened.kind === "general" && <RateForm vendorId={null} rate={general ?? null} onClose={close} />}
        </Dialog>
      )}
    </>
  );
}
