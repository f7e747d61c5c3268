import { beforeEach, expect, test, vi } from "vitest";
import { orpc } from "#app/api/client.ts";
import { answerCalls, delayed } from "#app/api/testing/calls.ts";
import { renderQueryHook, settle } from "#app/platform/testing/render-hook.tsx";
import type { BookItem, Ideabook } from "../../ideabooks.contract.ts";
import { useBook, useBookItems } from "./use-book.tsx";

vi.mock("#app/api/transport.ts", () => ({ link: { call: vi.fn() } }));
const { toast, live } = vi.hoisted(() => ({ toast: vi.fn(), live: { hear: (_event: { id: string } | null) => {} } }));
vi.mock("#app/kit/live-events.ts", () => ({ useLiveEvents: (_topic: string, hear: () => void) => void Object.assign(live, { hear }) }));
vi.mock("#app/platform/languages/language-context.tsx", () => ({ useT: () => (key: string) => key }));
vi.mock("#app/ui/toast.tsx", () => ({ toast }));

const INPUT = { id: "b1" } as Parameters<typeof useBook>[0];
const item = (id: string) => ({ id, ideaId: `idea-${id}`, isCover: false, idea: {} }) as unknown as BookItem;
/** The book as the server has it. */
let stored: BookItem[];
const [get, move, remove, add, update] = [vi.fn(), vi.fn(), vi.fn(), vi.fn(), vi.fn()];

beforeEach(() => {
  vi.resetAllMocks();
  stored = ["a", "b", "c"].map(item);
  get.mockImplementation(() => ({ id: "b1", items: stored, itemCount: stored.length }));
  move.mockImplementation(() => ({ order: stored.map(({ id }) => id) }));
  answerCalls({ "ideabooks.get": get, "ideabooks.moveItem": move, "ideabooks.removeItem": remove, "ideabooks.addItem": add, "ideabooks.update": update });
});

async function book() {
  const { host, run, client } = await renderQueryHook(() => ({ query: useBook(INPUT), items: useBookItems(INPUT) }), undefined);
  const act = async (change: () => unknown) => {
    await run(change);
    for (let turn = 0; turn < 4; turn += 1) await settle(host);
  };
  await vi.waitFor(async () => {
    await settle(host);
    expect(host.current.query.data).toBeDefined();
  });
  const shown = () => (client.getQueryData(orpc.ideabooks.get.queryKey({ input: INPUT })) as Ideabook).items.map(({ id }) => id).join("");
  return { host, act, shown, items: () => host.current.query.data?.items ?? [] };
}

test("a moved item is there at once; the server hears what it stands behind", async () => {
  const answer = delayed<object>();
  move.mockReturnValueOnce(answer.promise);
  const { host, act, shown, items } = await book();
  await act(() => host.current.items.move(items(), "a", 2));
  expect(shown()).toBe("bca");
  expect(move.mock.calls[0]?.[0]).toEqual({ id: "b1", itemId: "a", after: "c" });
  stored = ["b", "c", "a"].map(item);
  await act(() => answer.arrive({ order: ["b", "c", "a"] }));
  expect(shown()).toBe("bca");
  await act(() => host.current.items.move(items(), "c", 0));
  expect(move.mock.calls[1]?.[0]).toMatchObject({ itemId: "c", after: null });
});

test("someone else's order counts: the answer has it, also where it is another one", async () => {
  stored = ["c", "b", "a"].map(item);
  const { host, act, shown } = await book();
  await act(() => host.current.items.move(["a", "b", "c"].map(item), "a", 1));
  expect(shown()).toBe("cba");
});

test("a refused change is taken back and said", async () => {
  remove.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const { host, act, shown, items } = await book();
  await act(() => host.current.items.remove(items()[1] as BookItem));
  expect([shown(), toast.mock.calls[0]?.[0]]).toEqual(["abc", { title: "failed", tone: "danger" }]);
});

test("an answer that was on its way when an item was removed does not bring it back", async () => {
  const { host, act, shown, items } = await book();
  const old = delayed<object>();
  get.mockReturnValueOnce(old.promise);
  await act(() => live.hear({ id: "b1" }));
  const removed = delayed<object>();
  remove.mockReturnValueOnce(removed.promise);
  await act(() => host.current.items.remove(items()[0] as BookItem));
  await act(() => old.arrive({ id: "b1", items: ["a", "b", "c"].map(item), itemCount: 3 }));
  expect(shown()).toBe("bc");
  stored = ["b", "c"].map(item);
  await act(() => removed.arrive({ removed: null }));
  expect(shown()).toBe("bc");
});

test("the cover is one item's; chosen again, it is nobody's", async () => {
  const { host, act, items } = await book();
  await act(() => host.current.items.setCover(items()[0] as BookItem));
  await act(() => host.current.items.setCover({ ...(items()[0] as BookItem), isCover: true }));
  expect(update.mock.calls.map(([{ coverItemId }]) => coverItemId)).toEqual(["a", null]);
});

test("follows changes of this book alone, and all when some may have been missed", async () => {
  const { act } = await book();
  const before = get.mock.calls.length;
  await act(() => live.hear({ id: "another" }));
  expect(get.mock.calls.length).toBe(before);
  await act(() => live.hear({ id: "b1" }));
  await act(() => live.hear(null));
  expect(get.mock.calls.length).toBe(before + 2);
});
