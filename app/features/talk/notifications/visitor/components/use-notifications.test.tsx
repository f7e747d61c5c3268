import type { ReactElement } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answerCalls } from "#app/api/testing/calls.ts";
import { renderQueryHook } from "#app/platform/testing/render-hook.tsx";
import { useLiveNotifications, useNotificationActions } from "./use-notifications.ts";

vi.mock("#app/api/transport.ts", () => ({ link: { call: vi.fn() } }));
const { toast, dismiss, live } = vi.hoisted(() => ({ toast: vi.fn(), dismiss: vi.fn(), live: { hear: () => {} } }));
vi.mock("#app/kit/live-events.ts", () => ({ useLiveEvents: (_topic: string, hear: () => void) => void Object.assign(live, { hear }) }));
vi.mock("#app/platform/languages/language-context.tsx", () => ({ useT: () => (key: string) => key }));
vi.mock("#app/ui/toast.tsx", () => ({ toast }));

const [remove, restore] = [vi.fn<(input: object) => unknown>(), vi.fn<(input: object) => unknown>()];
beforeEach(() => {
  vi.resetAllMocks();
  toast.mockReturnValue({ dismiss });
  for (const call of [remove, restore]) call.mockResolvedValue({});
  answerCalls({ "notifications.remove": remove, "notifications.restore": restore });
});
afterEach(() => vi.useRealTimers());

test("a burst of events is one reload, and none after the page was left", async () => {
  const { host, client } = await renderQueryHook(() => useLiveNotifications(), undefined);
  const invalidate = vi.spyOn(client, "invalidateQueries");
  vi.useFakeTimers();
  for (let event = 0; event < 5; event += 1) live.hear();
  await vi.advanceTimersByTimeAsync(119);
  expect(invalidate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(invalidate).toHaveBeenCalledOnce();
  live.hear();
  await host.unmount();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(invalidate).toHaveBeenCalledOnce();
});

test("removed and undone: the same one comes back, and the message goes", async () => {
  const { host, run } = await renderQueryHook(() => useNotificationActions(), undefined);
  await run(() => host.current.remove("n1"));
  await run(() => (toast.mock.calls[0]![0].description as ReactElement<{ onClick(): void }>).props.onClick());
  expect([remove.mock.calls, restore.mock.calls, dismiss.mock.calls.length]).toEqual([[["n1"].map((id) => ({ id }))], [[{ id: "n1" }]], 1]);
});

test("a failure says so", async () => {
  remove.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const { host, run } = await renderQueryHook(() => useNotificationActions(), undefined);
  await run(() => host.current.remove("n1"));
  expect(toast.mock.calls).toEqual([[{ title: "actionFailed", tone: "danger" }]]);
});
