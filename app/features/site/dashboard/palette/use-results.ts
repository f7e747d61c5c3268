import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { orpc } from "#app/api/client.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { scoreOf, wordsOf } from "#app/platform/text/search-words.ts";
import type { SearchHit } from "../dashboard.contract.ts";
import { HIT_KINDS, SEARCH_LENGTH } from "../dashboard.ts";
import { readRecent } from "./recent.ts";
import type { Command } from "./use-commands.tsx";

const PAUSE_MS = 150;
const LOCAL = ["places", "settings", "admin", "actions"] as const;

export type Entry = { key: string; title: string } & ({ kind: "command"; command: Command } | { kind: "hit"; hit: SearchHit } | { kind: "recent"; to: string });
export type EntryGroup = { id: "recent" | (typeof LOCAL)[number] | (typeof HIT_KINDS)[number]; entries: Entry[] };

/** All matches in groups: local commands at once, the server's hits after a pause. */
export function useResults(typed: string, commands: readonly Command[], viewer: Viewer | null) {
  const query = usePaused(typed.trim().slice(0, SEARCH_LENGTH));
  const found = useQuery({ ...orpc.dashboard.search.queryOptions({ input: { query } }), staleTime: 10_000, placeholderData: keepPreviousData });
  const [recents] = useState(() => readRecent(viewer?.id));
  const asked = wordsOf(typed);
  const isAsked = asked.length > 0;
  const recent = isAsked ? [] : recents.map((item): Entry => ({ key: `recent ${item.to}`, title: item.title, kind: "recent", to: item.to }));
  const local = LOCAL.map((id): EntryGroup => {
    const scored = commands
      .filter((command) => command.group === id && (isAsked || id !== "settings"))
      .map((command) => ({ command, score: scoreOf(asked, command.title, command.keywords) }));
    const entries = scored
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score)
      .map(({ command }): Entry => ({ key: command.id, title: command.title, kind: "command", command }));
    return { id, entries };
  });
  const isPending = found.isFetching || query !== typed.trim().slice(0, SEARCH_LENGTH);
  // Until the server answers the last query, only hits that match it, too, stay: Enter never opens a stale hit.
  const fits = (hit: SearchHit) => !isPending || scoreOf(asked, hit.title, hit.note ?? "") > 0;
  const remote = HIT_KINDS.map((id): EntryGroup => {
    const hits = found.data?.filter((hit) => hit.kind === id && fits(hit)) ?? [];
    return { id, entries: hits.map((hit) => ({ key: `${hit.kind} ${hit.id}`, title: hit.title, kind: "hit", hit })) };
  });
  const groups: EntryGroup[] = isAsked ? [...local, ...remote] : [{ id: "recent", entries: recent }, ...remote, ...local];
  return { groups: groups.filter(({ entries }) => entries.length > 0), isPending, error: found.error, tryAgain: () => void found.refetch() };
}

/** The debounced text. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    if (paused === text) return;
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, paused]);
  return paused;
}
