import { SaveSlots } from "#app/features/people/saved/public.ts";
import type { CardPage } from "#app/kit/use-card-page.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { CardResults } from "#app/ui/list/card-results.tsx";
import type { VendorPage } from "../../vendors.contract.ts";
import { formatVendorSearch, hasFilters, type VendorSearch } from "../../vendors.search.ts";
import { VendorCard } from "./vendor-card.tsx";

type Found = CardPage<VendorPage>;
/** What is said about a page besides its cards. */
export type VendorsFound = NonNullable<Found["found"]>;

/** The badge of a featured vendor means something while it is rare. */
const PRAISED = 3;

export function VendorResults({ search, list }: { search: VendorSearch; list: Found }) {
  const t = useT("vendors");
  const none = hasFilters(search) ? { title: t("noMatch.title"), text: t("noMatch.text"), clear: "/vendors" } : undefined;
  return (
    <CardResults
      grid="cards"
      list={list}
      loading={{ card: "vcard", body: "body", label: t("loading") }}
      none={none ?? { title: t("noMatch.empty"), text: t("noMatch.emptyText"), clear: undefined }}
      search={search.search}
      to={(page) => `/vendors${formatVendorSearch({ ...search, page })}`}
      alive={(root) => <SaveSlots root={root} />}
    >
      {(vendors) => vendors.map((vendor, index) => <VendorCard key={vendor.id} vendor={vendor} isFirst={index === 0} isPraised={index < PRAISED} />)}
    </CardResults>
  );
}
