import { useNavigate, useSearchParams } from "react-router";
import type { ListAddress, SearchOf } from "#app/platform/list/list-address.ts";
import { latestLocation } from "../latest-location.ts";

type Fields = Parameters<typeof import("#app/platform/list/list-address.ts").listAddress>[0];

/** The list's search from the page's address, and functions to change it. */
export function useListAddress<F extends Fields>(address: ListAddress<F>, path: string) {
  type Search = SearchOf<ListAddress<F>>;
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const search = address.parse(parameters) as Search;
  const to = (change: Partial<Search>): string => path + address.format(address.change(search, change));
  const latest = (): Search => {
    const now = latestLocation();
    return now?.pathname === path ? (address.parse(new URLSearchParams(now.search)) as Search) : search;
  };
  /** Words that are being typed leave one step in the history, not one for each pause. */
  const go = (change: Partial<Search>): void => {
    const next = address.format(address.change(latest(), change));
    void navigate(path + next, { preventScrollReset: true, replace: Object.keys(change).some((key) => address.fields[key]?.type === "words") });
  };
  return {
    search,
    to,
    go,
    /** For the input of one filter. */
    field: <Name extends keyof Search & string>(name: Name): { value: Search[Name]; onChange(value: Search[Name]): void } => ({
      value: search[name],
      onChange: (value) => go({ [name]: value } as unknown as Partial<Search>),
    }),
    isFiltered: address.isFiltered(search),
    filtersOn: address.filtersOn(search),
    clear: () => go(address.filters(address.initial) as Partial<Search>),
    /** A key of the filters, for state that must not outlive them. */
    scope: address.format(address.filters(search) as Partial<Search>),
  };
}

export type ListPlace<A> = A extends ListAddress<infer F> ? ReturnType<typeof useListAddress<F>> : never;
