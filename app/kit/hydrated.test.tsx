import { dehydrate, QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { renderHook } from "#app/platform/testing/render-hook.tsx";
import { hydrated } from "./hydrated.tsx";

const queryKey = ["project"];

test("a screen has its data from its first render on, also where the same was asked for before and not answered yet", async () => {
  const server = new QueryClient();
  server.setQueryData(queryKey, "ours");
  const state = dehydrate(server);
  const client = new QueryClient();
  // The page before asked, and was left.
  void client.prefetchQuery({ queryKey, queryFn: () => new Promise<string>(() => {}) });
  const Show = hydrated<{ children: ReactNode }>(({ children }) => children);
  const Around = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <Show loaderData={{ state, children }} />
    </QueryClientProvider>
  );
  const seen: unknown[] = [];
  const host = await renderHook(
    () => {
      seen.push(useQuery({ queryKey, queryFn: () => "theirs", staleTime: Number.POSITIVE_INFINITY }).data);
    },
    undefined,
    Around,
  );
  expect(seen[0]).toBe("ours");
  await host.unmount();
});
