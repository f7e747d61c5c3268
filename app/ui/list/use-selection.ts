import { useMemo, useState } from "react";
import { nothingSelected, settled, type View, withRows } from "./selection.ts";

export type Selection = {
  ids: ReadonlySet<string>;
  /** All rows that match the filters are selected, not only those by id. */
  isAllMatching: boolean;
  select(ids: readonly string[], isSelected: boolean): void;
  selectAllMatching(): void;
  clear(): void;
};

/** The selected rows of a list. */
export function useSelection(view: View): Selection {
  const [state, setState] = useState(nothingSelected(view.scope));
  const current = settled(state, view);
  // During render: an effect would leave a moment in which a bulk action reaches hidden rows.
  if (current !== state) setState(current);
  const ids = useMemo(() => new Set(current.pages.keys()), [current]);
  return {
    ids,
    isAllMatching: current.isAllMatching,
    select: (rows, isSelected) => setState((before) => withRows(settled(before, view), view, rows, isSelected)),
    selectAllMatching: () => setState((before) => ({ ...settled(before, view), isAllMatching: true })),
    clear: () => setState(nothingSelected(view.scope)),
  };
}
