import type { orpc } from "#app/api/client.ts";
import type { LookSearch } from "./look.address.ts";

/** Back finds the results as they were. */
export const lookQuery = (queries: typeof orpc, search: LookSearch) => ({
  ...queries.ideaLook.byLook.queryOptions({ input: search }),
  staleTime: 30 * 60_000,
  gcTime: 30 * 60_000,
});
