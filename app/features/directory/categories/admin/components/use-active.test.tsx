import { beforeEach, expect, test, vi } from "vitest";
import { answerCalls, delayed, refusal } from "#app/api/testing/calls.ts";
import { renderQueryHook } from "#app/platform/testing/render-hook.tsx";
import type { Category } from "../../categories.contract.ts";
import { useActive } from "./use-active.ts";

vi.mock("#app/api/transport.ts", () => ({ link: { call: vi.fn() } }));
const { toast } = vi.hoisted(() => ({ toast: vi.fn() }));
vi.mock("#app/kit/live-events.ts", () => ({ useLiveEvents: () => undefined }));
vi.mock("#app/platform/languages/language-context.tsx", () => ({ useT: () => (key: string) => key }));
vi.mock("#app/ui/toast.tsx", () => ({ toast }));

const tiles = { id: "c1", isActive: true } as Category;
const setActive = vi.fn<(input: { id: string; isActive: boolean }) => unknown>();
const refresh = vi.fn<() => Promise<void>>();
beforeEach(() => {
  vi.resetAllMocks();
  setActive.mockImplementation((input) => input);
  answerCalls({ "bulkChanges.running": () => null, "categories.setActive": setActive });
});
const list = () => renderQueryHook(() => useActive({ refresh, onStarted: vi.fn() }), undefined);

test("hides and, undone, shows again; its row alone is busy meanwhile", async () => {
  const answer = delayed<object>();
  setActive.mockReturnValueOnce(answer.promise);
  const { host, run } = await list();
  await run(() => host.current.setOne(tiles));
  expect(host.current.busyId).toBe("c1");
  await run(() => answer.arrive({ id: "c1", isActive: false }));
  expect([host.current.busyId, toast.mock.calls[0]?.[0].title, refresh.mock.calls.length]).toEqual([undefined, "toast.deactivated", 1]);
  await run(() => toast.mock.calls[0]?.[0].action.onAction());
  expect(setActive.mock.calls.map(([{ isActive }]) => isActive)).toEqual([false, true]);
});

test.each([
  [refusal("INVALID", { fields: { nameAr: "required" } }, 400), "toast.unnamed"],
  [new TypeError("Failed to fetch"), "toast.statusFailed"],
])("%s is named", async (failure, description) => {
  setActive.mockRejectedValueOnce(failure);
  const { host, run } = await list();
  await run(() => host.current.setOne({ ...tiles, isActive: false }));
  expect(toast.mock.calls[0]?.[0]).toMatchObject({ description, tone: "danger" });
});
