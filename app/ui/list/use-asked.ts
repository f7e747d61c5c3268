import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * The search that was asked for last: until its page is shown, a further change starts from it, or two quick changes would lose the first.
 * A navigation from elsewhere, such as Back, ends that.
 */
export function useAsked<Search>(shown: Search, format: (search: Search) => string) {
  const { key } = useLocation();
  const at = useRef(key);
  const pending = useRef<Search[]>([]);
  useEffect(() => {
    if (at.current === key) return;
    at.current = key;
    const arrived = pending.current.findIndex((search) => format(search) === format(shown));
    pending.current = arrived < 0 ? [] : pending.current.slice(arrived + 1);
  });
  return {
    latest: (): Search => pending.current.at(-1) ?? shown,
    /** Its query string, to navigate to. */
    ask(search: Search): string {
      pending.current.push(search);
      return format(search);
    },
  };
}
