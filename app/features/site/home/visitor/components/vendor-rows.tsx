import { ArrowRight } from "lucide-react";
import { formatVendorSearch, VendorRow } from "#app/features/directory/vendors/public.ts";
import type { HomeVendors } from "#app/features/directory/vendors/vendors.contract.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { SectionHead } from "#app/ui/page-header.tsx";

/** The best vendors of one city, a line each. */
export function VendorRows({ city }: { city: NonNullable<HomeVendors["city"]> }) {
  const t = useT("home");
  const href = `/vendors${formatVendorSearch({ city: city.value })}`;
  return (
    <section className="section">
      <SectionHead
        title={t("inCity.title", { city: city.label })}
        text={t("inCity.text")}
        aside={
          <a className="link" href={href}>
            {t("inCity.all", { city: city.label })} <ArrowRight size={16} className="flip" aria-hidden />
          </a>
        }
      />
      <div className="vendor-rows">
        {city.vendors.map((vendor) => (
          <VendorRow key={vendor.id} vendor={vendor} />
        ))}
      </div>
    </section>
  );
}
