import { SaveSlots } from "#app/features/people/saved/public.ts";
import type { CardPage } from "#app/kit/use-card-page.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { CardResults, LoadingCards, NoCards } from "#app/ui/list/card-results.tsx";
import type { VendorPage } from "../../vendors.contract.ts";
import { formatVendorSearch, hasFilters, type VendorSearch } from "../../vendors.search.ts";
import { VendorCard } from "./vendor-card.tsx";

type Found = CardPage<VendorPage>;
/** What is said about a page besides its cards. */
export type VendorsFound = NonNullable<Found["found"]>;

/** The badge of a featured vendor means something while it is rare. */
const PRAISED = 3;

export function VendorResults({ search, list: { found, cards, isLoading } }: { search: VendorSearch; list: Found }) {
  const t = useT("vendors");
  if (!found) return <LoadingCards grid="cards" card="vcard" body="body" label={t("loading")} />;
  const isFiltered = hasFilters(search);
  if (found.total === 0)
    return (
      <NoCards
        title={t(isFiltered ? "noMatch.title" : "noMatch.empty")}
        text={t(isFiltered ? "noMatch.text" : "noMatch.emptyText")}
        clear={isFiltered ? "/vendors" : undefined}
      />
    );
  return (
    <CardResults
      grid="cards"
      found={found}
      search={search.search}
      cards={cards}
      isLoading={isLoading}
      to={(page) => `/vendors${formatVendorSearch({ ...search, page })}`}
      alive={(root) => <SaveSlots root={root} />}
    >
      {(vendors) => vendors.map((vendor, index) => <VendorCard key={vendor.id} vendor={vendor} isFirst={index === 0} isPraised={index < PRAISED} />)}
    </CardResults>
  );
}
