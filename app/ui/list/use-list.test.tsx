import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { morePages } from "#app/platform/list/more-pages.ts";
import { renderHook, settle } from "#app/platform/testing/render-hook.tsx";
import { useMoreList, useNumberedList } from "./use-list.ts";

type Item = { id: string };
type Page = { items: Item[]; next: string | null };
type Asked = { kind: string; after?: string | undefined };
type Answer = (asked: Asked) => Promise<Page>;

const items = (...ids: string[]): Item[] => ids.map((id) => ({ id }));

function more(answer: Answer) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const Around = ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  const useList = (kind: string) => {
    const { input, ...pages } = morePages({ kind });
    return useMoreList({ queryKey: [kind], queryFn: ({ pageParam }) => answer(input(pageParam)), ...pages });
  };
  return renderHook(useList, "tax" as string, Around);
}

test("continues after the last page, and lists a shifted row once", async () => {
  const answer = vi.fn<Answer>(async ({ after }) => (after ? { items: items("b", "c"), next: null } : { items: items("a", "b"), next: "cursor" }));
  const host = await more(answer);
  await settle(host);
  expect(host.current.items).toEqual(items("a", "b"));
  await host.act(() => host.current.more?.load());
  await settle(host);
  expect(answer.mock.calls.map(([asked]) => asked)).toEqual([{ kind: "tax" }, { kind: "tax", after: "cursor" }]);
  expect(host.current.items).toEqual(items("a", "b", "c"));
  expect(host.current.more).toBeUndefined();
});

test("a failed next page is reported, leaves the items and can be retried", async () => {
  let isBroken = true;
  const host = await more(async ({ after }) => {
    if (after && isBroken) throw new Error("no network");
    return after ? { items: items("b"), next: null } : { items: items("a"), next: "cursor" };
  });
  await settle(host);
  await host.act(() => host.current.more?.load());
  await settle(host);
  expect(host.current).toMatchObject({ items: items("a"), more: { hasFailed: true, isPending: false } });
  isBroken = false;
  await host.act(() => host.current.more?.load());
  await settle(host);
  expect(host.current).toMatchObject({ items: items("a", "b"), error: null });
});

test("the old answer stays, marked as such, until the new one is here", async () => {
  let arrive: (page: Page) => void = () => {};
  const host = await more(({ kind }) => (kind === "tax" ? Promise.resolve({ items: items("a"), next: null }) : new Promise((resolve) => (arrive = resolve))));
  await settle(host);
  await host.render("permit");
  expect(host.current).toMatchObject({ items: items("a"), isStale: true });
  await host.act(() => arrive({ items: items("z"), next: null }));
  await settle(host);
  expect(host.current).toMatchObject({ items: items("z"), isStale: false });
});

test("a first page that failed has no items, and is asked for again", async () => {
  let isBroken = true;
  const host = await more(async () => {
    if (isBroken) throw new Error("no network");
    return { items: items("a"), next: null };
  });
  await settle(host);
  expect(host.current.items).toBeUndefined();
  expect(host.current.error).toBeInstanceOf(Error);
  isBroken = false;
  await host.act(() => host.current.retry());
  await settle(host);
  expect(host.current).toMatchObject({ items: items("a"), error: null });
});

test("numbered pages say where they are", async () => {
  const client = new QueryClient();
  const Around = ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  const page = { items: items("a"), total: 21, hasMore: false, page: 2, pageSize: 20 };
  const host = await renderHook(() => useNumberedList({ queryKey: ["n"], queryFn: async () => page }), undefined, Around);
  await settle(host);
  expect(host.current).toMatchObject({ items: items("a"), numbers: { page: 2, pageSize: 20, total: 21, hasMore: false } });
});
