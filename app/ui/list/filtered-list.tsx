import { Fragment, type ReactNode } from "react";
import type { PageSize } from "#app/platform/list/page-sizes.ts";
import { DelayedSearch } from "./delayed-search.tsx";
import { ListEmpty } from "./list-empty.tsx";
import { ListScreen, type ListScreenProps, ListTools } from "./list-screen.tsx";

type Asked = { search: string; open?: string; page?: number; size?: PageSize };
type Place = {
  search: Asked;
  to(change: Partial<Asked>): string;
  go(change: Partial<Asked>): void;
  isFiltered: boolean;
  filtersOn: number;
  clear(): void;
};
/** The list's texts, from the feature's catalogue. */
type Word = "filters" | "search" | "failed" | "empty" | "emptyText" | "noMatch" | "noMatchText";
type Props<Item> = Omit<ListScreenProps<Item>, "tools" | "failed" | "empty" | "pageTo" | "sizes"> & {
  place: Place;
  words(word: Word): string;
  /** Beside the search box. */
  filters: ReactNode;
  toolsClass?: string;
  /** The action of the empty state. */
  emptyActions?: ReactNode;
  /** Before there is a first item, the empty state stands alone: nothing to search, one way to begin. */
  isBareWhenEmpty?: boolean;
  /** The item that the address opens. */
  opened?(item: { id: string; onClose(): void }): ReactNode;
};

/** The list of an address with words, filters, numbered pages if it has them, and an opened item: all a screen adds are columns, filters and texts. */
export function FilteredList<Item>({ place, words, filters, toolsClass, emptyActions, isBareWhenEmpty = false, opened, children, ...screen }: Props<Item>) {
  const { search, to, go, isFiltered, filtersOn, clear } = place;
  const { open, size } = search;
  const isBare = isBareWhenEmpty && !isFiltered && screen.list.items?.length === 0;
  return (
    <ListScreen
      {...screen}
      actions={!isBare && screen.actions}
      tools={
        !isBare && (
          <ListTools
            label={words("filters")}
            on={filtersOn}
            className={toolsClass}
            search={<DelayedSearch label={words("search")} value={search.search} onChange={(typed) => go({ search: typed })} />}
          >
            {filters}
          </ListTools>
        )
      }
      failed={words("failed")}
      empty={
        <ListEmpty
          isFiltered={isFiltered}
          onClear={clear}
          none={{ title: words("empty"), text: words("emptyText") }}
          noMatch={{ title: words("noMatch"), text: words("noMatchText") }}
          actions={emptyActions}
        />
      }
      {...(search.page && { pageTo: (page: number) => to({ page }) })}
      {...(size && { sizes: { value: size, onChange: (next: PageSize) => go({ size: next }) } })}
    >
      {children}
      {open && <Fragment key={open}>{opened?.({ id: open, onClose: () => go({ open: "" }) })}</Fragment>}
    </ListScreen>
  );
}
