/** What a list shows: `scope` names its filters, `shown` the rows of the page; undefined until they are known. */
export type View = { scope: string; page: number; shown: readonly string[] | undefined };
/** The selected rows by their ids, each with the page that it was selected on. */
export type Selected = { scope: string; pages: ReadonlyMap<string, number>; isAllMatching: boolean };

export const nothingSelected = (scope: string): Selected => ({ scope, pages: new Map(), isAllMatching: false });

/**
 * A selection in front of a view. Changed filters clear it permanently; a row of this page that is no longer on it is deselected. Rows of other
 * pages stay selected. The same object where nothing changes.
 */
export function settled(selected: Selected, { scope, page, shown }: View): Selected {
  if (selected.scope !== scope) return nothingSelected(scope);
  if (!shown) return selected;
  const left = [...selected.pages].filter(([id, from]) => from !== page || shown.includes(id));
  return left.length === selected.pages.size ? selected : { ...selected, pages: new Map(left) };
}

/** Only current rows can be selected, not those of a stale answer. */
export function withRows(selected: Selected, { scope, page, shown = [] }: View, ids: readonly string[], isSelected: boolean): Selected {
  const pages = new Map(selected.pages);
  for (const id of ids) {
    if (!isSelected) pages.delete(id);
    else if (shown.includes(id)) pages.set(id, page);
  }
  return { scope, pages, isAllMatching: false };
}
