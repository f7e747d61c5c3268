import { lazy, Suspense, useState } from "react";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { FilterButton } from "#app/ui/list/filter-button.tsx";
import { FilterChips } from "#app/ui/list/filter-chips.tsx";
import { ListSort } from "#app/ui/list/list-sort.tsx";
import { useDelayedWords } from "#app/ui/list/use-delayed-words.ts";
import { SearchInput } from "#app/ui/search-input.tsx";
import { cleared, DIRECTORY, filtersOn, PROFESSIONAL_SORTS, professionalsPath, type Removable, SEARCH_LENGTH, without } from "../../professionals.search.ts";
import type { FilterProps } from "./professional-filters.tsx";
import type { ProfessionalsFound } from "./professional-results.tsx";

const ProfessionalSheet = lazy(() => import("./filter-sheet.tsx").then((module) => ({ default: module.ProfessionalSheet })));

type Props = Omit<FilterProps, "form"> & { found: ProfessionalsFound | undefined; form: string };

/** Words, the button of the filters (phones), the order. */
export function ProfessionalToolbar(props: Props) {
  const t = useT("professionals");
  const { search, onChange, form } = props;
  const typed = useDelayedWords(search.search, (words) => onChange({ search: words }));
  return (
    <div className="toolbar">
      <search className="search">
        <form
          id={form}
          action={DIRECTORY}
          onSubmit={(event) => {
            event.preventDefault();
            typed.askNow();
          }}
        >
          <SearchInput
            name="search"
            label={t("search.label")}
            placeholder={t("search.placeholder")}
            value={typed.words}
            onChange={(event) => typed.type(event.target.value)}
            maxLength={SEARCH_LENGTH}
          />
        </form>
      </search>
      <span className="grow d-only" />
      <Filters {...props} />
      <ListSort form={form} sorts={PROFESSIONAL_SORTS} nameOf={(sort) => t(`sort.${sort}`)} value={search.sort} onChange={(sort) => onChange({ sort })} />
    </div>
  );
}

/** On phones: the button of the sheet, which is loaded when it opens. */
function Filters(props: Props) {
  const [isOpen, setOpen] = useState(false);
  const on = filtersOn(props.search).filter((filter) => filter !== "search").length;
  return (
    <>
      <FilterButton on={on} onOpen={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <ProfessionalSheet {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
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
  return (filter) => {
    if (filter === "verified") return t("verified");
    if (filter === "start") return search.start ? t(`start.${search.start}`) : "";
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
