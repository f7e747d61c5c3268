import { useT } from "#app/platform/languages/language-context.tsx";
import { Tabs } from "#app/ui/tabs.tsx";

export const COUPONS_PATH = "/vendor/sales";
export const SALES_PATH = "/vendor/sales/prices";

/** Codes at checkout, and lower prices for some days. */
export function DiscountTabs({ current }: { current: "coupons" | "sales" }) {
  const t = useT("discounts.sales");
  return (
    <Tabs
      label={t("tabs")}
      current={current}
      tabs={[
        { id: "coupons", to: COUPONS_PATH, label: t("tab.coupons") },
        { id: "sales", to: SALES_PATH, label: t("tab.sales") },
      ]}
    />
  );
}
