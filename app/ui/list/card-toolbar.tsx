import { lazy, type ReactNode, Suspense, useState } from "react";
import { SearchInput } from "../search-input.tsx";
import { FilterButton } from "./filter-button.tsx";
import { ListSort } from "./list-sort.tsx";

const FilterSheet = lazy(() => import("./filter-sheet.tsx").then((module) => ({ default: module.FilterSheet })));

type Props<Sort extends string> = {
  /** The id of the filters' form, which the words belong to. */
  form: string;
  /** Where it leads without scripts. */
  action: string;
  search: { label: string; placeholder: string; maxLength: number };
  typed: { words: string; type(words: string): void; askNow(): void; leave?(): void };
  /** The filters on phones: how many are on besides the words, and what the button that closes them says. */
  sheet: { on: number; filters: ReactNode; show: string; onClear(): void };
  sort: Omit<Parameters<typeof ListSort<Sort>>[0], "form">;
};

/** Above a public list of cards: words, the button of the filters (phones), the order. */
export function CardToolbar<Sort extends string>({ form, action, search, typed, sheet, sort }: Props<Sort>) {
  return (
    <div className="toolbar">
      <search className="search">
        <form
          id={form}
          action={action}
          onSubmit={(event) => {
            event.preventDefault();
            typed.askNow();
          }}
        >
          <SearchInput name="search" {...search} value={typed.words} onChange={(event) => typed.type(event.target.value)} onBlur={typed.leave} />
        </form>
      </search>
      <span className="grow d-only" />
      <Filters {...sheet} />
      <ListSort form={form} {...sort} />
    </div>
  );
}

/** The sheet is loaded when it opens. */
function Filters({ on, filters, show, onClear }: Props<string>["sheet"]) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <FilterButton on={on} onOpen={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <FilterSheet onClose={() => setOpen(false)} onClear={onClear} show={show}>
            {filters}
          </FilterSheet>
        </Suspense>
      )}
    </>
  );
}
