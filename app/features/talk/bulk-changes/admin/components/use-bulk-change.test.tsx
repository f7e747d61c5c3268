import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answerCalls, delayed } from "#app/api/testing/calls.ts";
import { renderQueryHook, settle } from "#app/platform/testing/render-hook.tsx";
import type { BulkChange } from "../../bulk-changes.contract.ts";
import { ASK_FROM } from "../../bulk-changes.ts";
import { useBulkChange } from "./use-bulk-change.tsx";

vi.mock("#app/api/transport.ts", () => ({ link: { call: vi.fn() } }));
const { toast, live } = vi.hoisted(() => ({ toast: vi.fn(), live: { hear: () => {} } }));
vi.mock("#app/kit/live-events.ts", () => ({ useLiveEvents: (_topic: string, hear: () => void) => void Object.assign(live, { hear }) }));
vi.mock("#app/platform/languages/language-context.tsx", () => ({ useT: () => (key: string) => key }));
vi.mock("#app/ui/toast.tsx", () => ({ toast }));

type Message = { title: string; tone?: string; action?: { onAction(): void } };
const change = (id: string, status: string, more: object = {}) =>
  ({ id, kind: "k", status, total: 3, changed: 3, unchanged: 0, undoOf: null, isUndoable: true, ...more }) as unknown as BulkChange;

/** The change that the server runs. */
let running: BulkChange | null;
const get = vi.fn<(input: { id: string }) => unknown>();
const undo = vi.fn<(input: { id: string }) => unknown>();
const [refresh, onStarted, send] = [vi.fn(), vi.fn(), vi.fn<() => Promise<BulkChange>>()];
const said = () => toast.mock.calls.map(([{ title }]) => title as Message["title"]);

beforeEach(() => {
  vi.resetAllMocks();
  running = null;
  refresh.mockResolvedValue(undefined);
  send.mockResolvedValue(change("c1", "completed"));
  answerCalls({ "bulkChanges.running": () => running, "bulkChanges.get": get, "bulkChanges.undo": undo });
});
afterEach(() => vi.useRealTimers());

const screen = () => renderQueryHook(() => useBulkChange({ kind: "k", refresh, onStarted, resultText: () => "3 changed" }), undefined);
const wish = (count: number) => ({ count, title: "Published", question: { title: "Publish?", text: "All", action: "Publish" }, send });

test("a few rows change at once, many after a question", async () => {
  const { host, run } = await screen();
  await run(() => host.current.ask(wish(ASK_FROM - 1)));
  expect([send.mock.calls.length, host.current.dialog]).toEqual([1, null]);
  await run(() => host.current.ask(wish(ASK_FROM)));
  expect([send.mock.calls.length, host.current.dialog]).toEqual([1, expect.anything()]);
  await run(() => (host.current.dialog as { props: { onConfirm(): void } }).props.onConfirm());
  expect([send.mock.calls.length, host.current.dialog]).toEqual([2, null]);
});

test("the question that was closed changes nothing", async () => {
  const { host, run } = await screen();
  await run(() => host.current.ask(wish(ASK_FROM)));
  await run(() => (host.current.dialog as { props: { onClose(): void } }).props.onClose());
  expect([send.mock.calls.length, host.current.dialog]).toEqual([0, null]);
});

test("what ended at once is said with its result, and can be undone", async () => {
  undo.mockResolvedValue(change("u1", "completed", { undoOf: "c1", isUndoable: false }));
  const { host, run } = await screen();
  await run(() => host.current.ask(wish(1)));
  expect(toast.mock.calls[0]?.[0]).toMatchObject({ title: "Published", description: "3 changed" });
  expect([onStarted.mock.calls.length, refresh.mock.calls.length]).toEqual([1, 1]);
  await run(() => (toast.mock.lastCall?.[0] as Message | undefined)?.action?.onAction());
  expect(undo.mock.calls).toEqual([[{ id: "c1" }]]);
  expect(toast.mock.calls[1]?.[0]).toMatchObject({ title: "undone", action: undefined });
});

test("one that runs on is followed to its end, which is said once, by its own title", async () => {
  send.mockResolvedValue(change("c1", "running"));
  get.mockResolvedValue(change("c1", "completed"));
  const { host, run } = await screen();
  running = change("c1", "running");
  await run(() => host.current.ask(wish(1)));
  await settle(host);
  expect([host.current.progress, said()]).toEqual([expect.anything(), []]);
  running = null;
  await run(() => live.hear());
  await settle(host);
  await run(() => live.hear());
  await settle(host);
  expect([get.mock.calls, said(), host.current.progress]).toEqual([[[{ id: "c1" }]], ["Published"], null]);
});

test("the next one that follows at once does not hide the end of the first", async () => {
  running = change("c1", "running");
  get.mockResolvedValue(change("c1", "completed"));
  const { host, run } = await screen();
  await vi.waitFor(async () => {
    await settle(host);
    expect(host.current.progress).toBeTruthy();
  });
  running = change("c2", "running");
  await run(() => live.hear());
  await settle(host);
  expect([get.mock.calls, said()]).toEqual([[[{ id: "c1" }]], ["done"]]);
});

test("a failure says so, leaves the selection and the question where they are", async () => {
  const answer = delayed<BulkChange>();
  send.mockReturnValueOnce(answer.promise);
  const { host, run } = await screen();
  await run(() => host.current.ask(wish(ASK_FROM)));
  await run(() => (host.current.dialog as { props: { onConfirm(): void } }).props.onConfirm());
  expect((host.current.dialog as { props: { pending: boolean } }).props.pending).toBe(true);
  await run(() => answer.fail(new TypeError("Failed to fetch")));
  expect([onStarted.mock.calls.length, said(), host.current.dialog]).toEqual([0, ["failed"], expect.anything()]);
});

test("a run that failed on the way is said to have failed, not to be done", async () => {
  send.mockResolvedValue(change("c1", "failed"));
  const { host, run } = await screen();
  await run(() => host.current.ask(wish(1)));
  expect([said(), refresh.mock.calls.length]).toEqual([["failed"], 1]);
});
