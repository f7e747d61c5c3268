import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import type { Suggestion } from "../../search.contract.ts";
import { isolated, SEARCH_KINDS, searchPath, tidyWords } from "../../search.ts";

export type Entry = { key: string; to: string; title: string } & ({ look: "hit"; hit: Suggestion } | { look: "recent" } | { look: "words" });
export type EntryGroup = { id: string; title: string | null; entries: Entry[] };

const PAUSE_MS = 120;
const KINDS = ["listing", ...SEARCH_KINDS] as const;

const hitOf = (hit: Suggestion): Entry => ({ key: `${hit.kind}:${hit.id}`, to: hit.to, title: hit.title, look: "hit", hit });

/** The box's options: recent searches and rooms for an empty field, then suggestions by kind, and finally the words themselves. */
export function useEntries(typed: string, recent: readonly string[]) {
  const t = useT("search");
  const words = tidyWords(typed);
  const asked = useDelayed(words);
  // Two queries: while the first suggestions load, the default rooms must not look like matches.
  const popular = useQuery({ ...orpc.search.suggest.queryOptions({ input: { words: "" } }), retry: false });
  const found = useQuery({
    ...orpc.search.suggest.queryOptions({ input: { words: asked } }),
    enabled: asked !== "",
    placeholderData: (before: Suggestion[] | undefined) => (before === popular.data ? undefined : before),
    retry: false,
  });
  const query = words ? found : popular;
  const hits = (words && asked === "" ? undefined : query.data) ?? [];
  const groups: EntryGroup[] = KINDS.map((kind) => ({
    id: kind,
    title: words ? t(`kind.${kind}`) : t("popular"),
    entries: hits.filter((hit) => hit.kind === kind).map(hitOf),
  }));
  if (words)
    groups.push({
      id: "words",
      title: null,
      entries: [{ key: "words", to: searchPath({ words }), title: t("searchFor", { words: isolated(words) }), look: "words" }],
    });
  else
    groups.unshift({
      id: "recent",
      title: t("recent"),
      entries: recent.map((title) => ({ key: `recent:${title}`, to: searchPath({ words: title }), title, look: "recent" })),
    });
  return {
    words,
    groups: groups.filter(({ entries }) => entries.length > 0),
    isPending: query.isPending || asked !== words || query.isPlaceholderData,
    isFailed: query.isError,
    hasHits: hits.length > 0,
  };
}

/** No query while the field is empty. */
function useDelayed(words: string): string {
  const [asked, setAsked] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(words), words ? PAUSE_MS : 0);
    return () => clearTimeout(timer);
  }, [words]);
  return asked;
}
