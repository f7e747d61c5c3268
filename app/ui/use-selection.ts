import { useState } from "react";

/** The selected rows of a list by their ids; another question (`scope`) begins with none. */
export function useSelection(scope: string) {
  const [state, setState] = useState({ scope, ids: new Set<string>() as ReadonlySet<string>, isAllMatching: false });
  const current = state.scope === scope ? state : { scope, ids: new Set<string>() as ReadonlySet<string>, isAllMatching: false };
  return {
    ids: current.ids,
    isAllMatching: current.isAllMatching,
    select(ids: readonly string[], isSelected: boolean) {
      const next = new Set(current.ids);
      for (const id of ids) {
        if (isSelected) next.add(id);
        else next.delete(id);
      }
      setState({ scope, ids: next, isAllMatching: false });
    },
    selectAllMatching: () => setState({ ...current, isAllMatching: true }),
    clear: () => setState({ scope, ids: new Set(), isAllMatching: false }),
  };
}
