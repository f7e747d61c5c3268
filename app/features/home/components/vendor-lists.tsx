import { ArrowRight } from "lucide-react";
import { formatVendorSearch, VendorCard, VendorRow } from "#app/features/vendors/public.ts";
import type { HomeVendors, VendorCardData } from "#app/features/vendors/vendors.contract.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { SectionHead } from "#app/ui/page-header.tsx";

/** A row of vendor cards under a heading. */
export function VendorCards({ title, text, vendors, columns = 3 }: { title: string; text: string; vendors: readonly VendorCardData[]; columns?: 3 | 4 }) {
  const t = useT("home");
  return (
    <section className="section">
      <SectionHead title={title} text={text} aside={<AllLink href="/vendors" text={t("allVendors")} />} />
      <div className={columns === 4 ? "cards four" : "cards"}>
        {vendors.map((vendor) => (
          <VendorCard key={vendor.id} vendor={vendor} />
        ))}
      </div>
    </section>
  );
}

/** The best vendors of one city, a line each. */
export function VendorRows({ city }: { city: NonNullable<HomeVendors["city"]> }) {
  const t = useT("home");
  const href = `/vendors${formatVendorSearch({ city: city.value })}`;
  return (
    <section className="section">
      <SectionHead
        title={t("inCity.title", { city: city.label })}
        text={t("inCity.text")}
        aside={<AllLink href={href} text={t("inCity.all", { city: city.label })} />}
      />
      <div className="vendor-rows">
        {city.vendors.map((vendor) => (
          <VendorRow key={vendor.id} vendor={vendor} />
        ))}
      </div>
    </section>
  );
}

function AllLink({ href, text }: { href: string; text: string }) {
  return (
    <a className="link d-only" href={href}>
      {text} <ArrowRight size={16} className="flip" aria-hidden />
    </a>
  );
}
