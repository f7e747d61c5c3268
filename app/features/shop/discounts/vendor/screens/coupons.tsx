import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { orpc } from "#app/api/client.ts";
import { listLoader, vendors } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import type { SearchOf } from "#app/platform/list/list-address.ts";
import { morePages } from "#app/platform/list/more-pages.ts";
import { Button } from "#app/ui/button.tsx";
import { NameLink } from "#app/ui/list/cells.tsx";
import { ChoiceFilter } from "#app/ui/list/choice-filter.tsx";
import { statusColumn, wideColumn } from "#app/ui/list/columns.tsx";
import { FilteredList } from "#app/ui/list/filtered-list.tsx";
import type { Column } from "#app/ui/list/list-table.tsx";
import { useMoreList } from "#app/ui/list/use-list.ts";
import { useListAddress } from "#app/ui/list/use-list-address.ts";
import { MoneyText } from "#app/ui/money-text.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import type { VendorCoupon } from "../../discounts.contract.ts";
import { couponAddress } from "../../discounts.search.ts";
import { COUPON_STATES } from "../../discounts.ts";
import { CouponDialog } from "../components/coupon-form.tsx";
import { TONES } from "../components/discount-states.ts";
import { COUPONS_PATH, DiscountTabs } from "../components/discount-tabs.tsx";

const coupons = (queries: typeof orpc, search: SearchOf<typeof couponAddress>) => queries.coupons.list.infiniteOptions(morePages(couponAddress.input(search)));

export const handle = { namespaces: ["discounts", "discounts.sales"] };

export const loader = listLoader(vendors, couponAddress, (server, search) => [coupons(server, search), server.vendorProducts.sellers.queryOptions()]);

/** The screen itself loads filters and the opened coupon. */
export const shouldRevalidate = () => false;

export default hydrated(VendorCoupons);

function VendorCoupons() {
  const t = useT("discounts");
  const place = useListAddress(couponAddress, COUPONS_PATH);
  const list = useMoreList(coupons(orpc, place.search));
  const { data: sellers = [] } = useQuery(orpc.vendorProducts.sellers.queryOptions());
  const [isCreating, setCreating] = useState(false);
  const begin = sellers.some(({ canEdit }) => canEdit) && (
    <Button size="sm" variant="primary" icon={<Plus size={16} aria-hidden />} onClick={() => setCreating(true)}>
      {t("new.button")}
    </Button>
  );
  return (
    <FilteredList
      title={t("title")}
      text={t("text")}
      actions={begin}
      intro={<DiscountTabs current="coupons" />}
      place={place}
      words={(word) => t(word)}
      filters={
        <ChoiceFilter {...place.field("state")} label={t("stateHead")} options={COUPON_STATES} text={(state) => t(`state.${state}`)} all={t("allStates")} />
      }
      emptyActions={begin}
      isBareWhenEmpty
      list={list}
      columns={useColumns((id) => place.to({ open: id }))}
      opened={({ id, onClose }) => {
        const coupon = list.items?.find((item) => item.id === id);
        return coupon && <CouponDialog coupon={coupon} onClose={onClose} />;
      }}
    >
      {isCreating && <CouponDialog coupon={null} onClose={() => setCreating(false)} />}
    </FilteredList>
  );
}

function useColumns(toOpen: (id: string) => string): Column<VendorCoupon>[] {
  const t = useT("discounts");
  const format = useFormat();
  return [
    {
      id: "code",
      head: t("field.code"),
      className: "c-name",
      cell: ({ id, code }) => (
        <NameLink to={toOpen(id)} label={t("open", { code })}>
          {code}
        </NameLink>
      ),
    },
    {
      id: "discount",
      head: t("discount"),
      className: "c-meta",
      cell: ({ percent, amount }) => (amount ? <MoneyText {...amount} /> : format.percent((percent ?? 0) / 100)),
    },
    wideColumn("period", t("period"), ({ startsOn, endsOn }) => <Period startsOn={startsOn} endsOn={endsOn} />),
    wideColumn("uses", t("uses"), ({ uses, mostUses }) =>
      mostUses === null ? format.number(uses) : t("usesOf", { n: format.number(uses), most: format.number(mostUses) }),
    ),
    statusColumn(t("stateHead"), ({ state }) => <StatusBadge tone={TONES[state]}>{t(`state.${state}`)}</StatusBadge>),
  ];
}

function Period({ startsOn, endsOn }: Pick<VendorCoupon, "startsOn" | "endsOn">) {
  const t = useT("discounts");
  const format = useFormat();
  const day = (date: string) => format.date(`${date}T12:00:00+03:00`, "date");
  if (startsOn && endsOn) return t("between", { from: day(startsOn), to: day(endsOn) });
  if (startsOn) return t("fromDay", { date: day(startsOn) });
  return endsOn ? t("untilDay", { date: day(endsOn) }) : t("always");
}
