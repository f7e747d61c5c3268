import type { KeyboardEvent } from "react";
import { expect, test, vi } from "vitest";
import { renderHook } from "#app/platform/testing/render-hook.tsx";
import type { Draft } from "./draft.ts";
import { useDraft } from "./use-draft.ts";

const tap = (x: number): Draft["steps"][number] => ({ kind: "stroke", points: [[x, 0.5]], surface: "wall" });
const empty: Draft = { steps: [], corners: undefined, finishes: {} };
const start = (unfinished?: Draft["finishes"]) => renderHook(() => useDraft(empty, unfinished), undefined);
type Host = Awaited<ReturnType<typeof start>>;
const add = (host: Host, x: number, gesture?: string) =>
  host.act(() => host.current.change((draft) => ({ ...draft, steps: [...draft.steps, tap(x)] }), gesture));
const xs = (host: Host) => host.current.draft.steps.map((step) => step.points[0]?.[0]);

type Press = { ctrlKey?: boolean; metaKey?: boolean; altKey?: boolean; shiftKey?: boolean; target?: EventTarget };
async function press(host: Host, key: string, { ctrlKey = false, metaKey = false, altKey = false, shiftKey = false, target = document.body }: Press) {
  const preventDefault = vi.fn();
  await host.act(() => host.current.onKeyDown({ key, ctrlKey, metaKey, altKey, shiftKey, target, preventDefault } as unknown as KeyboardEvent));
  return preventDefault.mock.calls.length > 0;
}
function input(type: string) {
  const element = document.createElement("input");
  element.type = type;
  return element;
}

test("what was changed is undone and done again, step by step", async () => {
  const host = await start();
  expect([host.current.canUndo, host.current.canRedo]).toEqual([false, false]);
  await add(host, 0.1);
  await add(host, 0.2);
  await host.act(() => host.current.undo());
  expect([xs(host), host.current.canUndo, host.current.canRedo]).toEqual([[0.1], true, true]);
  await host.act(() => host.current.redo());
  expect([xs(host), host.current.canRedo]).toEqual([[0.1, 0.2], false]);
});

test("with nothing to undo or redo, all stays as it is", async () => {
  const host = await start();
  await host.act(() => host.current.undo());
  await host.act(() => host.current.redo());
  expect(host.current.draft).toBe(empty);
});

test("the changes of one drag are undone together", async () => {
  const host = await start();
  await add(host, 0.1, "drag");
  await add(host, 0.2, "drag");
  await host.act(() => host.current.undo());
  expect(xs(host)).toEqual([]);
});

test("paint chosen the last time is there as a first step that can be undone", async () => {
  const host = await start({ ceiling: null });
  expect([host.current.draft.finishes, host.current.canUndo]).toEqual([{ ceiling: null }, true]);
  await host.act(() => host.current.undo());
  expect(host.current.draft.finishes).toEqual({});
  expect((await start({})).current.canUndo).toBe(false);
});

test("one's own steps go on top of what was saved elsewhere, also in the past and the future", async () => {
  const host = await start();
  await add(host, 0.1);
  await add(host, 0.2);
  await host.act(() => host.current.undo());
  await host.act(() => host.current.putOnTop({ steps: [] }, { steps: [tap(0.9)] }));
  expect(xs(host)).toEqual([0.9, 0.1]);
  await host.act(() => host.current.redo());
  expect(xs(host)).toEqual([0.9, 0.1, 0.2]);
});

test.each<[string, string, Press, number[]]>([
  ["Ctrl+Z undoes", "z", { ctrlKey: true }, [0.1]],
  ["on a Mac the command key", "z", { metaKey: true }, [0.1]],
  ["capitals too", "Z", { ctrlKey: true }, [0.1]],
])("%s", async (_, key, options, left) => {
  const host = await start();
  await add(host, 0.1);
  await add(host, 0.2);
  expect(await press(host, key, options)).toBe(true);
  expect(xs(host)).toEqual(left);
});

test.each<[string, string, Press]>([
  ["Ctrl+Y", "y", { ctrlKey: true }],
  ["Ctrl+Shift+Z", "z", { ctrlKey: true, shiftKey: true }],
])("%s does it again", async (_, key, options) => {
  const host = await start();
  await add(host, 0.1);
  await host.act(() => host.current.undo());
  expect(await press(host, key, options)).toBe(true);
  expect(xs(host)).toEqual([0.1]);
});

test("keys that mean something else are left alone", async () => {
  const host = await start();
  await add(host, 0.1);
  const others: [string, Press][] = [
    ["z", {}],
    ["z", { ctrlKey: true, altKey: true }],
    ["a", { ctrlKey: true }],
    ["z", { ctrlKey: true, target: input("text") }],
    ["z", { ctrlKey: true, target: document.createElement("textarea") }],
  ];
  for (const [key, options] of others) expect(await press(host, key, options)).toBe(false);
  expect(xs(host)).toEqual([0.1]);
  expect(await press(host, "z", { ctrlKey: true, target: input("range") })).toBe(true);
  expect(xs(host)).toEqual([]);
});
