import { SAVABLE, type Savable } from "./saved.ts";

/** The list's filter as its address keeps it. */
export const parseSavedType = (parameters: { get(name: string): string | null }): Savable | "" => SAVABLE.find((type) => type === parameters.get("type")) ?? "";

type Page = { next: string | null };

/** Pages of a list; loader and screen share it, so that both mean the same entry of the cache. */
export const savedPages = (type: Savable | "") => ({
  input: (after: string | undefined) => ({ type, ...(after && { after }) }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: Page) => page.next ?? undefined,
});
