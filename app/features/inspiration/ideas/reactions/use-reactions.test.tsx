import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { link } from "#app/api/transport.ts";
import { renderHook, settle } from "#app/platform/testing/render-hook.tsx";
import type { IdeaReactions } from "./reactions.contract.ts";
import { useReactions } from "./use-reactions.ts";

type Saved = { id: string } | null;
let hear: (event: Saved) => void = () => {};
const toast = vi.hoisted(() => vi.fn());
vi.mock("#app/api/transport.ts", () => ({ link: { call: vi.fn() } }));
vi.mock("#app/kit/live-events.ts", () => ({ useLiveEvents: (_: string, handler: typeof hear) => (hear = handler) }));
vi.mock("#app/platform/languages/language-context.tsx", () => ({ useT: () => (key: string) => key }));
vi.mock("#app/ui/toast.tsx", () => ({ toast }));

const call = vi.mocked(link.call);
const shown = (id: string, likes: number) => ({ id, likes }) as unknown as IdeaReactions;
const liked = (now: IdeaReactions) => ({ ...now, likes: 6 }) as unknown as IdeaReactions;
const checks = () => call.mock.calls.filter(([path]) => path[1] === "check").map(([, input]) => (input as { ids: string[] }).ids);

beforeEach(() => {
  vi.resetAllMocks();
  call.mockImplementation(async (_, input) => ({ ideas: (input as { ids: string[] }).ids.map((id) => shown(id, 5)) }));
});

async function idea(ids: string[] = ["a"]) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const Around = ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  const host = await renderHook(() => ids.map((id) => useReactions(id)), undefined, Around);
  // Those of one moment are collected before they are sent.
  await host.act(() => vi.waitFor(() => expect(host.current.every(({ reactions }) => reactions)).toBe(true)));
  return host;
}

test("all ideas of a page ask in one call", async () => {
  const host = await idea(["a", "b"]);
  expect(checks()).toEqual([["a", "b"]]);
  expect(host.current.map(({ reactions }) => reactions)).toEqual([shown("a", 5), shown("b", 5)]);
});

test("a change is shown before the server answers, then what it says; a neighbor stays as it is", async () => {
  const host = await idea(["a", "b"]);
  let answer: (now: IdeaReactions) => void = () => {};
  await host.act(() => void host.current[0]?.change("a", liked, () => new Promise((resolve) => (answer = resolve))));
  await settle(host);
  expect(host.current.map(({ reactions }) => reactions)).toEqual([shown("a", 6), shown("b", 5)]);
  await host.act(() => answer(shown("a", 9)));
  await settle(host);
  expect(host.current.map(({ reactions }) => reactions)).toEqual([shown("a", 9), shown("b", 5)]);
  expect(toast).not.toHaveBeenCalled();
});

test("rolls back and reports a refusal", async () => {
  const host = await idea();
  const done = vi.fn();
  await host.act(() => void host.current[0]?.change("a", liked, () => Promise.reject(new Error("refused"))).then(done));
  await settle(host);
  expect(host.current[0]?.reactions).toEqual(shown("a", 5));
  expect(done.mock.calls).toEqual([[false]]);
  expect(toast.mock.calls).toEqual([[{ title: "failed", tone: "danger" }]]);
});

test("a change in another tab reloads this idea, and no other", async () => {
  const host = await idea();
  await host.act(() => hear({ id: "b" }));
  await settle(host);
  await host.act(() => hear({ id: "a" }));
  await host.act(() => vi.waitFor(() => expect(checks()).toEqual([["a"], ["a"]])));
});
