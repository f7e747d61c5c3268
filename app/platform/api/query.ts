import { type DehydratedState, dehydrate, notifyManager, QueryClient, timeoutManager } from "@tanstack/react-query";
import { MINUTE_MS } from "#app/platform/rules/durations.ts";

// What a click changes is shown before the next frame. A later task is too late for a switch: React would have reset it by then, and it would flicker.
notifyManager.setScheduler(queueMicrotask);

const isServer = typeof document === "undefined";

// A query that names a time of its own would hold its whole request on the server until then (React's work runs in a request's async context).
if (isServer) timeoutManager.setTimeoutProvider({ setTimeout: () => 0, clearTimeout: () => {}, setInterval: () => 0, clearInterval: () => {} });

/** Fresh for 5 minutes, cached for 10; queries are tried once more, mutations never; no refetch on focus. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // On the server a client lives as long as its request: a retry would only delay the page.
      queries: {
        staleTime: 5 * MINUTE_MS,
        gcTime: 10 * MINUTE_MS,
        retry: isServer ? false : 1,
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false },
    },
  });
}

let inBrowser: QueryClient | undefined;
/** The browser's one query client. */
export function browserQueryClient(): QueryClient {
  inBrowser ??= makeQueryClient();
  return inBrowser;
}

/** The client's data for the page. Times are cut to the minute, so that equal data gives equal bytes and ETags hold. */
export function dehydrateStable(client: QueryClient): DehydratedState {
  const state = dehydrate(client);
  const at = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
  for (const query of state.queries) {
    query.dehydratedAt = at;
    query.state.dataUpdatedAt = at;
  }
  return state;
}
