import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchRow } from "./watch.server.ts";

const live = vi.hoisted(() => ({ listeners: new Set<(id: string) => void>() }));
vi.mock("./live.server.ts", () => ({
  subscribe(_topic: string, listener: (id: string) => void) {
    live.listeners.add(listener);
    return () => live.listeners.delete(listener);
  },
}));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  live.listeners.clear();
});

const change = (id: string) => {
  for (const listener of live.listeners) listener(id);
};

/** Someone who watches "mine" all the time, and when each row came. */
function watcher({ runs = Number.POSITIVE_INFINITY, signal }: { runs?: number; signal?: AbortSignal } = {}) {
  const times: number[] = [];
  const started = Date.now();
  let reads = 0;
  const read = async () => {
    reads += 1;
    return reads;
  };
  const done = (async () => {
    for await (const _ of watchRow({ topic: "row", id: "mine", read, isRunning: (row) => row < runs, signal })) times.push(Date.now() - started);
  })();
  return { times, done };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test("a row comes now and with each change of its own; without any it is read again every five seconds", async () => {
  const { times } = watcher();
  await pass(300);
  change("other");
  await pass(200);
  expect(times).toEqual([0]);
  change("mine");
  await pass(0);
  expect(times).toEqual([0, 500]);
  await pass(5_099);
  expect(times).toEqual([0, 500]);
  await pass(1);
  expect(times).toEqual([0, 500, 5_600]);
});

test("many changes at once are one row, a tenth of a second later", async () => {
  const { times } = watcher();
  await pass(10);
  for (let n = 0; n < 5; n += 1) change("mine");
  await pass(89);
  expect(times).toEqual([0]);
  await pass(1);
  expect(times).toEqual([0, 100]);
  await pass(4_000);
  expect(times).toEqual([0, 100]);
});

test("it ends with the row, and nobody listens then", async () => {
  const { times, done } = watcher({ runs: 2 });
  await pass(0);
  expect(live.listeners.size).toBe(1);
  await pass(200);
  change("mine");
  await done;
  expect([times.length, live.listeners.size, vi.getTimerCount()]).toEqual([2, 0, 0]);
});

test.each([50, 300])("it ends when the watcher leaves, %i ms after a row", async (ms) => {
  const leave = new AbortController();
  const removed = vi.spyOn(leave.signal, "removeEventListener");
  const { times, done } = watcher({ signal: leave.signal });
  await pass(ms);
  leave.abort();
  await pass(60);
  await done;
  expect([times.length, live.listeners.size, vi.getTimerCount(), removed.mock.calls.length]).toEqual([1, 0, 0, 1]);
});

test("who has left already gets nothing", async () => {
  const { times, done } = watcher({ signal: AbortSignal.abort() });
  await done;
  expect(times).toEqual([]);
});
