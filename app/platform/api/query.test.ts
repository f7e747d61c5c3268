import { MutationObserver, notifyManager } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { makeQueryClient } from "./query.ts";

test("what a click starts is shown before the browser does anything else", async () => {
  const saving = new MutationObserver(makeQueryClient(), { mutationFn: (_isOn: boolean) => new Promise<never>(() => {}) });
  const order: unknown[] = [];
  const nextTask = new Promise<void>((done) => setTimeout(() => done(void order.push("the next task")), 0));
  // As useMutation subscribes.
  const isShown = new Promise<void>((done) =>
    saving.subscribe(notifyManager.batchCalls(({ isPending, variables }) => done(void order.push({ isPending, variables })))),
  );
  void saving.mutate(true);
  await Promise.all([nextTask, isShown]);
  expect(order).toEqual([{ isPending: true, variables: true }, "the next task"]);
});

test("on the server no timer holds what a page was made of", async () => {
  vi.useFakeTimers();
  try {
    const client = makeQueryClient();
    await client.prefetchQuery({ queryKey: ["rows"], queryFn: async () => ["one"] });
    await client.prefetchQuery({ queryKey: ["for half an hour"], queryFn: async () => ["one"], gcTime: 1_800_000 });
    await client.prefetchQuery({ queryKey: ["failing"], queryFn: () => Promise.reject(new Error("no")) });
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
