import { useT } from "#app/platform/languages/language-context.tsx";
import { DateBox } from "#app/ui/list/date-box.tsx";
import type { ListPlace } from "#app/ui/list/use-list-address.ts";
import type { salesAddress } from "../../sales-reports.search.ts";
import { SellerFilter } from "./seller-filter.tsx";

type Props = { place: ListPlace<typeof salesAddress> /** As the server took it. */; period: { from: string; to: string } | undefined };

export function PeriodFilters({ place: { search, go }, period }: Props) {
  const t = useT("sales-reports");
  const [from, to] = [search.from || (period?.from ?? ""), search.to || (period?.to ?? "")];
  return (
    <section className="mt-6 flex flex-wrap items-end gap-4" aria-label={t("sales.period")}>
      <DateBox label={t("sales.from")} value={from} max={to} onChange={(day) => go({ from: day })} />
      <DateBox label={t("sales.to")} value={to} min={from} onChange={(day) => go({ to: day })} />
      <SellerFilter value={search.vendor} onChange={(vendor) => go({ vendor })} />
    </section>
  );
}
