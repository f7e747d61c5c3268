import { formatVendorSearch } from "#app/features/directory/vendors/public.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { SectionHead } from "#app/ui/page-header.tsx";

type City = { value: string; label: string; count: number | null };

const SHOWN = 12;

/** The cities with most vendors. */
export function BrowseCities({ cities }: { cities: readonly City[] }) {
  const t = useT("home");
  const shown = cities.toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0)).slice(0, SHOWN);
  return (
    <section className="section">
      <SectionHead title={t("cities.title")} text={t("cities.text")} />
      <ul className="home-cities">
        {shown.map(({ value, label, count }) => (
          <li key={value}>
            <a href={`/vendors${formatVendorSearch({ city: value })}`}>
              <span dir="auto">{label}</span>
              <span className="text-sm text-muted">{t("vendorCount", { n: count ?? 0 })}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
