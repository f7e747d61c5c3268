import type { QueryClient } from "@tanstack/react-query";
import type { orpc } from "#app/api/client.ts";
import { problemOf } from "#app/platform/api/problem.ts";

export type BookInput = { id: string; key?: string };
export type Outcome = "found" | "missing" | "failed";
export const STATUS: Record<Outcome, number> = { found: 200, missing: 404, failed: 500 };

/** Which ideabook an address means, with the key that opens it. */
export function bookInput(id: string, request: Request): BookInput {
  const key = new URL(request.url).searchParams.get("key");
  return key ? { id, key } : { id };
}

/** Loader and screen share it, so that both mean the same entry of the cache. */
export const bookQuery = (queries: typeof orpc, input: BookInput) => ({ ...queries.ideabooks.get.queryOptions({ input }), retry: false });

/** Also says for a refusal that came later, while the page was open, that the ideabook is not there for the viewer. */
export const isMissing = (error: unknown): boolean => {
  const { code } = problemOf(error);
  return code === "NOT_FOUND" || code === "BAD_REQUEST";
};

export async function loadBook(client: QueryClient, queries: unknown, input: BookInput): Promise<Outcome> {
  try {
    await client.fetchQuery(bookQuery(queries as typeof orpc, input));
    return "found";
  } catch (error) {
    return isMissing(error) ? "missing" : "failed";
  }
}
