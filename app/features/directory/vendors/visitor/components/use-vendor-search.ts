import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { latestLocation } from "#app/ui/latest-location.ts";
import { formatVendorSearch, parseVendorSearch, type VendorSearch } from "../../vendors.search.ts";

const PAUSE_MS = 300;

/** Changes to the filters become addresses: Back undoes them, the page stays where it is. */
export function useVendorSearch() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const go = (next: Partial<VendorSearch>, replace = false) => {
    const now = latestLocation();
    const search = parseVendorSearch(new URLSearchParams((now?.pathname === pathname ? now : location).search));
    void navigate(pathname + formatVendorSearch({ ...search, page: 1, ...next }), { replace, preventScrollReset: true });
  };
  return { change: (next: Partial<VendorSearch>) => go(next), go };
}

/**
 * The words as they are typed. The address follows after a pause; the first change after a pause is a step of its own in the
 * history, the rest replace it, so that Back undoes all of it and not one letter.
 */
export function useTypedWords(search: VendorSearch) {
  const { go } = useVendorSearch();
  const [words, setWords] = useState(search.search);
  const sent = useRef(search.search);
  const isTyping = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Back, a chip or a link changed the address: the box follows, unless the change came from the box itself.
  useEffect(() => {
    if (search.search === sent.current) return;
    sent.current = search.search;
    isTyping.current = false;
    setWords(search.search);
  }, [search.search]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const send = (next: string) => {
    clearTimeout(timer.current);
    const tidy = next.replace(/\s+/g, " ").trim();
    if (tidy === sent.current) return;
    sent.current = tidy;
    go({ search: tidy }, isTyping.current);
    isTyping.current = true;
  };
  return {
    words,
    type(next: string) {
      setWords(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => send(next), PAUSE_MS);
    },
    askNow: () => send(words),
    leave() {
      isTyping.current = false;
    },
  };
}
