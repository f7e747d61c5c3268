import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { link } from "#app/api/transport.ts";
import { renderHook } from "#app/platform/testing/render-hook.tsx";
import { useWatchedImport } from "./use-watched-import.ts";

vi.mock("#app/api/transport.ts", () => ({ link: { call: vi.fn() } }));

type Step = { id: string; status: string };
const call = vi.mocked(link.call);
const onEnd = vi.fn();
const at = (status: string, id = "i1"): Step => ({ id, status });
/** What each connection tells before it is lost. */
let connections: Step[][];
let now: Step;
const watched = () => call.mock.calls.filter(([path]) => path[1] === "watch");

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  now = at("processing");
  connections = [];
  call.mockImplementation(async (path) => {
    if (path[1] === "get") return now;
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
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Number.POSITIVE_INFINITY } } });
  const Around = ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  const host = await renderHook((given: string | null) => useWatchedImport(given, onEnd), id, Around);
  const wait = (ms: number) => host.act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
  await wait(0);
  return { host, wait };
}

test("follows one that runs and tells its end once", async () => {
  connections = [[at("processing"), at("completed")]];
  const { host, wait } = await watcher();
  await wait(1);
  expect(host.current).toEqual(at("completed"));
  expect(onEnd.mock.calls).toEqual([[at("completed")]]);
  await wait(10_000);
  expect(watched()).toHaveLength(1);
});

test("a lost connection is taken up again after a second", async () => {
  connections = [[at("processing")], [at("failed")]];
  const { wait } = await watcher();
  await wait(999);
  expect([watched().length, onEnd.mock.calls.length]).toEqual([1, 0]);
  await wait(1);
  expect(watched()).toHaveLength(2);
  expect(onEnd.mock.calls).toEqual([[at("failed")]]);
});

test("one that had ended before is not watched, and its end is no news", async () => {
  now = at("completed");
  const { host } = await watcher();
  expect(host.current).toEqual(at("completed"));
  expect([watched().length, onEnd.mock.calls.length]).toEqual([0, 0]);
});

test("none is chosen: nothing is asked", async () => {
  await watcher(null);
  expect(call).not.toHaveBeenCalled();
});

test("left, the connection ends and is not taken up again", async () => {
  const { host } = await watcher();
  const signal = watched()[0]?.[2].signal;
  await host.unmount();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(signal?.aborted).toBe(true);
  expect(watched()).toHaveLength(1);
});
