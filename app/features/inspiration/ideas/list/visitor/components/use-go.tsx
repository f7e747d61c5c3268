import { useNavigate } from "react-router";
import { latestLocation } from "#app/ui/latest-location.ts";
import { formatIdeaAddress, type IdeaSearch, parseIdeaAddress } from "../../ideas.address.ts";

/** Filters become addresses: Back undoes them. `hidden` is the rest of the address for a form that works without scripts. */
export function useGo(search: IdeaSearch) {
  const navigate = useNavigate();
  const address = new URL(formatIdeaAddress({ ...search, page: 1 }), "http://here");
  return {
    go(next: Partial<IdeaSearch>, replace = false) {
      const now = latestLocation();
      const latest = (now && parseIdeaAddress(now.pathname, new URLSearchParams(now.search))) ?? search;
      void navigate(formatIdeaAddress({ ...latest, page: 1, ...next }), { replace, preventScrollReset: true });
    },
    hidden: {
      path: address.pathname,
      fields: (own: readonly string[]) =>
        [...address.searchParams].filter(([name]) => !own.includes(name)).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />),
    },
  };
}
