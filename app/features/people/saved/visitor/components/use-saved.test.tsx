import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { link } from "#app/api/transport.ts";
import { makeQueryClient } from "#app/platform/api/query.ts";
import { renderHook, settle } from "#app/platform/testing/render-hook.tsx";
import { useSaved } from "./use-saved.ts";

type Saved = { id: string } | null;
let hear: (event: Saved) => void = () => {};
const [toast, person] = vi.hoisted(() => [vi.fn(), { viewer: {} as object | null }]);
vi.mock("#app/api/transport.ts", () => ({ link: { call: vi.fn() } }));
vi.mock("#app/kit/live-events.ts", () => ({ useLiveEvents: (_: string, handler: typeof hear) => (hear = handler) }));
vi.mock("#app/kit/viewer.ts", () => ({ useViewer: () => person }));
vi.mock("#app/platform/languages/language-context.tsx", () => {
  const t = (key: string) => key;
  return { useT: () => t };
});
vi.mock("#app/ui/toast.tsx", () => ({ toast }));

const call = vi.mocked(link.call);
/** Ids that the server has. */
let stored: Set<string>;
const asked = (name: string) => call.mock.calls.filter(([path]) => path[1] === name).map(([, input]) => input);

beforeEach(() => {
  vi.resetAllMocks();
  person.viewer = {};
  stored = new Set(["b"]);
  call.mockImplementation(async ([, name], input) => {
    if (name === "check") return { ids: (input as { ids: string[] }).ids.filter((id) => stored.has(id)) };
    if (name === "save") stored.add((input as { id: string }).id);
    else stored.delete((input as { id: string }).id);
  });
});

async function hearts(...ids: string[]) {
  const client = makeQueryClient();
  const Around = ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  const host = await renderHook(() => ids.map((id) => useSaved("idea", id)), undefined, Around);
  const states = () => host.current.map(({ isSaved }) => isSaved);
  const become = (...expected: boolean[]) => host.act(() => vi.waitFor(() => expect(states()).toEqual(expected)));
  return { host, states, become };
}

test("checks all items in one call", async () => {
  const { become } = await hearts("a", "b");
  await become(false, true);
  expect(asked("check")).toEqual([{ type: "idea", ids: ["a", "b"] }]);
});

test("saves optimistically with one request; its neighbor stays", async () => {
  const { host, states, become } = await hearts("a", "b", "c");
  await become(false, true, false);
  await host.act(() => host.current[0]?.setSaved(true));
  expect(states()).toEqual([true, true, false]);
  await settle(host);
  expect(states()).toEqual([true, true, false]);
  expect(asked("save")).toEqual([{ type: "idea", id: "a" }]);
  expect(toast.mock.calls).toEqual([[{ title: "saved" }]]);
});

test("rolls back and reports a refusal", async () => {
  const { host, states, become } = await hearts("b");
  await become(true);
  call.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await host.act(() => host.current[0]?.setSaved(false));
  await settle(host);
  expect(states()).toEqual([true]);
  expect(toast.mock.calls).toEqual([[{ title: "removeFailed", tone: "danger" }]]);
});

test("sends nothing while signed out", async () => {
  person.viewer = null;
  const { host, states } = await hearts("b");
  await settle(host);
  expect(states()).toEqual([false]);
  expect(call).not.toHaveBeenCalled();
});

test("reloads after a change in another tab", async () => {
  const { host, become } = await hearts("a");
  await become(false);
  stored.add("a");
  await host.act(() => hear({ id: "a" }));
  await become(true);
});
