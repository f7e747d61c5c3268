import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderHook } from "#app/platform/testing/render-hook.tsx";
import { useWatched } from "./use-watched.ts";

type Step = { id: string; status: string };
const get = vi.fn<() => Promise<Step>>();
const watch = vi.fn<(id: string, signal: AbortSignal) => Promise<AsyncIterable<Step>>>();
const RUN = { query: (id: string) => ({ queryKey: ["run", id], queryFn: get }), watch, isRunning: ({ status }: Step) => status === "processing" };
const onEnd = vi.fn();
const at = (status: string, id = "i1"): Step => ({ id, status });
/** The events of each connection before it is lost. */
let connections: Step[][];
let now: Step;
let client: QueryClient;
const watched = () => watch.mock.calls;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  now = at("processing");
  connections = [];
  get.mockImplementation(async () => now);
  watch.mockImplementation(async () => {
    const steps = connections.shift();
    return (async function* () {
      if (!steps) await new Promise(() => {});
      yield* steps ?? [];
      throw new TypeError("connection lost");
    })();
  });
});
afterEach(() => vi.useRealTimers());

async function watcher(id: string | null = "i1") {
  client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Number.POSITIVE_INFINITY } } });
  const Around = ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  const host = await renderHook((given: string | null) => useWatched(given, RUN, { onEnd }), id, Around);
  const wait = (ms: number) => host.act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
  await wait(0);
  return { host, wait };
}

test("follows a running one and reports its end once", async () => {
  connections = [[at("processing"), at("completed")]];
  const { host, wait } = await watcher();
  await wait(1);
  expect(host.current).toEqual(at("completed"));
  expect(onEnd.mock.calls).toEqual([[at("completed")]]);
  await wait(10_000);
  expect(watched()).toHaveLength(1);
});

test("a lost connection is reopened after a second", async () => {
  connections = [[at("processing")], [at("failed")]];
  const { wait } = await watcher();
  await wait(999);
  expect([watched().length, onEnd.mock.calls.length]).toEqual([1, 0]);
  await wait(1);
  expect(watched()).toHaveLength(2);
  expect(onEnd.mock.calls).toEqual([[at("failed")]]);
});

test("one that had ended before is not watched or reported", async () => {
  now = at("completed");
  const { host } = await watcher();
  expect(host.current).toEqual(at("completed"));
  expect([watched().length, onEnd.mock.calls.length]).toEqual([0, 0]);
});

test("none is chosen: nothing is asked", async () => {
  await watcher(null);
  expect([get.mock.calls.length, watched().length]).toEqual([0, 0]);
});

test("left, the connection ends and is not taken up again", async () => {
  const { host } = await watcher();
  const signal = watched()[0]?.[1];
  await host.unmount();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(signal?.aborted).toBe(true);
  expect(watched()).toHaveLength(1);
});

test("an end known from an answer before the stream is reported once", async () => {
  connections = [[at("processing")]];
  const { host, wait } = await watcher();
  now = at("completed");
  await host.act(() => client.refetchQueries());
  await wait(5_000);
  expect(onEnd.mock.calls).toEqual([[at("completed")]]);
});
