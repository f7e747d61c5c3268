import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { link } from "#app/api/transport.ts";
import { renderHook } from "#app/platform/testing/render-hook.tsx";
import { useTyping } from "./use-typing.ts";

type Typing = { conversationId: string; userId: string } | null;
let hear: (event: Typing) => void = () => {};
vi.mock("#app/api/transport.ts", () => ({ link: { call: vi.fn() } }));
vi.mock("#app/kit/live-events.ts", () => ({ useLiveEvents: (_: string, handler: typeof hear) => (hear = handler) }));

const call = vi.mocked(link.call);
beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  call.mockRejectedValue(new Error("nobody waits for it"));
});
afterEach(() => vi.useRealTimers());

test("the other is writing until six seconds pass without an event", async () => {
  const host = await renderHook(() => useTyping("c1"), undefined);
  await host.act(() => hear({ conversationId: "c1", userId: "u1" }));
  expect(host.current.typist).toBe("u1");
  await host.act(() => void vi.advanceTimersByTime(5_000));
  await host.act(() => hear({ conversationId: "c1", userId: "u1" }));
  await host.act(() => void vi.advanceTimersByTime(5_999));
  expect(host.current.typist).toBe("u1");
  await host.act(() => void vi.advanceTimersByTime(1));
  expect(host.current.typist).toBeNull();
});

test("events of other conversations and reconnects do not count", async () => {
  const host = await renderHook(() => useTyping("c1"), undefined);
  await host.act(() => hear({ conversationId: "c2", userId: "u1" }));
  await host.act(() => hear(null));
  expect(host.current.typist).toBeNull();
});

test("their message ends it", async () => {
  const host = await renderHook(() => useTyping("c1"), undefined);
  await host.act(() => hear({ conversationId: "c1", userId: "u1" }));
  await host.act(() => host.current.stop());
  expect(host.current.typist).toBeNull();
});

test("sends at most every four seconds, and at once for the next message", async () => {
  const host = await renderHook(() => useTyping("c1"), undefined);
  const say = async () => {
    await host.act(() => host.current.say());
    return call.mock.calls.length;
  };
  expect([await say(), await say()]).toEqual([1, 1]);
  vi.advanceTimersByTime(3_999);
  expect(await say()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await say()).toBe(2);
  host.current.forget();
  expect(await say()).toBe(3);
  expect(call.mock.calls[0]?.slice(0, 2)).toEqual([["messages", "typing"], { id: "c1" }]);
});
