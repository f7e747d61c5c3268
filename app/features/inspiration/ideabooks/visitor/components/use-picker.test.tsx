import { QueryClient } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { orpc } from "#app/api/client.ts";
import { answerCalls, delayed } from "#app/api/testing/calls.ts";
import { renderQueryHook } from "#app/platform/testing/render-hook.tsx";
import { usePicker } from "./use-picker.tsx";

vi.mock("#app/api/transport.ts", () => ({ link: { call: vi.fn() } }));
const { toast } = vi.hoisted(() => ({ toast: vi.fn() }));
vi.mock("#app/platform/languages/language-context.tsx", () => ({ useT: () => (key: string) => key }));
vi.mock("#app/ui/toast.tsx", () => ({ toast }));

type Book = { id: string; title: string; hasIdea: boolean; itemCount: number };
const KEY = orpc.ideabooks.listMine.key();
const [add, remove] = [vi.fn<(input: object) => unknown>(), vi.fn<(input: object) => unknown>()];
beforeEach(() => {
  vi.resetAllMocks();
  add.mockResolvedValue({});
  answerCalls({ "ideabooks.addItem": add, "ideabooks.removeItem": remove });
});

async function picker() {
  const client = new QueryClient();
  const books: Book[] = ["a", "b"].map((id) => ({ id, title: id, hasIdea: id === "b", itemCount: 5 }));
  client.setQueryData(KEY, { pages: [{ items: books }], pageParams: [null] });
  const { host, run } = await renderQueryHook(() => usePicker("idea1"), undefined, client);
  const shown = () => (client.getQueryData(KEY) as { pages: [{ items: Book[] }] }).pages[0].items.map(({ hasIdea, itemCount }) => [hasIdea, itemCount]);
  return { host, run, shown, book: (at: number) => books[at] as Book };
}

test("it is in the book at once, and in no other", async () => {
  const answer = delayed<object>();
  add.mockReturnValueOnce(answer.promise);
  const { host, run, shown, book } = await picker();
  await run(() => host.current.add(book(0)));
  expect(shown()).toEqual([
    [true, 6],
    [true, 5],
  ]);
  await run(() => answer.arrive({}));
  expect(add.mock.calls).toEqual([[{ id: "a", ideaId: "idea1" }]]);
});

test("refused, it is out again, and the count is the former one", async () => {
  add.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const { host, run, shown, book } = await picker();
  await run(() => host.current.add(book(0)));
  expect([shown()[0], toast.mock.calls[0]?.[0]]).toEqual([[false, 5], { title: "failed", tone: "danger" }]);
});

test("taken out and undone, it is back with its note at its place", async () => {
  remove.mockResolvedValueOnce({ removed: { note: "For the hall", after: "i3" } });
  const { host, run, shown, book } = await picker();
  await run(() => host.current.takeOut(book(1)));
  expect(shown()[1]).toEqual([false, 4]);
  const button = toast.mock.calls[0]?.[0].description as ReactElement<{ onClick(): void }>;
  await run(() => button.props.onClick());
  expect([shown()[1], add.mock.calls]).toEqual([[true, 5], [[{ id: "b", ideaId: "idea1", note: "For the hall", after: "i3" }]]]);
});
