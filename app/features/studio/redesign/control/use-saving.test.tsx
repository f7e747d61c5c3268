import { ORPCError } from "@orpc/client";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { link } from "#app/api/transport.ts";
import type { FoundMap } from "#app/engines/room/marks/labels.ts";
import { renderHook } from "#app/platform/testing/render-hook.tsx";
import type { Draft } from "./draft.ts";
import { useSaving } from "./use-saving.ts";

vi.mock("#app/api/transport.ts", () => ({ link: { call: vi.fn() } }));

type Marks = Pick<Draft, "steps" | "corners">;
const map = { width: 2, height: 1 } as FoundMap;
const tap = (x: number): Draft["steps"][number] => ({ kind: "stroke", points: [[x, 0.5]], surface: "wall" });
const marks = (...xs: number[]): Marks => ({ steps: xs.map(tap), corners: undefined });
const nothing = marks();

const call = vi.mocked(link.call);
const onTheirs = vi.fn();
/** What the server has. */
let stored: { version: number; steps: Draft["steps"] };
const sent = () =>
  call.mock.calls.filter(([path]) => path[1] === "correct").map(([, input]) => input as { version: number; corrections: { steps: unknown[] } });

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  stored = { version: 0, steps: [] };
  call.mockImplementation(async (path, input) => {
    if (path[1] === "surfaces") return { corrections: { steps: stored.steps }, correctionsVersion: stored.version };
    const { version, corrections } = input as { version: number; corrections: { steps: Draft["steps"] } };
    if (version !== stored.version) throw new ORPCError("CONFLICT");
    stored = { version: version + 1, steps: corrections.steps };
    return { correctionsVersion: stored.version };
  });
});
afterEach(() => vi.useRealTimers());

async function editor() {
  const client = new QueryClient();
  const invalidate = vi.spyOn(client, "invalidateQueries");
  const Around = ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  const host = await renderHook((now: Marks) => useSaving("r1", map, 0, now, onTheirs), nothing, Around);
  return { host, invalidate, wait: (ms: number) => host.act(async () => void (await vi.advanceTimersByTimeAsync(ms))) };
}

test("saves a moment after the last change, once", async () => {
  const { host, wait } = await editor();
  await host.render(marks(0.1));
  await wait(600);
  await host.render(marks(0.1, 0.2));
  await wait(699);
  expect(sent()).toEqual([]);
  await wait(1);
  expect(sent()).toMatchObject([{ version: 0, corrections: { steps: [tap(0.1), tap(0.2)] } }]);
  expect(host.current.saving).toBe("saved");
  await wait(5_000);
  expect(sent()).toHaveLength(1);
});

test("without a change nothing is sent, also when the editor is closed", async () => {
  const { host, wait } = await editor();
  await host.render(nothing);
  await wait(1_000);
  await host.unmount();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(call).not.toHaveBeenCalled();
});

test("a change while it saves goes after it, on top of its version", async () => {
  const { host, wait } = await editor();
  let answer: () => void = () => {};
  call.mockImplementationOnce(() => new Promise((resolve) => (answer = () => resolve({ correctionsVersion: stored.version }))));
  await host.render(marks(0.1));
  await wait(700);
  expect(host.current.saving).toBe("saving");
  await host.render(marks(0.1, 0.2));
  await wait(700);
  expect(sent()).toHaveLength(1);
  stored = { version: 1, steps: [tap(0.1)] };
  await host.act(() => answer());
  await wait(0);
  expect(sent()).toMatchObject([{ version: 0 }, { version: 1 }]);
  expect(stored).toMatchObject({ version: 2, steps: [tap(0.1), tap(0.2)] });
});

test("after a conflict with another window, one's own steps go on top of theirs", async () => {
  const { host, wait } = await editor();
  stored = { version: 3, steps: [tap(0.9)] };
  await host.render(marks(0.1));
  await wait(700);
  expect(stored).toEqual({ version: 4, steps: [tap(0.9), tap(0.1)] });
  expect(onTheirs.mock.calls).toEqual([[{ steps: [] }, { steps: [tap(0.9)] }]]);
});

test("after five conflicts in a row it fails with an error", async () => {
  const { host, wait } = await editor();
  call.mockImplementation(async (path) => {
    if (path[1] === "correct") throw new ORPCError("CONFLICT");
    return { corrections: { steps: [] }, correctionsVersion: 1 };
  });
  await host.render(marks(0.1));
  await wait(700);
  expect(sent()).toHaveLength(5);
  expect(host.current.saving).toBe("failed");
});

test("one that failed is sent again when it is asked for", async () => {
  const { host, wait } = await editor();
  call.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await host.render(marks(0.1));
  await wait(700);
  expect([host.current.saving, sent().length]).toEqual(["failed", 1]);
  await host.act(async () => expect(await host.current.flush()).toBe(true));
  expect([host.current.saving, stored.version]).toEqual(["saved", 1]);
});

test("closed at once, it saves all the same, and the redesign is asked for anew", async () => {
  const { host, invalidate } = await editor();
  await host.render(marks(0.1));
  await host.unmount();
  await vi.advanceTimersByTimeAsync(0);
  expect(stored.version).toBe(1);
  expect(invalidate).toHaveBeenCalledOnce();
});
