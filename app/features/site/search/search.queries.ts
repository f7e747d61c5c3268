import type { orpc } from "#app/api/client.ts";
import type { SearchKind } from "./search.ts";

/** Pages of one kind, as one infinite query. */
export const kindPages = (words: string, kind: SearchKind) => ({
  input: (page: number) => ({ words, kind, page }),
  initialPageParam: 1,
  getNextPageParam: (last: { next: number | null }) => last.next,
});

/** The cities with vendors. */
export const citiesQuery = (queries: typeof orpc) => queries.vendors.facets.queryOptions({ input: {} });
