import { keepPreviousData, type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { useNavigation } from "react-router";
import type { ServerRows } from "#app/platform/pages/server-rows.ts";
import { type CardsFound, type Summary, summaryOf, type WrittenPage } from "./card-list.ts";
import { useViewer } from "./viewer.ts";

// biome-ignore lint/suspicious/noExplicitAny: errors and keys of any procedure
type ListQuery<P> = UseQueryOptions<P, any, P, any>;

/** The page of cards at an address. `first`: this very page came from the server. While the next one loads, the present one stays. */
export function useCardPage<P extends CardsFound>(query: ListQuery<P>, first: WrittenPage<P> | undefined, path: string) {
  const { viewer } = useViewer();
  // The server wrote prices in riyals. Readers of another currency get live cards, as on every further page.
  const isWritten = first !== undefined && (viewer?.currency ?? "SAR") === "SAR";
  const list = useQuery({ ...query, placeholderData: keepPreviousData, enabled: !isWritten });
  const page = isWritten ? undefined : (list.data as P | undefined);
  const found: Summary<P> | undefined = page ? summaryOf(page) : first;
  const cards: P["items"] | ServerRows<P["items"]> = page?.items ?? first?.cards ?? [];
  const isLoading = useNavigation().location?.pathname === path || list.isPlaceholderData;
  return { found, cards, isLoading, failed: list.isError && !first ? list : undefined };
}

export type CardPage<P extends CardsFound> = ReturnType<typeof useCardPage<P>>;
