import type { orpc } from "#app/api/client.ts";
import { LAST_WORK_PAGE } from "./profiles.ts";

/** The page of someone's work that an address names; the first for what is no page. */
export function workQuery(queries: typeof orpc, id: string, search: URLSearchParams) {
  const named = Number(search.get("page"));
  const page = Number.isInteger(named) && named >= 1 && named <= LAST_WORK_PAGE ? named : 1;
  return queries.profiles.work.queryOptions({ input: { id, page } });
}
