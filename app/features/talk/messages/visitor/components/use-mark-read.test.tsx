import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { link } from "#app/api/transport.ts";
import { renderHook, settle } from "#app/platform/testing/render-hook.tsx";
import { useMarkRead } from "./use-mark-read.ts";

vi.mock("#app/api/transport.ts", () => ({ link: { call: vi.fn() } }));

type Shown = { seq: number; known: number | undefined; isAtEnd?: boolean };
const call = vi.mocked(link.call);
beforeEach(() => {
  vi.resetAllMocks();
});
const marked = () => call.mock.calls.filter(([path]) => path.join(".") === "messages.markRead").map(([, input]) => input);

async function reader(first: Shown) {
  const client = new QueryClient();
  const Around = ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  const host = await renderHook(({ seq, known, isAtEnd = true }: Shown) => useMarkRead("c1", seq, known, isAtEnd), first, Around);
  await settle(host);
  const show = async (next: Shown) => {
    await host.render(next);
    await settle(host);
  };
  const look = async (state: "hidden" | "visible") => {
    Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
    await host.act(() => void document.dispatchEvent(new Event("visibilitychange")));
    await settle(host);
  };
  return { show, look };
}

test("marks what is new on the screen once", async () => {
  const { show } = await reader({ seq: 5, known: 3 });
  await show({ seq: 5, known: 3 });
  await show({ seq: 5, known: 5 });
  expect(marked()).toEqual([{ id: "c1", seq: 5 }]);
  await show({ seq: 6, known: 5 });
  expect(marked()).toHaveLength(2);
});

test.each<[string, Shown]>([
  ["what was read already", { seq: 5, known: 5 }],
  ["while it is not known what was read", { seq: 5, known: undefined }],
  ["while the reader is further up", { seq: 5, known: 3, isAtEnd: false }],
])("nothing is marked: %s", async (_, shown) => {
  await reader(shown);
  expect(marked()).toEqual([]);
});

test("marks nothing in a hidden tab until it is visible", async () => {
  const { show, look } = await reader({ seq: 5, known: 5 });
  await look("hidden");
  await show({ seq: 6, known: 5 });
  expect(marked()).toEqual([]);
  await look("visible");
  expect(marked()).toEqual([{ id: "c1", seq: 6 }]);
});

test("retries a failed one on the next event", async () => {
  call.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const { look } = await reader({ seq: 5, known: 3 });
  await look("visible");
  expect(marked()).toEqual([
    { id: "c1", seq: 5 },
    { id: "c1", seq: 5 },
  ]);
});
