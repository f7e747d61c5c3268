import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { FilterSheet } from "#app/ui/list/filter-sheet.tsx";
import { cleared } from "../../professionals.search.ts";
import { type FilterProps, ProfessionalFilters } from "./professional-filters.tsx";
import type { ProfessionalsFound } from "./professional-results.tsx";

type Props = Omit<FilterProps, "form"> & { found: ProfessionalsFound | undefined; onClose(): void };

/** The filters on phones. */
export function ProfessionalSheet({ search, facets, found, onChange, onClose }: Props) {
  const t = useT("professionals");
  const format = useFormat();
  const show = found?.isCapped ? t("showMany", { m: `${format.number(found.total)}+` }) : t("show", { n: found?.total ?? 0 });
  return (
    <FilterSheet onClose={onClose} onClear={() => onChange({ ...cleared(search), search: search.search })} show={show}>
      <ProfessionalFilters search={search} facets={facets} onChange={onChange} />
    </FilterSheet>
  );
}
