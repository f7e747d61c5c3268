import type { QueryClient } from "@tanstack/react-query";
import type { orpc } from "#app/api/client.ts";
import { type Outcome, outcomeOf } from "#app/api/page-outcome.ts";

export type BookInput = { id: string; key?: string };

/** Which ideabook an address means, with the key that opens it. */
export function bookInput(id: string, request: Request): BookInput {
  const key = new URL(request.url).searchParams.get("key");
  return key ? { id, key } : { id };
}

/** Loader and screen share it, so that both mean the same entry of the cache. */
export const bookQuery = (queries: typeof orpc, input: BookInput) => ({ ...queries.ideabooks.get.queryOptions({ input }), retry: false });

export async function loadBook(client: QueryClient, queries: unknown, input: BookInput): Promise<Outcome> {
  try {
    await client.fetchQuery(bookQuery(queries as typeof orpc, input));
    return "found";
  } catch (error) {
    return outcomeOf(error);
  }
}
