import { useT } from "#app/platform/languages/language-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { classes } from "#app/ui/classes.ts";
import { Pager } from "#app/ui/list/pager.tsx";
import { EmptyState, Skeleton } from "#app/ui/states.tsx";
import type { VendorPage } from "../../vendors.contract.ts";
import { formatVendorSearch, hasFilters, type VendorSearch } from "../../vendors.search.ts";
import { useAnchors } from "./use-anchors.ts";
import { VendorCard } from "./vendor-card.tsx";

/** The cards of one page. While the next ones load they stay, dimmed. */
export function VendorResults({ search, page, isLoading }: { search: VendorSearch; page: VendorPage; isLoading: boolean }) {
  const t = useT("vendors");
  const onClick = useAnchors();
  if (page.total === 0) return <NoVendors search={search} />;
  return (
    <>
      {page.correctedSearch && (
        <p className="mb-4 text-sm text-muted" role="status">
          {t("corrected", { given: search.search, used: page.correctedSearch })}
        </p>
      )}
      {/* biome-ignore lint/a11y: the anchors inside are the controls; this only keeps them from loading the page anew */}
      <div className={classes("cards", isLoading && "fading")} aria-busy={isLoading} onClick={onClick}>
        {page.items.map((vendor, index) => (
          <VendorCard key={vendor.id} vendor={vendor} isFirst={index === 0} />
        ))}
      </div>
      <Pager page={page.page} pageCount={page.pages} to={(number) => `/vendors${formatVendorSearch({ ...search, page: number })}`} />
    </>
  );
}

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

/** Before the first page is there: its layout, and a line that says so. */
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
