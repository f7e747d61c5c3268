import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { CardToolbar } from "#app/ui/list/card-toolbar.tsx";
import { FilterChips } from "#app/ui/list/filter-chips.tsx";
import { useDelayedWords } from "#app/ui/list/use-delayed-words.ts";
import { cleared, DIRECTORY, filtersOn, PROFESSIONAL_SORTS, professionalsPath, type Removable, SEARCH_LENGTH, without } from "../../professionals.search.ts";
import { type ProfessionalFilterProps, ProfessionalFilters } from "./professional-filters.tsx";
import type { ProfessionalsFound } from "./professional-results.tsx";

type Props = Omit<ProfessionalFilterProps, "form"> & { found: ProfessionalsFound | undefined; form: string };

/** Words, the button of the filters (phones), the order. */
export function ProfessionalToolbar({ search, facets, found, onChange, form }: Props) {
  const t = useT("professionals");
  const format = useFormat();
  return (
    <CardToolbar
      form={form}
      action={DIRECTORY}
      search={{ label: t("search.label"), placeholder: t("search.placeholder"), maxLength: SEARCH_LENGTH }}
      typed={useDelayedWords(search.search, (words) => onChange({ search: words }))}
      sheet={{
        on: filtersOn(search).filter((filter) => filter !== "search").length,
        show: found?.isCapped ? t("showMany", { m: `${format.number(found.total)}+` }) : t("show", { n: found?.total ?? 0 }),
        onClear: () => onChange({ ...cleared(search), search: search.search }),
        filters: <ProfessionalFilters search={search} facets={facets} onChange={onChange} />,
      }}
      sort={{ sorts: PROFESSIONAL_SORTS, nameOf: (sort) => t(`sort.${sort}`), value: search.sort, onChange: (sort) => onChange({ sort }) }}
    />
  );
}

/** What is on, each removed with one tap, and how many match. */
export function ProfessionalChips({ search, facets, found }: Pick<Props, "search" | "facets" | "found">) {
  const t = useT("professionals");
  const format = useFormat();
  const label = useChipLabel({ search, facets });
  const on = filtersOn(search).map((filter) => ({ label: label(filter), without: professionalsPath({ ...search, page: 1, ...without(filter) }) }));
  const count = found?.isCapped ? t("countMany", { m: `${format.number(found.total)}+` }) : found ? t("count", { n: found.total }) : t("loading");
  return <FilterChips on={on} clear={professionalsPath(cleared(search))} count={count} />;
}

/** What a chip says of a filter that is on. */
function useChipLabel({ search, facets }: Pick<Props, "search" | "facets">): (filter: Removable) => string {
  const t = useT("professionals");
  const format = useFormat();
  const named = (values: readonly { value: string; label: string }[] | undefined, code: string) => values?.find(({ value }) => value === code)?.label ?? code;
  const cost = () => {
    const [from, to] = [format.number(search.costFrom ?? 0), format.number(search.costTo ?? 0)];
    if (search.costFrom !== null && search.costTo !== null) return t("costBetween", { from, to });
    return search.costFrom !== null ? t("costFrom", { from }) : t("costTo", { to });
  };
  return (filter) => {
    if (filter === "verified") return search.verified === "yes" ? t("verified") : named(facets?.verified, search.verified);
    if (filter === "start") return search.start ? t(`start.${search.start}`) : "";
    if (filter === "cost") return cost();
    if (filter === "rate") return t("rateUpTo", { n: format.number(search.rate ?? 0) });
    if (filter === "search") return search.search;
    if (filter === "profession") return named(facets?.professions, search.profession);
    if (filter === "speciality") return named(facets?.specialities, search.speciality);
    if (filter === "room") return named(facets?.rooms, search.room);
    if (filter === "rating") return t("ratingFrom", { n: format.number(Number(search.rating)) });
    if (filter === "style") return named(facets?.styles, search.style);
    if (filter === "language") return named(facets?.languages, search.language);
    return named(
      facets?.regions.flatMap((region) => [region, ...region.cities]),
      search.place,
    );
  };
}
