import { SaveSlots } from "#app/features/people/saved/public.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import type { ServerRows } from "#app/platform/pages/server-rows.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { classes } from "#app/ui/classes.ts";
import { Pager } from "#app/ui/list/pager.tsx";
import { ServerMarkup } from "#app/ui/server-markup.tsx";
import { EmptyState, Skeleton } from "#app/ui/states.tsx";
import type { VendorPage } from "../../vendors.contract.ts";
import { formatVendorSearch, hasFilters, type VendorSearch } from "../../vendors.search.ts";
import { useAnchors } from "./use-anchors.ts";
import { VendorCard } from "./vendor-card.tsx";

/** A page's data besides its cards. */
export type VendorsFound = Omit<VendorPage, "items"> & { shown: number };
type Cards = VendorPage["items"];
type Props = { search: VendorSearch; found: VendorsFound; cards: Cards | ServerRows<Cards>; isLoading: boolean };

/** The cards of one page. While the next ones load they stay, dimmed. */
export function VendorResults({ search, found, cards, isLoading }: Props) {
  const t = useT("vendors");
  const onClick = useAnchors();
  if (found.total === 0) return <NoVendors search={search} />;
  const grid = { className: classes("cards", isLoading && "fading"), "aria-busy": isLoading, onClick };
  return (
    <>
      {found.correctedSearch && (
        <p className="mb-4 text-sm text-muted" role="status">
          {t("corrected", { given: search.search, used: found.correctedSearch })}
        </p>
      )}
      {Array.isArray(cards) ? (
        <div {...grid}>{drawn(cards)}</div>
      ) : (
        <ServerMarkup {...grid} rows={cards as ServerRows<Cards>} alive={(root) => <SaveSlots root={root} />}>
          {drawn}
        </ServerMarkup>
      )}
      <Pager page={found.page} pageCount={found.pages} to={(number) => `/vendors${formatVendorSearch({ ...search, page: number })}`} />
    </>
  );
}

/** The badge of a featured vendor means something while it is rare. */
const PRAISED = 3;

const drawn = (cards: Cards) => cards.map((vendor, index) => <VendorCard key={vendor.id} vendor={vendor} isFirst={index === 0} isPraised={index < PRAISED} />);

function NoVendors({ search }: { search: VendorSearch }) {
  const t = useT("vendors");
  const isFiltered = hasFilters(search);
  return (
    <EmptyState
      title={t(isFiltered ? "noMatch.title" : "noMatch.empty")}
      text={t(isFiltered ? "noMatch.text" : "noMatch.emptyText")}
      actions={
        isFiltered && (
          <ButtonLink to="/vendors" preventScrollReset>
            {t("clearAll")}
          </ButtonLink>
        )
      }
    />
  );
}

/** While the first page loads: its layout, and a status line. */
export function LoadingVendors() {
  const t = useT("vendors");
  return (
    <>
      <p className="vh" role="status">
        {t("loading")}
      </p>
      <div className="cards" aria-hidden>
        {[1, 2, 3, 4, 5, 6].map((n) => (
          <div key={n} className="vcard">
            <Skeleton height="13rem" />
            <div className="body">
              <Skeleton width="70%" height="1.2em" />
              <Skeleton width="45%" />
              <Skeleton width="60%" />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
